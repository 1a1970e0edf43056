import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBriefs } from '../testing-data/test-briefs.ts';
import { writtenOf } from '../testing-data/test-written.ts';

const VARIANTS = [0, 1, 2] as const;
const READ = readFileSync(new URL('fifty.md', import.meta.url), 'utf8')
  .split(/^## (?=\d+\. )/m)
  .slice(1)
  .map((section) => {
    const [heading = '', ...lines] = section.trimEnd().split('\n');
    const quoted = lines.filter((line) => line.startsWith('>'));
    return {
      name: heading.replace(/^\d+\. /, ''),
      post: quoted.map((line) => line.replace(/^> ?/, '')).join('\n'),
      verdict: /^\*\*(Yes|In part|No)\.\*\* \S/m.exec(section)?.[1],
    };
  });
const BRIEFS = readBriefs(new URL('fifty-briefs.json', import.meta.url));

describe('the fifty posts that were read', () => {
  it('are one of each brief, in their order, each with a verdict and a word of why', () => {
    expect(READ.map(({ name }) => name)).toEqual(BRIEFS.map(({ name }) => name));
    expect(READ).toHaveLength(50);
    expect(READ.filter(({ verdict }) => verdict === undefined).map(({ name }) => name)).toEqual([]);
  });

  it.each(BRIEFS.map((brief, index) => ({ brief, index, name: brief.name })))(
    'stand as they were read: $name',
    ({ brief, index }) => {
      const { text } = writtenOf(brief, 7, VARIANTS[index % 3]);
      expect(
        text,
        `The writer writes ‘${brief.name}’ otherwise than it was read. Read it again, and put the post and what you think of it into evaluation/fifty.md.`,
      ).toBe(READ[index]?.post);
    },
  );

  it('are counted as their verdicts say', () => {
    const count = (verdict: string) => READ.filter((one) => one.verdict === verdict).length;
    const intro = readFileSync(new URL('fifty.md', import.meta.url), 'utf8')
      .slice(0, 600)
      .replace(/\s+/g, ' ');
    expect(intro).toContain(
      `**Yes** ${count('Yes')}, **in part** ${count('In part')} (after a small change), **no** ${count('No')}.`,
    );
  });
});
