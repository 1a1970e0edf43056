import { expect, it } from 'vitest';
import { isSignedBy } from './index.ts';

it.each([
  [
    'EnLs21M47BllR3X8PSFtjtbd',
    'order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l',
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  ],
  ['whsec_test', '{"entity":"event"}', 'dafec0c94f8f649f75f7fcdf9befb57b1af19fa48aaf44940d258b15da3bb94c'],
])('takes the provider’s own samples', (secret, message, signature) => {
  expect(isSignedBy(secret, message, signature)).toBe(true);
  expect(isSignedBy(secret, `${message} `, signature)).toBe(false);
  expect(isSignedBy(secret, message, signature.toUpperCase())).toBe(false);
  expect(isSignedBy(secret, message, '')).toBe(false);
  expect(isSignedBy('', message, signature)).toBe(false);
});
