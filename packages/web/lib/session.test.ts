import { expect, test } from 'vitest';
import { documentCookieJar, findCookie } from './cookie-jar.ts';
import { createSession, sessionSeconds, type SessionChange } from './session.ts';
import { memoryJar } from './testing/page.ts';

/** A page whose browser keeps `Secure` cookies, or refuses them. */
function pageThat(keepsSecure: boolean) {
  const written: string[] = [];
  return {
    written,
    page: {
      get cookie() {
        return written.map((line) => line.split(';')[0]).join('; ');
      },
      set cookie(line: string) {
        if (keepsSecure || !line.endsWith('; Secure')) written.push(line);
      },
    },
  };
}

test('the cookie is the one the specification describes, Secure on every address where the browser keeps it', () => {
  expect(sessionSeconds).toBe(2_592_000);
  const plain = 'token=a%20b%3Bc; Path=/; Max-Age=2592000; SameSite=Lax';
  for (const [keepsSecure, line] of [
    [true, `${plain}; Secure`],
    [false, plain],
  ] as const) {
    const { page, written } = pageThat(keepsSecure);
    const session = createSession({ jar: documentCookieJar(page), channel: null });
    session.begin('a b;c');
    expect(written[0]).toBe(line);
    expect(session.read()).toBe('a b;c');
  }
});

test('a cookie is found by its whole name, and an empty or broken one is none', () => {
  expect(findCookie('mytoken=x; token=a%20b; other=1', 'token')).toBe('a b');
  expect(findCookie('token=', 'token')).toBeNull();
  expect(findCookie('token=%', 'token')).toBeNull();
  expect(findCookie('', 'token')).toBeNull();
});

test('other tabs hear of a beginning and of an end, and whether it was meant', async () => {
  const here = new BroadcastChannel('tabs-test');
  const there = new BroadcastChannel('tabs-test');
  const wrap = (channel: BroadcastChannel) => ({
    postMessage: (message: unknown) => channel.postMessage(message),
    addEventListener: (_: 'message', listener: (event: { data: unknown }) => void) => {
      channel.onmessage = (event: MessageEvent<unknown>) => listener({ data: event.data });
    },
    removeEventListener: () => {
      channel.onmessage = null;
    },
  });
  const mine = createSession({ jar: memoryJar(), channel: wrap(here) });
  const other = createSession({ jar: memoryJar(), channel: wrap(there) });
  const heard: SessionChange[] = [];
  other.onOtherTab((change) => heard.push(change));
  mine.begin('t');
  expect(mine.read()).toBe('t');
  mine.end(false);
  mine.end(true);
  there.postMessage('noise');
  await expect
    .poll(() => heard)
    .toEqual([{ kind: 'began' }, { kind: 'ended', deliberate: false }, { kind: 'ended', deliberate: true }]);
  expect(mine.read()).toBeNull();
  here.close();
  there.close();
});

test('the end of an earlier session, heard late, does not end the one begun since', () => {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const underWay: unknown[] = [];
  const channel = {
    postMessage: (message: unknown) => void underWay.push(message),
    addEventListener: (_: 'message', listener: (event: { data: unknown }) => void) =>
      void listeners.push(listener),
    removeEventListener: () => undefined,
  };
  const jar = memoryJar();
  const before = createSession({ jar, channel });
  const after = createSession({ jar, channel: { ...channel, postMessage: () => undefined } });
  const heard: SessionChange[] = [];
  after.onOtherTab((change) => heard.push(change));
  const arrive = () => {
    for (const data of underWay.splice(0)) for (const listener of listeners) listener({ data });
  };
  before.begin('old');
  arrive();
  before.end(false);
  after.begin('new');
  arrive();
  expect(heard).toEqual([{ kind: 'began' }]);
  expect(after.read()).toBe('new');
  expect(after.left()).toBe(false);
  before.end(true);
  arrive();
  expect(heard.at(-1)).toEqual({ kind: 'ended', deliberate: true });
  expect(after.left()).toBe(true);
});

test('a browser in which somebody has signed in is known after the session ended', () => {
  const session = createSession({ jar: memoryJar(), channel: null });
  expect(session.hasVisited()).toBe(false);
  session.begin('t');
  session.end(true);
  expect([session.read(), session.hasVisited()]).toEqual([null, true]);
});
