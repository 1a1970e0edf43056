import { describe, expect, it } from 'vitest';
import { followInstruction, understand } from './instruction.ts';

const text = `We took four fields out of our sign-up form 🎉

In order to be honest, nobody missed them. I had defended every one. It took a day. Before, 41 in a hundred finished it; after, 63.

Which field would you drop first?

#forms #design`;

describe('an instruction followed by rule', () => {
  it.each([
    ['make the second paragraph shorter', 'shorter'],
    ['Please tighten paragraph 2', 'shorter'],
    ['Say it simpler', 'simpler'],
    ['give me another hook', 'opening'],
    ['a different ending', 'ending'],
    ['remove the hashtags', 'hashtags'],
    ['no emojis please', 'emoji'],
    ['split it into shorter paragraphs', 'paragraphs'],
    ['bold the first line', 'bold'],
    ['remove the bold letters', 'plain'],
    ['delete the last paragraph', 'delete'],
  ])('%s', (instruction, kind) => {
    expect(understand(text, instruction)?.kind).toBe(kind);
  });

  it.each([
    'translate it',
    'make it shorter in German',
    'like Hemingway',
    'cut it',
    'delete the ninth paragraph 12',
  ])('does not pretend to understand: %s', (instruction) => {
    expect(followInstruction(text, instruction)).toBeNull();
  });

  const follow = (instruction: string) => followInstruction(text, instruction)?.text;

  it('changes the place that is named and nothing else', () => {
    expect(follow('make the second paragraph simpler')).toBe(text.replace('In order to be', 'To be'));
    expect(follow('bold the first line')).toContain('𝗪𝗲 𝘁𝗼𝗼𝗸 𝗳𝗼𝘂𝗿');
    expect(follow('delete the third paragraph')).not.toContain('Which field');
  });

  it('takes out hashtags, emoji and the closing question', () => {
    expect(follow('remove all hashtags')).toBe(text.replace('\n\n#forms #design', ''));
    expect(follow('no emoji')).toBe(text.replace(' 🎉', ''));
    expect(follow('another ending')).toBe(text.replace('\n\nWhich field would you drop first?', ''));
  });

  it('splits long paragraphs without losing a word', () => {
    const split = follow('split the paragraphs') ?? '';
    expect(split.split('\n\n')).toHaveLength(5);
    expect(split.replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
  });
});
