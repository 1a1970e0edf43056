import { expect, test } from 'vitest';
import { rememberOAuth, takeOAuth, type OAuthRecord } from './oauth-record.ts';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test.each<OAuthRecord>([
  { kind: 'sign-in', provider: 'google', binding: 'b' },
  { kind: 'connect', next: '/dashboard/profile' },
])('what was begun is found once', (record) => {
  const storage = memoryStorage();
  rememberOAuth(record, storage);
  expect(takeOAuth(storage)).toEqual(record);
  expect(takeOAuth(storage)).toBeNull();
});

test.each(['not json', '{"kind":"other"}', '{}'])('what nobody of ours wrote is nothing: %s', (text) => {
  const storage = memoryStorage();
  storage.setItem('oauth', text);
  expect(takeOAuth(storage)).toBeNull();
});
