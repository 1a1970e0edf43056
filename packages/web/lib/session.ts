import { documentCookieJar, type CookieJar } from './cookie-jar.ts';

export const sessionCookie = 'token';
/** 30 days. */
export const sessionSeconds = 2_592_000;
/** Says only that somebody has signed in with this browser. Survives a logout. */
const visitedCookie = 'visited';
const visitedSeconds = 31_536_000;

export type SessionChange = { kind: 'began' } | { kind: 'ended'; deliberate: boolean };

export interface Session {
  /** The token, or null when nobody is signed in. */
  read: () => string | null;
  /** Starts a session in this tab and informs the other tabs. */
  begin: (token: string) => void;
  /** Removes the token and informs the other tabs. `deliberate` is true when the user logged out. */
  end: (deliberate: boolean) => void;
  /** True when somebody has signed in with this browser within a year. */
  hasVisited: () => boolean;
  /** True when a session ended, here or in another tab, and none has started since. */
  left: () => boolean;
  /** Listens to the other tabs of this browser. Returns an unsubscribe function. */
  onOtherTab: (listener: (change: SessionChange) => void) => () => void;
}

export interface TabChannel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  removeEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
}

export interface SessionEnvironment {
  jar: CookieJar;
  channel: TabChannel | null;
}

function readChange(data: unknown): SessionChange | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'began') return { kind: 'began' };
  if (data.kind === 'ended')
    return { kind: 'ended', deliberate: 'deliberate' in data && data.deliberate === true };
  return null;
}

export function createSession({ jar, channel }: SessionEnvironment): Session {
  let left = false;
  const tell = (change: SessionChange) => channel?.postMessage(change);
  return {
    read: () => jar.get(sessionCookie),
    begin: (token) => {
      left = false;
      jar.set(sessionCookie, token, sessionSeconds);
      jar.set(visitedCookie, '1', visitedSeconds);
      tell({ kind: 'began' });
    },
    end: (deliberate) => {
      left = true;
      jar.remove(sessionCookie);
      tell({ kind: 'ended', deliberate });
    },
    hasVisited: () => jar.get(visitedCookie) !== null,
    left: () => left && jar.get(sessionCookie) === null,
    onOtherTab: (listener) => {
      const hear = (event: { data: unknown }) => {
        const change = readChange(event.data);
        if (!change) return;
        // The message about an ended session may arrive after the next one started, whose token is then present.
        if (change.kind === 'ended' && jar.get(sessionCookie) !== null) return;
        left = change.kind === 'ended';
        listener(change);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}

function browserSession(): Session {
  const inBrowser = typeof window !== 'undefined';
  return createSession({
    jar: documentCookieJar(),
    channel: inBrowser && 'BroadcastChannel' in window ? new BroadcastChannel('session') : null,
  });
}

export const session: Session = browserSession();
