/**
 * The only sockets and attachments. A socket's viewer is fixed when it is accepted and lives in its
 * attachment, which survives hibernation; nothing that a client says later changes it.
 */
import { SEATS, type Seat } from '../../shared/game.ts';
import { CLOSE } from '../../shared/protocol/close-codes.ts';
import {
  MAX_SOCKETS_PER_SEAT,
  MAX_SPECTATORS,
  MESSAGE_BURST,
  MESSAGES_PER_SECOND,
  SILENT_AFTER_MS,
} from '../../shared/protocol/limits.ts';
import type { MatchInfo, ServerMessage } from '../../shared/protocol/socket.ts';

type You = MatchInfo['you'];

interface Attachment {
  readonly you: You;
  /** Hash of the device's secret; null for who has none. */
  readonly device: string | null;
  /** When it last said anything but `ping`; 0 for never. */
  readonly heardAt: number;
}

/** A socket's rate: lost with hibernation, which is harmless: ten idle seconds refill it. */
interface Bucket {
  tokens: number;
  at: number;
  warned: boolean;
}

export class Sockets {
  readonly #ctx: DurableObjectState;
  readonly #buckets = new WeakMap<WebSocket, Bucket>();

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    // Answered by the platform without waking the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** Open sockets of a viewer, or all. The list of the platform may hold closing ones. */
  open(you?: You): WebSocket[] {
    return this.#ctx.getWebSockets(you).filter((ws) => ws.readyState === WebSocket.OPEN);
  }

  you(ws: WebSocket): You {
    return this.#attachment(ws).you;
  }

  /** Which seats have an open socket. */
  present(): Record<Seat, boolean> {
    return { first: this.open('first').length > 0, second: this.open('second').length > 0 };
  }

  spectators(): number {
    return this.open('spectator').length;
  }

  /**
   * Accepts an upgrade and fixes its viewer. Players always get in: a seat's oldest socket makes
   * room. Null when there is no room for one more spectator.
   */
  accept(ws: WebSocket, you: You, device: string | null): boolean {
    const others = this.open(you);
    if (you === 'spectator' && others.length >= MAX_SPECTATORS) return false;
    if (you !== 'spectator') {
      for (const oldest of others.slice(0, Math.max(0, others.length - MAX_SOCKETS_PER_SEAT + 1))) {
        this.close(oldest, CLOSE.full, 'too many windows of one seat');
      }
    }
    this.#ctx.acceptWebSocket(ws, [you]);
    const attachment: Attachment = { you, device, heardAt: 0 };
    ws.serializeAttachment(attachment);
    return true;
  }

  /**
   * Accepts only to say why not: a browser sees a close code and never a status. Hibernating like
   * the others, or a client that ignores the close would keep the object awake.
   */
  turnAway(ws: WebSocket, code: number, reason: string): void {
    this.#ctx.acceptWebSocket(ws);
    this.close(ws, code, reason);
  }

  /** Notes that a socket spoke: who acts is not silent, whenever it last pinged (R19). */
  heard(ws: WebSocket, now: number): void {
    ws.serializeAttachment({ ...this.#attachment(ws), heardAt: now } satisfies Attachment);
  }

  /**
   * Closes sockets that have pinged before and then fell silent (R19): a phone that lost its network
   * does not say goodbye. Answers since when each seat so dropped counts as gone.
   */
  dropSilent(now: number): Partial<Record<Seat, number>> {
    const gone: Partial<Record<Seat, number>> = {};
    for (const ws of this.open()) {
      const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(ws)?.getTime();
      if (pinged === undefined) continue;
      const { you, heardAt } = this.#attachment(ws);
      const silentAt = Math.max(pinged, heardAt) + SILENT_AFTER_MS;
      if (now <= silentAt) continue;
      this.close(ws, 1001, 'silent');
      if (you !== 'spectator') gone[you] = Math.max(gone[you] ?? 0, silentAt);
    }
    return gone;
  }

  /** Closes what a seat had open on devices that no longer own it (R12). */
  dropOtherDevices(seat: Seat, device: string): void {
    for (const ws of this.open(seat)) {
      if (this.#attachment(ws).device !== device) this.close(ws, 1000, 'moved to another device');
    }
  }

  /**
   * Takes a message out of a socket's allowance: `fine`, `warn` for the first beyond it, then
   * `flood`. Counted before anything is parsed (R32).
   */
  spend(ws: WebSocket, now: number): 'fine' | 'warn' | 'flood' {
    const bucket = this.#buckets.get(ws) ?? { tokens: MESSAGE_BURST, at: now, warned: false };
    const refill = ((now - bucket.at) / 1000) * MESSAGES_PER_SECOND;
    bucket.tokens = Math.min(MESSAGE_BURST, bucket.tokens + Math.max(0, refill));
    bucket.at = now;
    this.#buckets.set(ws, bucket);
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return 'fine';
    }
    if (bucket.warned) return 'flood';
    bucket.warned = true;
    return 'warn';
  }

  /** One dead socket must not keep the others from their message. */
  send(ws: WebSocket, message: ServerMessage): void {
    this.sendText(ws, JSON.stringify(message));
  }

  /** Sends every viewer its own message; the same bytes to all sockets of one viewer. */
  broadcast(messageFor: (you: You) => ServerMessage): void {
    for (const you of [...SEATS, 'spectator'] as const) {
      const sockets = this.open(you);
      if (sockets.length === 0) continue;
      const text = JSON.stringify(messageFor(you));
      for (const ws of sockets) this.sendText(ws, text);
    }
  }

  close(ws: WebSocket, code: number, reason: string): void {
    try {
      ws.close(code, reason);
    } catch {
      // Already closing: there is nobody to tell.
    }
  }

  closeAll(code: number, reason: string): void {
    for (const ws of this.open()) this.close(ws, code, reason);
  }

  /**
   * Answers a close. Hibernating sockets are not answered for us (workerd, 2026-11), and a client
   * would wait ten seconds and see 1006; 1005, 1006 and 1015 may not be sent.
   */
  answerClose(ws: WebSocket, code: number): void {
    if (code === 1006 || code === 1015) return;
    this.close(ws, code === 1005 ? 1000 : code, '');
  }

  #attachment(ws: WebSocket): Attachment {
    const attachment = ws.deserializeAttachment() as Attachment | null;
    // Fail closed: a socket that we cannot place is a stranger's (R2).
    return attachment ?? { you: 'spectator', device: null, heardAt: 0 };
  }

  /** A message that is text already. */
  sendText(ws: WebSocket, text: string): void {
    try {
      ws.send(text);
    } catch {
      // Its close event follows and counts it out.
    }
  }
}
