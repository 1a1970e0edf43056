/** Without session storage a reload counts as a new tab. */
function stored(key: string, write?: string | null): string | null {
  try {
    if (typeof write === 'string') window.sessionStorage.setItem(key, write);
    else if (write === null) window.sessionStorage.removeItem(key);
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

let known: string | null = null;

/** The id of this tab, which survives a reload. The server uses it to tell saves of other tabs apart. */
export function tabId(): string {
  known ??= stored('writing-tab') ?? stored('writing-tab', crypto.randomUUID()) ?? crypto.randomUUID();
  return known;
}

const current = 'writing-current';

/** The record that this tab writes to while the address contains no post id. */
export const readCurrent = (): string | null => stored(current);
export const rememberCurrent = (key: string): void => void stored(current, key);
export const forgetCurrent = (): void => void stored(current, null);
