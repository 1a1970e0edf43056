import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import texts from '../testing-data/same-job-texts.json' with { type: 'json' };
import { blockKeysOf, isSameJob, type Advertised } from './same-job.ts';
import { anyText } from '../../../../testing/any-text.ts';

interface Pair {
  same: boolean;
  line: string;
  ads: [Advertised, Advertised];
}

function readAd(written: string): Advertised {
  const [title = '', company = '', rest = ''] = written.split(' @ ');
  const [places = '', text = ''] = rest.split(' # ');
  const found = new Map(Object.entries(texts)).get(text.trim());
  if (found === undefined) throw new Error(`no text is called ${text}`);
  return { title, company, places: places.split(';').map((place) => place.trim()), text: found };
}

const pairs: Pair[] = readFileSync(join(import.meta.dirname, '../testing-data/same-job-pairs.txt'), 'utf8')
  .split('\n')
  .filter((line) => /^[=!] /.test(line))
  .map((line) => {
    const [a = '', b = ''] = line.slice(2).split(' || ');
    return { same: line.startsWith('='), line, ads: [readAd(a), readAd(b)] };
  });

it('finds the same opening in 300 labelled pairs: precision 0.97 and recall 0.95 at least', () => {
  expect(pairs).toHaveLength(300);
  const judged = pairs.map((pair) => ({ ...pair, found: isSameJob(...pair.ads) }));
  const right = judged.filter(({ same, found }) => same && found).length;
  const wrong = judged.filter(({ same, found }) => !same && found);
  const missed = judged.filter(({ same, found }) => same && !found);
  expect(right / (right + wrong.length)).toBeGreaterThanOrEqual(0.97);
  expect(right / (right + missed.length)).toBeGreaterThanOrEqual(0.95);
});

it('judges a pair the same from both sides, and compares what it calls the same', () => {
  const judged = pairs.map(({ ads: [a, b] }) => ({ a, b, same: isSameJob(a, b), turned: isSameJob(b, a) }));
  expect(judged.filter(({ same, turned }) => same !== turned)).toEqual([]);
  const apart = judged.filter(({ a, b, same }) => {
    const keys = new Set(blockKeysOf(b));
    return same && !blockKeysOf(a).some((key) => keys.has(key));
  });
  // They are not compared if a title contains a place that only the other advertisement lists.
  expect(apart.length).toBeLessThanOrEqual(3);
});

it('takes any text', () => {
  const odd = fc.oneof(
    anyText({ maxLength: 200 }),
    fc.constantFrom('constructor', '__proto__', 'a/'.repeat(3000), '('.repeat(3000), '1-'.repeat(3000)),
  );
  const ad = fc.record({ title: odd, company: odd, places: fc.array(odd, { maxLength: 3 }), text: odd });
  fc.assert(
    fc.property(ad, ad, (a, b) => {
      expect(isSameJob(a, b)).toBe(isSameJob(b, a));
      expect(blockKeysOf(a).length).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});
