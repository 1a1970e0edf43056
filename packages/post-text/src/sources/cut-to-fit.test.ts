import { describe, expect, it } from 'vitest';
import { cutToFit } from '../index.ts';

describe('cutToFit', () => {
  const lines = Array.from({ length: 400 }, (_, at) => `Box ${at} stood on the shelf near the window.`);
  const text = [
    'The inventory of the mill.',
    ...lines,
    'The crane of 1962 cost 4,100 pounds.',
    ...lines,
  ].join('\n');

  it('keeps the beginning and what the idea speaks of, word for word and in order', () => {
    const cut = cutToFit(text, 'What our crane cost', 2_000);
    expect(cut.length).toBeLessThanOrEqual(2_000);
    expect(cut).toMatch(/^The inventory of the mill\.\n[\s\S]*The crane of 1962 cost 4,100 pounds\./);
    for (const line of cut.split('\n')) expect(text).toContain(line);
  });

  it('leaves a short text alone, and cuts one without breaks', () => {
    expect(cutToFit('a\n\nb', '', 10)).toBe('a\n\nb');
    expect(cutToFit('x'.repeat(50), '', 10)).toHaveLength(10);
  });
});
