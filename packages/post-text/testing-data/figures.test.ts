import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIGURES, figuresPage, headlines, README, withHeadlines } from './test-figures.ts';

const COMMAND = 'node packages/post-text/testing-data/test-figures.ts';
const TIME = { timeout: 120_000 };

it('the figures that are kept are those that the code reaches', TIME, () => {
  expect(figuresPage(), `evaluation/figures.md is stale: ${COMMAND}`).toBe(readFileSync(FIGURES, 'utf8'));
});

it('so are the headlines of the README', TIME, () => {
  const readme = readFileSync(README, 'utf8');
  expect(withHeadlines(readme, headlines()), `README.md is stale: ${COMMAND}`).toBe(readme);
});
