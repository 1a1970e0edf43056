import { expect, test } from 'vitest';
import { addressOf, ideaTextOf, secretIn } from './mailbox.ts';

const inbound = 'tickets@limelight.example';
const secret = '0123456789abcdef0123';

test('an address is known again, whatever its case, and nothing else is', () => {
  const address = addressOf(inbound, secret);
  expect(address).toBe(`tickets+idea-${secret}@limelight.example`);
  expect(secretIn(inbound, ['asha@example.com', address.toUpperCase()])).toBe(secret);
  for (const other of [
    inbound,
    `tickets+idea-@limelight.example`,
    address.replace('limelight', 'else'),
    `x${address}`,
  ])
    expect(secretIn(inbound, [other])).toBeNull();
});

test('the subject is the point, without what email apps put before it', () => {
  expect(ideaTextOf({ subject: 'Fwd: RE:  Night shifts  count twice', words: ' They know. ' })).toBe(
    'Night shifts count twice\nThey know.',
  );
  expect(ideaTextOf({ subject: '', words: 'Only words' })).toBe('Only words');
  expect(ideaTextOf({ subject: 'Re: ', words: '' })).toBe('');
});
