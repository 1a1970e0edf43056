import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RULES } from '../src/checks/rules/index.ts';
import { measureClaims, measureTells } from './test-measure.ts';
import type { Precision } from './test-measure.ts';
import { readFile, readPosts } from './test-posts.ts';

const tells = RULES.filter((rule) => rule.group === 'tell').map(({ id }) => id);

/** What stands for each part: checksums, how large it is, and what is reached less than everywhere. */
const PARTS = [
  {
    part: 'second',
    claims: '882e527b5206263de7317241462dc62f526cf96e827ebf5c6868dacf51d8f749',
    tells: 'a36d4fdaa360bde13b67450552adac3a44028eaf0b0d35719d216c71e5b570f8',
    posts: 40,
    places: 10,
    tempting: 10,
    events: 0.95,
    clients: 0.7,
    // 'The biggest lesson:' and 'The moral:' are drum rolls there; the guide, written after it, names them advice.
    named: ['advice-frame'],
  },
  {
    part: 'third',
    claims: 'd491cfc7cfe972fd2dac4d17b05d59b1c90bf4c638fc3715b37508d120cdd253',
    tells: '75297fb90ad46b9236bc7a1f4f82e61b3502876996143c036560c9eccb5d8810',
    posts: 30,
    places: 8,
    tempting: 4,
    events: 0.85,
    clients: 0.85,
    named: [],
  },
] as const;

describe.each(PARTS)('frozen, $part', ({ part, ...expected }) => {
  const claims = measureClaims(part);
  const measured = measureTells(part);

  it.each(['claims', 'tells'] as const)('the %s are as they were before anybody measured them', (set) => {
    expect(createHash('sha256').update(readFile(set, part)).digest('hex')).toBe(expected[set]);
  });

  it('whole posts with their sources, and for every tell places that are one and places that are not', () => {
    const posts = readPosts('claims', part);
    expect(posts.length).toBeGreaterThanOrEqual(expected.posts);
    expect(posts.filter((post) => post.source === '' || post.labels.length < 8)).toEqual([]);
    expect([...measured.keys()].toSorted()).toEqual(tells.toSorted());
    const few = [...measured].filter(
      ([, { labelled, tempting }]) => labelled < expected.places || tempting < expected.tempting,
    );
    expect(few.map(([rule]) => rule)).toEqual([]);
  });

  it.each([
    ['f', 0.95],
    ['d', 0.95],
    ['n', 0.95],
    ['q', 0.95],
    ['e', expected.events],
    ['c', expected.clients],
  ] as const)('finds the places of kind %s that no source gives, at least %d of them', (kind, least) => {
    const { of, found } = claims.recall[kind] ?? { of: 0, found: 0 };
    expect(found / of).toBeGreaterThanOrEqual(least);
  });

  it('speaks falsely at most once a post', () => {
    expect(claims.falseAlarms).toBeLessThanOrEqual(1);
  });

  it('nine in ten places each rule speaks of are a tell, and nearly always the one it names', () => {
    const below = (right: (tell: Precision) => number) =>
      [...measured].filter(([, tell]) => right(tell) < tell.flagged * 0.9).map(([rule]) => rule);
    expect(below(({ right, otherwise }) => right + otherwise)).toEqual([]);
    // Neighbours: 'the lesson' may announce advice or be a drum roll, a denial may be a saying.
    expect(below(({ right }) => right).toSorted()).toEqual([...expected.named].toSorted());
  });

  it('takes at most one of the temptations of each rule', () => {
    expect([...measured].filter(([, { tempted }]) => tempted > 1).map(([rule]) => rule)).toEqual([]);
  });
});

