import { expect, test } from 'vitest';
import { addressIn, checksOf, emlOf, mailtoOf } from './rules.ts';

test('an email file has its subject and text in any language, and no header can be slipped in', () => {
  const eml = emlOf({ to: 'ines@example.com', subject: 'Grüße\r\nBcc: x@example.com', text: 'Olá\nInês' });
  const [head = '', body = ''] = eml.split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/m);
  expect(head).toContain('X-Unsent: 1\r\nTo: ines@example.com\r\nSubject: =?UTF-8?B?');
  expect(
    new TextDecoder().decode(Uint8Array.from(atob(body.replace(/\s/g, '')), (c) => c.charCodeAt(0))),
  ).toBe('Olá\r\nInês');
  expect(mailtoOf({ to: 'a@example.com', subject: 'A & B', text: 'Hi\nyou' })).toBe(
    'mailto:a%40example.com?subject=A%20%26%20B&body=Hi%0D%0Ayou',
  );
});

test('a draft is checked for what is certain', () => {
  const checks = checksOf({ text: 'Hi Ines, [Your fit: why?] and [Your offer: what?]', details: [] }, 10);
  expect(checks.map(({ label, passed }) => [label, passed])).toEqual([
    ['49 of 10 characters', false],
    ['2 gaps to fill in', false],
    ['No personal details', false],
    ['No question', false],
  ]);
  expect(addressIn('Job ad, https://jobs.example/1, 2026-11-26')).toBe('https://jobs.example/1');
});
