import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { productPrompt } from '../prompts.ts';
import { judgeOf } from './attribution.ts';
import { readAuthors, type Author } from './authors.ts';
import { publicScorecard } from './run.ts';
import { scorecard } from './scorecard.ts';

const path = fileURLToPath(new URL('../briefs/authors.json', import.meta.url));
let authors: Author[];
let app: TestApp;
beforeAll(async () => {
  authors = await readAuthors(path);
  app = await createTestApp({ model: true });
});
afterAll(() => app.close());

describe('the public scorecard', () => {
  it('knows 20 authors, and its judge recognises most of them in posts it has not seen', () => {
    expect(new Set(authors.map(({ name }) => name)).size).toBe(20);
    const judge = judgeOf(authors);
    const right = authors.filter(({ name, genuine }) => judge.nearest(genuine) === name);
    expect(right.length).toBeGreaterThanOrEqual(15);
    const shuffled = authors.map(({ name }, at) => ({ name, posts: authors[(at + 1) % 20]?.posts ?? [] }));
    const wrong = judgeOf(shuffled);
    expect(authors.filter(({ name, genuine }) => wrong.nearest(genuine) === name)).toHaveLength(0);
  });

  it('counts contrasts, invented claims and sentences that rest on the notes', () => {
    const [author] = authors;
    if (author === undefined) throw new Error('There is no author.');
    const text = 'It was not a tennis ball. It was a sign. Sales rose by 64%. The pump failed on sports day.';
    const card = scorecard(
      [{ writer: 'a', failed: 1, texts: [{ author, text }] }],
      authors,
      judgeOf(authors),
    );
    const cells =
      card
        .split('\n')
        .find((line) => line.startsWith('| a |'))
        ?.split(' | ') ?? [];
    expect(cells.slice(1, 3)).toEqual(['1', '1']);
    expect(Number(cells[3])).toBeCloseTo(1000 / text.length, 2);
    expect(Number(cells[5])).toBeGreaterThanOrEqual(1);
    expect(cells[6]).toBe('50%');
  });

  it('writes the notes with the outline and with a model, who is shown posts of the author', async () => {
    await app.sandbox.control.model.order({
      kind: 'answer',
      text: 'The pump failed.\n\nIt was a tennis ball.',
    });
    const model = { writers: app.context.writers, prompt: productPrompt };
    const writers = [
      { engine: 'outline', model: null },
      { engine: 'model', model },
    ];
    const card = await publicScorecard(writers, { limit: 1 });
    expect(card).toMatch(/^\| outline \| 1 \| 0 \| 0\.000 \| [\d.]+ \| 0\.00 \| 100% \|/m);
    expect(card).toMatch(/^\| model with write-post@\d+, \w{12} \| 1 \| 0 \|/m);
    expect(card).toMatch(/^\| the authors themselves \| 20 \|/m);
    const sent = (await app.sandbox.control.model.requests()).at(-1)?.promptText ?? '';
    expect(authors[0]?.posts.some((post) => sent.includes(post))).toBe(true);
    expect(sent).not.toContain(authors[0]?.genuine);
  });
});
