import { expect, it } from 'vitest';
import { checkNoPassword, checkPassword, hashPassword } from './password-hash.ts';

it('opens with the password and with no other', async () => {
  const hash = await hashPassword('Correct1@horse');
  expect(await checkPassword('Correct1@horse', hash)).toEqual({ matches: true, outdated: false });
  expect(await checkPassword('Correct1@hors', hash)).toEqual({ matches: false, outdated: false });
});

it('is another one each time', async () => {
  expect(await hashPassword('Correct1@horse')).not.toBe(await hashPassword('Correct1@horse'));
});

it('opens with nothing where it is damaged', async () => {
  expect(await checkPassword('Correct1@horse', 'Correct1@horse')).toEqual({
    matches: false,
    outdated: false,
  });
  expect(await checkPassword('', '')).toEqual({ matches: false, outdated: false });
});

it('agrees with the reference implementation', async () => {
  // From the test vectors of P-H-C/phc-winner-argon2 (src/test.c).
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await checkPassword('password', reference)).toEqual({ matches: true, outdated: true });
});

it('matches nothing for nobody', async () => {
  expect(await checkNoPassword('Correct1@horse')).toEqual({ matches: false, outdated: false });
});

it('is made by many at once', async () => {
  const hashes = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => hashPassword(letter)));
  const checks = await Promise.all(hashes.map((hash, index) => checkPassword('ABCDEF'.charAt(index), hash)));
  expect(checks.every(({ matches }) => matches)).toBe(true);
});
