import { expect, test } from 'vitest';
import { createNotices } from './notices.ts';
import { createSession } from './session.ts';
import { signOut } from './sign-out.ts';
import { memoryJar } from './testing/page.ts';

test('logging out empties everything of the person, says so and goes to /login, though the server does not answer', async () => {
  const session = createSession({ jar: memoryJar(), channel: null });
  session.begin('t');
  const notices = createNotices({ start: () => () => undefined });
  const done: string[] = [];
  let tokenAtServer: string | null = null;
  signOut({
    session,
    notices,
    endOnServer: () => {
      tokenAtServer = session.read();
      return Promise.reject(new Error('no answer'));
    },
    storages: [
      { clear: () => done.push('local') },
      {
        clear: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
      { clear: () => done.push('session') },
    ],
    forget: () => done.push('cache'),
    go: (path) => done.push(path),
  });
  expect(tokenAtServer).toBe('t');
  expect(session.read()).toBeNull();
  expect(done).toEqual(['local', 'session', '/login', 'cache']);
  expect(notices.current()).toMatchObject({
    title: 'Logged out',
    message: 'You have been successfully logged out.',
  });
});
