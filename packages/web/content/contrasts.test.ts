import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HUMAN_BASELINE, slopRates } from '@limelight/post-text';
import { expect, test } from 'vitest';

const most = HUMAN_BASELINE.contrastsPer1000Characters;
const read = (path: string) => readFileSync(path, 'utf8');

/** What is said in an article, without the examples that it quotes. */
const withoutQuotations = (article: string) =>
  article
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replace(/“[^”]*”/gu, '');

test('articles contain no more contrasts than texts that people write', () => {
  const folder = join(import.meta.dirname, 'blog');
  const articles = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  const texts = articles.map((name) => withoutQuotations(read(join(folder, name))));
  expect(texts.join('').length).toBeGreaterThan(15_000);
  expect(slopRates(texts).contrastsPer1000Characters).toBeLessThanOrEqual(most);
});

/** Strings in single quotes or templates that are long enough to be sentences. */
const STRINGS = /'((?:[^'\\\n]|\\.){25,})'|`([^`]{25,})`/gu;

test('the texts of the site and the help contain no more contrasts than texts that people write', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/u.test(name));
  const texts = files.flatMap((name) =>
    [...read(join(import.meta.dirname, name)).matchAll(STRINGS)].map((match) => match[1] ?? match[2] ?? ''),
  );
  expect(texts.join('').length).toBeGreaterThan(40_000);
  expect(slopRates(texts).contrastsPer1000Characters).toBeLessThanOrEqual(most);
});
