/** Without session storage a reload is a new tab. */
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

/** The name of this tab, which survives a reload. The server tells saves of other tabs apart by it. */
export function tabId(): string {
  known ??= stored('writing-tab') ?? stored('writing-tab', crypto.randomUUID()) ?? crypto.randomUUID();
  return known;
}

const current = 'writing-current';

/** The record that this tab writes on while the address names no post. */
export const readCurrent = (): string | null => stored(current);
export const rememberCurrent = (key: string): void => void stored(current, key);
export const forgetCurrent = (): void => void stored(current, null);
