import { expect, test } from 'vitest';
import sharp from 'sharp';
import { cardSize, drawCard } from './draw-card.ts';
import { drawIcon } from './draw-icon.ts';
import { breakLines, measureLine, type TypeStyle } from './outlines.ts';

const style: TypeStyle = { face: 'display', size: 60 };

test('a title is broken by its real width, and a word is never cut', () => {
  const lines = breakLines('What to post when you may not pitch at all', 600, style);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('What to post when you may not pitch at all');
  for (const line of lines) expect(measureLine(line, style)).toBeLessThanOrEqual(600);
});

test('a card needs no font of the machine that shows it, whatever its words are', async () => {
  const svg = drawCard({
    kind: 'Blog',
    title: '41 → 63 % & <b> 日本',
    description: 'Two words. '.repeat(40),
  });
  expect(svg).not.toMatch(/<text|<b>|font-family/);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect({ width, height }).toEqual(cardSize);
});

test('a maskable icon reaches the edges, an ordinary one has corners', () => {
  expect(drawIcon({ maskable: true })).toContain('rx="0"');
  expect(drawIcon()).toContain('rx="8"');
});
