import { expect, it } from 'vitest';
import { passwordCost as cost } from '../../../platform/password-cost.ts';
import { checkNoPassword, checkPassword, hashPassword } from './password-hash.ts';

it('opens with the password and with no other', async () => {
  const hash = await hashPassword('Correct1@horse', cost);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword('Correct1@horse', hash, cost)).toEqual({ matches: true, outdated: false });
  expect(await checkPassword('Correct1@hors', hash, cost)).toEqual({ matches: false, outdated: false });
});

it('is another one each time', async () => {
  expect(await hashPassword('Correct1@horse', cost)).not.toBe(await hashPassword('Correct1@horse', cost));
});

it('opens with nothing where it is damaged', async () => {
  expect(await checkPassword('Correct1@horse', 'Correct1@horse', cost)).toEqual({
    matches: false,
    outdated: false,
  });
  expect(await checkPassword('', '', cost)).toEqual({ matches: false, outdated: false });
});

it('agrees with the reference implementation', async () => {
  // Source: the test vectors of P-H-C/phc-winner-argon2 (src/test.c).
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await checkPassword('password', reference, cost)).toEqual({ matches: true, outdated: true });
});

it('matches nothing for nobody', async () => {
  expect(await checkNoPassword('Correct1@horse', cost)).toEqual({ matches: false, outdated: false });
});

it('is made by many at once', async () => {
  const hashes = await Promise.all(
    ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => hashPassword(letter, cost)),
  );
  const checks = await Promise.all(
    hashes.map((hash, index) => checkPassword('ABCDEF'.charAt(index), hash, cost)),
  );
  expect(checks.every(({ matches }) => matches)).toBe(true);
});
