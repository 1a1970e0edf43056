import { createApi, type Api } from '../api.ts';
import type { CookieJar } from '../cookie-jar.ts';
import { createNotices, type Notice, type Notices } from '../notices.ts';
import { createSession, type Session } from '../session.ts';

export interface MemoryJar extends CookieJar {
  values: Map<string, string>;
}

export function memoryJar(): MemoryJar {
  const values = new Map<string, string>();
  return {
    values,
    get: (name) => values.get(name) ?? null,
    set: (name, value) => values.set(name, value),
    remove: (name) => values.delete(name),
  };
}

export interface TestPage {
  api: Api;
  session: Session;
  notices: Notices;
  shown: Notice[];
  /** The paths that forced sign-outs navigated to. */
  signedOutTo: string[];
  spent: number[];
}

export function createTestPage(base: string, where = '/dashboard/generate-post?draft=1'): TestPage {
  const session = createSession({ jar: memoryJar(), channel: null });
  const notices = createNotices({ start: () => () => undefined });
  const shown: Notice[] = [];
  notices.subscribe(() => {
    const notice = notices.current();
    if (notice?.open === true) shown.push(notice);
  });
  const signedOutTo: string[] = [];
  const spent: number[] = [];
  const api = createApi({
    fetch: globalThis.fetch,
    base,
    session,
    notices,
    here: () => where,
    onSignedOut: (next) => signedOutTo.push(next),
    onSpent: (credits) => spent.push(credits),
    mend: (code) => (code === 'no_model' ? { label: 'Connect a model', run: () => undefined } : undefined),
  });
  return { api, session, notices, shown, signedOutTo, spent };
}
