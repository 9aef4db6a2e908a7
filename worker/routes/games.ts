/** What there is to play: enough for a start form or a bot. */
import { Hono } from 'hono';
import { GAMES } from '../../shared/games/index.ts';
import { parseOptions } from '../../shared/protocol/http.ts';
import { ON_TIMEOUT, STAND_IN, TURN_LIMITS } from '../../shared/protocol/options.ts';
import { jsonReply } from '../reply.ts';

export const games = new Hono();

games.get('/', () => {
  const list = Object.values(GAMES).map(({ about }) => {
    const defaults = parseOptions(about.id as keyof typeof GAMES, {});
    return {
      id: about.id,
      revision: about.revision,
      hidden: about.hidden,
      files: about.files,
      ranks: about.ranks,
      options: {
        turnLimit: TURN_LIMITS,
        onTimeout: ON_TIMEOUT,
        standIn: STAND_IN,
        swapSides: [true, false],
        ...Object.fromEntries(
          Object.entries(about.houseRules).map(([name, rule]) => [
            name,
            rule.kind === 'toggle' ? [true, false] : (rule as { of: readonly string[] }).of,
          ]),
        ),
      },
      defaults: defaults.ok ? defaults.value : {},
      levels: about.levels.map(({ name }) => name),
    };
  });
  return jsonReply({ games: list });
});
