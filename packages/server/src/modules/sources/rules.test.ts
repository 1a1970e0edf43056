import { expect, it } from 'vitest';
import { fileNameAt, titleOfFile } from './rules.ts';

it.each([
  ['https://example.com/papers/Night%20shift_2024.pdf', 'Night shift 2024'],
  ['https://example.com/100%.pdf?download=1', '100%'],
  ['https://example.com/', ''],
])('a file at %s is named as it is called there', (address, title) => {
  expect(titleOfFile(fileNameAt(address))).toBe(title);
});
