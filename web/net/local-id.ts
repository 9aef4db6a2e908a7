/** Ids of matches in this browser: told apart from the referee's by how they begin. */
const LOCAL = 'here-';

export function isLocal(id: string): boolean {
  return id.startsWith(LOCAL);
}

/** @param random hex digits, 24 of which are used. */
export function newLocalId(random: string): string {
  return LOCAL + random.slice(0, 24);
}
