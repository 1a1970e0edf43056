import { describe, expect, it } from 'vitest';
import { isAutomatic, ownWords, replyMark } from './mail-text.ts';

describe('what a person wrote themselves', () => {
  it.each([
    [
      'a quotation below',
      'Yes.\n\nOn Sat, 21 Nov 2026 at 09:00, Limelight <a@b.example> wrote:\n> Is it so?',
      'Yes.',
    ],
    [
      'an introduction over two lines',
      'Yes.\n\nOn Sat, 21 Nov 2026 at 09:00, Limelight Support\n<tickets+p1-abc@limelight.example> wrote:\n\n> Is it so?',
      'Yes.',
    ],
    [
      'another language',
      'Ja.\n\nAm Sa., 21. Nov. 2026 um 09:00 Uhr schrieb Limelight <a@b.example>:\n> So?',
      'Ja.',
    ],
    [
      'Outlook',
      'Yes.\n\nFrom: Limelight <a@b.example>\nSent: Saturday\nTo: Asha\nSubject: Re\n\nIs it so?',
      'Yes.',
    ],
    ['Outlook’s rule', 'Yes.\n________________________________\nFrom: Limelight', 'Yes.'],
    ['the original message', 'Yes.\n-----Original Message-----\nIs it so?', 'Yes.'],
    ['our own mark, however it is quoted', `Yes.\n\n| ${replyMark}\nIs it so?`, 'Yes.'],
    ['a signature', 'Yes.\n-- \nAsha Rao\n+91 11', 'Yes.'],
    ['a telephone’s signature', 'Yes.\n\nSent from my iPhone', 'Yes.'],
    ['answers between the lines', '> First?\nYes.\n\n> Second?\nNo.', 'Yes.\n\nNo.'],
    [
      'words that only look alike',
      'On Monday I wrote:\nfrom: here\nand it stayed.',
      'On Monday I wrote:\nfrom: here\nand it stayed.',
    ],
    ['a list', 'Steps:\n- one\n- two', 'Steps:\n- one\n- two'],
    ['a quotation alone', '> Is it so?', ''],
  ])('%s', (_, mail, words) => {
    expect(ownWords(mail)).toBe(words);
    expect(ownWords(mail.replaceAll('\n', '\r\n'))).toBe(words);
  });
});

it('a line as long as an email may be holds nobody up', () => {
  const line = `<${'@'.repeat(300_000)}`;
  expect(ownWords(`${line}\nYes.`)).toBe(`${line}\nYes.`);
}, 5000);

describe('who sent it', () => {
  it.each([
    [[['auto-submitted', 'no']], 'asha@example.com', false],
    [[], 'asha@example.com', false],
    [[['auto-submitted', 'auto-generated; owner-email="x"']], 'asha@example.com', true],
    [[['precedence', 'Auto_Reply']], 'asha@example.com', true],
    [[['content-type', 'multipart/report; report-type=delivery-status']], 'asha@example.com', true],
    [[], 'MAILER-DAEMON@example.com', true],
    [[['return-path', '<asha@example.com>']], 'asha@example.com', false],
  ] as const)('%j from %s: a program is %s', (headers, from, automatic) => {
    expect(isAutomatic(new Map(headers), from)).toBe(automatic);
  });
});
