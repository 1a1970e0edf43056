import { expect, test } from 'vitest';
import { readPlain } from './paste-plain.ts';

test('a PDF’s lines can be joined, with the hyphens that broke its words', () => {
  const pdf =
    'We took four fields out of the sign-up form in May, and in the four\r\nweeks that followed the share of people who fin-\r\nished it rose from 41 to 63 per cent. Nobody asked for the\r\nfields.\r\n\r\nWhat we learnt:\r\n• Ask for less\r\n• Ask later';
  expect(readPlain(pdf).joined).toBe(
    'We took four fields out of the sign-up form in May, and in the four weeks that followed the share of people who finished it rose from 41 to 63 per cent. Nobody asked for the fields.\n\nWhat we learnt:\n• Ask for less\n• Ask later',
  );
});

test('lines that were ended on purpose stay', () => {
  for (const text of [
    'I quit my job.\nI had no plan.\nI had three weeks of rent.',
    'Short lines\nwithout a stop\nlike a poem',
    'This is a full sentence that stands on a line of its own.\nAnd this is another one, on the line below the first.',
  ])
    expect(readPlain(text)).toEqual({ text, joined: text, parameters: [] });
});

test('plain text is cleaned like any other', () => {
  expect(readPlain('hashtag#hiring \ufb01ne\u200b https://a.example/?utm_source=x&id=1')).toEqual({
    text: '#hiring fine https://a.example/?id=1',
    joined: '#hiring fine https://a.example/?id=1',
    parameters: ['utm_source'],
  });
});
