import { expect, test } from 'vitest';
import { cookieLine, findCookie } from './cookie-jar.ts';
import { createSession, needsSecureCookie, sessionSeconds, type SessionChange } from './session.ts';
import { memoryJar } from './testing/page.ts';

test('the cookie is the one the specification describes', () => {
  expect(sessionSeconds).toBe(2_592_000);
  expect(cookieLine('token', 'a b;c', { maxAgeSeconds: sessionSeconds, secure: true })).toBe(
    'token=a%20b%3Bc; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  );
  expect(needsSecureCookie({ protocol: 'https:', hostname: 'limelight.example' })).toBe(true);
  expect(needsSecureCookie({ protocol: 'http:', hostname: 'localhost' })).toBe(true);
  expect(needsSecureCookie({ protocol: 'http:', hostname: '127.0.0.1' })).toBe(false);
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
  const mine = createSession({ jar: memoryJar(), channel: wrap(here), secure: false });
  const other = createSession({ jar: memoryJar(), channel: wrap(there), secure: false });
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
