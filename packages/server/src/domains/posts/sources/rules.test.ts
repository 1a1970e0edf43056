import { expect, it } from 'vitest';
import { fileNameAt, titleIn, titleOfFile } from './rules.ts';

it.each([
  ['https://example.com/papers/Night%20shift_2024.pdf', 'Night shift 2024'],
  ['https://example.com/100%.pdf?download=1', '100%'],
  ['https://example.com/', ''],
])('a file at %s is named as it is called there', (address, title) => {
  expect(titleOfFile(fileNameAt(address))).toBe(title);
});

it.each([
  ['about:blank', ''],
  ['Untitled document', ''],
  ['Document1', ''],
  ['Microsoft Word - Report on shifts.docx', 'Report on shifts'],
  ['The page that nobody read', 'The page that nobody read'],
  ['Presentation skills', 'Presentation skills'],
])('of a document’s own title %j is told %j', (written, title) => {
  expect(titleIn(written)).toBe(title);
});
