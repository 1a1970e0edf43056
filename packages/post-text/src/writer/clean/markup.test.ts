import { describe, expect, it } from 'vitest';
import { writePost } from '../write.ts';

const written = (idea: string) => writePost({ idea }, { seed: 7 }).text;

describe('markup in notes', () => {
  it('leaves the words of a link in their sentence and its address below', () => {
    const text = written('We wrote it all down. See [our notes](https://example.com/notes) for the steps.');
    expect(text).toContain('See our notes for the steps.');
    expect(text.trimEnd().endsWith('https://example.com/notes')).toBe(true);
  });

  it('keeps hashtags that stand under their name', () => {
    const text = written(
      'I waited 94 days for my money.\nAsk for half up front.\nHashtags: #freelance #invoicing',
    );
    expect(text).toMatch(/#freelance #invoicing$/);
    expect(text).not.toContain('Hashtags');
  });

  it('takes the names of the parts off', () => {
    const text = written('Hook: I waited 94 days.\nStory: the invoice said 30 days.\nCTA: How do you do it?');
    expect(text).not.toMatch(/Hook|Story|CTA/);
    expect(text).toContain('The invoice said 30 days.');
  });
});
