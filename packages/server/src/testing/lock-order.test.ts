import { expect, it } from 'vitest';
import { createLockCheck } from './lock-order.ts';

const lock = (table: string) => `select "id" from "${table}" where "id" = $1 for update`;

it('finds a transaction that locks in another order than the written one', () => {
  const good = createLockCheck();
  expect(['users', 'teams', 'users', 'posts'].map((table) => good.take(lock(table), []))).toEqual(
    Array<null>(4).fill(null),
  );
  const bad = createLockCheck();
  expect(bad.take(lock('credit_accounts'), [])).toBeNull();
  expect(bad.take(lock('teams'), [])).toContain('teams must be locked before credit_accounts');
});

it('counts named locks and locks that wait for nobody', () => {
  const named = createLockCheck();
  expect(named.take(lock('posts'), [])).toBeNull();
  const text = 'SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))';
  expect(named.take(text, ['publishing', 'someone'])).toContain('@publishing must be locked before posts');
  const skipping = createLockCheck();
  expect(skipping.take(lock('posts'), [])).toBeNull();
  expect(skipping.take(`${lock('users')} skip locked`, [])).toBeNull();
  const one = createLockCheck();
  expect(one.take(`${lock('shelves')} of "posts"`, [])).toBeNull();
  expect(one.take(lock('users'), [])).toContain('users must be locked before posts');
});

it('refuses a lock without a place in the order', () => {
  expect(createLockCheck().take(lock('shelves'), [])).toContain('shelves is locked');
});
