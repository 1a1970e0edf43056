import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { readWhole, fixture } from '../../../library/imports/reading/test-fixtures.ts';
import type { Imported } from '../../../library/imports/reading/imported.ts';
import type { Stored } from './collected.ts';
import { overviewOf } from './compare.ts';

const exportFiles = ['export-complete.zip', 'export-broken.zip', 'export-truncated.zip'] as const;
const workbooks = ['analytics.xlsx', 'analytics-six-sheets.xlsx'] as const;
const files = [...exportFiles, ...workbooks];

const found = new Map<string, Imported>();
beforeAll(async () => {
  for (const name of files) found.set(name, await readWhole(fixture(name), name));
}, 60_000);

const firstImport = Date.UTC(2026, 10, 19, 9);

/** What is stored when files are imported in this order, with the rows of an export in the order of `turn`. */
function storedIn(order: readonly string[], turn: number): Stored {
  const imports = order.map((name, index) => {
    const read = found.get(name);
    if (read === undefined) throw new Error(`${name} was not read`);
    return { read, importedAt: new Date(firstImport + index * 60_000) };
  });
  const exported = imports.flatMap(({ read, importedAt }) =>
    read.posts.map((post, index) => ({
      ...post,
      id: `${importedAt.getTime()} ${index}`,
      importedAt,
      postedAt: post.postedAt === null ? null : new Date(post.postedAt),
    })),
  );
  return {
    posts: [],
    exported: [...exported.slice(turn % exported.length), ...exported.slice(0, turn % exported.length)],
    analytics: imports.flatMap(({ read: { results }, importedAt }, index) =>
      results === null ? [] : [{ id: String(index), results, importedAt }],
    ),
    numbers: [],
  };
}

const window = { metric: 'impressions' as const, timeZone: 'Europe/London', from: null, to: null };
const seen = (order: readonly string[], turn = 0) => {
  const { posts, median } = overviewOf(storedIn(order, turn), window, []);
  const told = posts.map(({ key, title, times, figures, publishedAt, publishedOn, url }) => ({
    key,
    title,
    times,
    figures,
    publishedAt,
    publishedOn,
    url,
  }));
  return { median, posts: told.toSorted((a, b) => (a.key < b.key ? -1 : 1)) };
};

const measuredWithText = (posts: ReturnType<typeof seen>['posts']) =>
  posts.filter(({ title, figures }) => title !== '' && figures.impressions !== null);

it('gives the same posts with the same numbers in whatever order files are imported, and however often', () => {
  fc.assert(
    fc.property(
      fc
        .subarray([...files], { minLength: 1 })
        .chain((some) =>
          fc.tuple(
            fc.constant(some),
            fc.shuffledSubarray([...some, ...some], { minLength: some.length * 2 }),
            fc.nat({ max: 200 }),
          ),
        ),
      ([some, order, turn]) => {
        expect(seen(order, turn)).toEqual(seen(some));
      },
    ),
    { numRuns: 60 },
  );
});

it('never takes a number from a post when another export comes, and never shows a post twice', () => {
  const before = seen(['export-complete.zip', 'analytics.xlsx']);
  expect(measuredWithText(before.posts)).toHaveLength(40);
  const after = seen(['export-complete.zip', 'analytics.xlsx', 'export-broken.zip']);
  expect(measuredWithText(after.posts)).toHaveLength(40);
  const ofBroken = seen(['export-broken.zip']).posts.map(({ title }) => title);
  const added = after.posts.length - before.posts.length;
  const fresh = ofBroken.filter((title) => before.posts.every((post) => post.title !== title));
  expect(added).toBe(fresh.length);
  const titles = after.posts.flatMap(({ title }) => (title === '' ? [] : [title]));
  expect(new Set(titles).size).toBe(titles.length);
});

it('joins the workbook to a damaged export alone', () => {
  const { posts } = seen(['export-broken.zip', 'analytics.xlsx']);
  expect(measuredWithText(posts)).toHaveLength(5);
});
