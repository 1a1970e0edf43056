import { isContactProof } from '@limelight/contracts/catalog';
import { expect, test } from 'vitest';
import { prove } from './proof.ts';

test('zero bits are counted from the first on', () => {
  expect(isContactProof(new Uint8Array([0, 0b0000_0011]), 14)).toBe(true);
  expect(isContactProof(new Uint8Array([0, 0b0000_0100]), 14)).toBe(false);
  expect(isContactProof(new Uint8Array([1, 0]), 8)).toBe(false);
  expect(isContactProof(new Uint8Array([0, 0]), 16)).toBe(true);
});

test('the page finds a number that the server accepts', async () => {
  const nonce = await prove('1-abc.signature', 10);
  const bytes = new TextEncoder().encode(`1-abc.signature.${nonce}`);
  expect(isContactProof(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), 10)).toBe(true);
});
