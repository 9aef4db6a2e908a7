/**
 * What this device remembers. Storage may be blocked, full or hold anything: reading then finds
 * nothing, writing does nothing, and the page works all the same.
 */

/** The remembered text, or null. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`fogbound.${key}`);
  } catch {
    return null;
  }
}

/** Remembers a text; an empty one is forgotten. */
export function remember(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(`fogbound.${key}`);
    else localStorage.setItem(`fogbound.${key}`, text);
  } catch {
    // Blocked or full: the page goes on without a memory.
  }
}