describe('the parts of tells alone', () => {
  const [fourth, fifth, sixth] = [measureTells('fourth'), measureTells('fifth'), measureTells('sixth')];
  const [seventh, eighth] = [measureTells('seventh'), measureTells('eighth')];
  const ninth = measureTells('ninth');
  const tenth = measureTells('tenth');

  it.each([
    ['fourth', 'f13a712018d510f38dde09a786b2551f0271b4b8d8c2d518da79ea3e8281e48d'],
    ['fifth', '2a2f6a1ecbfe78be6c134b6551e6ecfb1cd001b1118da66aa16fe6fea1040936'],
    ['sixth', '93d1d2a4b76db59cb4f644f6e4a2196b620950abc29200353c20a4640016712f'],
    ['eighth', '9873f7b5e39f2e22e4cec9215e0aabb61492beee81cb2ef28b09125d1cc5c911'],
    ['ninth', '580d783ec4ed25087b980cd44011e0f50f12cff028e29baa16d475e8679993d4'],
    ['tenth', 'c551965137f0a4b1c7d6aa49bae970ceb41c868553b33a641582a03fa48cbc90'],
    ['seventh', '47c60448bfa78780f53da037c1b2560e775e3d42fe558d0aef8661f63247214f'],
  ] as const)('the %s is as it was written', (part, checksum) => {
    expect(createHash('sha256').update(readFile('tells', part)).digest('hex')).toBe(checksum);
  });

  it('nine in ten places each rule speaks of in the fourth are a tell of its name', () => {
    expect([...fourth].filter(([, tell]) => tell.right < tell.flagged * 0.9).map(([rule]) => rule)).toEqual(
      [],
    );
  });

  it.each([
    ['seventh', seventh],
    ['eighth', eighth],
    ['ninth', ninth],
  ])('the %s holds places that are a tell and places that are not for every rule', (_, measured) => {
    expect([...measured].filter(([, { labelled, tempting }]) => labelled < 10 || tempting < 6)).toEqual([]);
  });

  // A little under what is reached: what falls below has got worse.
  it.each([
    { part: 'fourth', measured: fourth, right: 0.99, tell: 0.995, found: 0.86, tempted: 0 },
    { part: 'fifth', measured: fifth, right: 0.96, tell: 0.995, found: 0.6, tempted: 0 },
    { part: 'sixth', measured: sixth, right: 0.905, tell: 0.985, found: 0.475, tempted: 5 },
    { part: 'seventh', measured: seventh, right: 0.98, tell: 0.99, found: 0.755, tempted: 0 },
    { part: 'eighth', measured: eighth, right: 0.935, tell: 0.985, found: 0.465, tempted: 2 },
    { part: 'ninth', measured: ninth, right: 0.87, tell: 0.98, found: 0.345, tempted: 2 },
    { part: 'tenth', measured: tenth, right: 0.8, tell: 0.95, found: 0.54, tempted: 3 },
  ])('of the $part so many places are a tell of their name, a tell, and found', ({ measured, ...least }) => {
    expect(sum(measured, 'right') / sum(measured, 'flagged')).toBeGreaterThanOrEqual(least.right);
    const tells = sum(measured, 'right') + sum(measured, 'otherwise');
    expect(tells / sum(measured, 'flagged')).toBeGreaterThanOrEqual(least.tell);
    expect(sum(measured, 'found') / sum(measured, 'labelled')).toBeGreaterThanOrEqual(least.found);
    expect(sum(measured, 'tempted')).toBeLessThanOrEqual(least.tempted);
  });

  it.each([
    { part: 'seventh', measured: seventh, few: [] },
    // Seven of eight: the eighth is what a class says.
    { part: 'eighth', measured: eighth, few: ['dramatic-pause'] },
    // One place of four, of nine and of nine.
    { part: 'ninth', measured: ninth, few: ['label-lines', 'advice-frame', 'arrow-bullets'] },
  ])('nine in ten places each rule speaks of in the $part are a tell', ({ measured, few }) => {
    const low = [...measured].filter(
      ([, { right, otherwise, flagged }]) => right + otherwise < flagged * 0.9,
    );
    expect(low.map(([rule]) => rule)).toEqual(few);
  });

  it('over all sets together nine in ten places of each rule are a tell of its name', () => {
    const all = [
      ...(['open', 'frozen', 'second', 'third'] as const).map((part) => measureTells(part)),
      ...[fourth, fifth, sixth, seventh, eighth, ninth, tenth],
    ];
    const low = tells.filter((rule) => {
      const of = (part: 'right' | 'flagged') =>
        all.reduce((total, measured) => total + (measured.get(rule)?.[part] ?? 0), 0);
      return of('right') < of('flagged') * 0.9;
    });
    expect(low).toEqual([]);
  });

  it.each([
    ['fourth', fourth],
    ['seventh', seventh],
    ['eighth', eighth],
    ['ninth', ninth],
  ])('every rule speaks in the %s', (_, measured) => {
    expect([...measured].filter(([, { found }]) => found === 0)).toEqual([]);
  });
});

describe('German', () => {
  const [open, frozen] = [measureTells('german'), measureTells('german-frozen')];

  it('the frozen half is as it was before a rule was changed for it', () => {
    expect(createHash('sha256').update(readFile('tells', 'german-frozen')).digest('hex')).toBe(
      'c8ed032cf252677d9d491d40e83ad3f7b15aaf8a3408da0db894866894535fa9',
    );
    expect([...readPosts('tells', 'german'), ...readPosts('tells', 'german-frozen')]).toHaveLength(80);
  });

  it.each([
    ['open', open],
    ['frozen', frozen],
  ])('of the %s half nine in ten places are a tell of their name, and most are found', (_, measured) => {
    expect(sum(measured, 'right') / sum(measured, 'flagged')).toBeGreaterThanOrEqual(0.94);
    expect(sum(measured, 'found') / sum(measured, 'labelled')).toBeGreaterThanOrEqual(0.88);
    expect(sum(measured, 'tempted')).toBeLessThanOrEqual(2);
  });
});

type Counted = 'right' | 'otherwise' | 'flagged' | 'found' | 'labelled' | 'tempted';

function sum(measured: ReadonlyMap<string, Precision>, of: Counted): number {
  return [...measured.values()].reduce((total, tell) => total + tell[of], 0);
}
