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

const ward = `The man ate nothing. A Gentleman of 81, and gentlemen like soup. Chef Dave came up himself.

The chef cooked it. See https://example.com/gentleman for the gentleman. #gentleman`;
const changed = (instruction: string) => followInstruction(ward, instruction);

describe('words replaced by rule', () => {
  it.each([
    ['replace "gentleman" with "man"'],
    ['Replace “gentleman” by “man” everywhere, please.'],
    ['change gentleman to man'],
    ['say man instead of gentleman'],
    ['use "man" instead of "gentleman"'],
  ])('%s: whole words in all places, in their case', (instruction) => {
    expect(changed(instruction)).toEqual({
      kind: 'replace',
      text: ward.replace('A Gentleman', 'A Man').replace('the gentleman', 'the man'),
    });
  });

  it('in the place that is named alone', () => {
    expect(changed('replace "gentleman" with "man" in the second paragraph')?.text).toBe(
      ward.replace('the gentleman', 'the man'),
    );
    expect(changed('change gentleman to man in the ninth paragraph 9')).toBeNull();
  });

  it('leaves a text alone that does not hold quoted words, and other changes to their rules', () => {
    expect(changed('replace "lady" with "man"')).toEqual({ kind: 'replace', text: ward });
    expect(changed('change the tone to warm')).toBeNull();
    expect(changed('change the opening to a better hook')?.kind).toBe('opening');
    expect(changed('make it shorter instead of simpler')?.kind).toBe('shorter');
  });
});

describe('a sentence deleted by what it tells', () => {
  it.each([
    ['delete the sentence about chef dave', ' Chef Dave came up himself.'],
    [
      'Remove the line with “ate nothing”',
      'The man ate nothing. A Gentleman of 81, and gentlemen like soup. Chef Dave came up himself.\n\n',
    ],
    ['cut the bit about the cooking chef.', 'The chef cooked it. '],
  ])('%s', (instruction, gone) => {
    expect(changed(instruction)).toEqual({ kind: 'delete', text: ward.replace(gone, '') });
  });

  it.each(['delete the sentence about the chef', 'delete the sentence about the nurse'])(
    'not where several or none tell it: %s',
    (instruction) => {
      expect(changed(instruction)).toEqual({ kind: 'delete', text: ward, unclear: true });
    },
  );
});
