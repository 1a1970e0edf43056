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
    ['undo the bold letters', 'plain'],
    ['delete the last paragraph', 'delete'],
  ])('%s', (instruction, kind) => {
    expect(understand(text, instruction)?.kind).toBe(kind);
  });

  it.each(['translate it', 'make it shorter in German', 'like Hemingway', 'cut it'])(
    'does not pretend to understand: %s',
    (instruction) => {
      expect(followInstruction(text, instruction)).toBeNull();
    },
  );

  it('says where it is pointed at no place', () => {
    const instruction = 'delete the ninth paragraph 12';
    expect(followInstruction(text, instruction)).toEqual({
      kind: 'delete',
      text,
      undone: [{ part: instruction, why: 'no-place' }],
    });
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

describe('several things asked at once', () => {
  const follow = (instruction: string) => followInstruction(text, instruction);

  it.each([
    ['remove hashtags and emojis', text.replace(' 🎉', '').replace('\n\n#forms #design', '')],
    ['no emoji, and remove the last paragraph', text.replace(' 🎉', '').replace('\n\n#forms #design', '')],
    [
      'delete the first and the third paragraph',
      text.replace(/^.*\n\n/, '').replace('\n\nWhich field would you drop first?', ''),
    ],
    [
      'Delete the first paragraph. Then make the second simpler!',
      text.replace(/^.*\n\n/, '').replace('In order to be', 'To be'),
    ],
    ['replace sign-up with "order"', text.replaceAll('sign-up', 'order')],
    ['change "sign-up" to order', text.replaceAll('sign-up', 'order')],
    [
      'replace "sign-up" with "order" and remove the hashtags',
      text.replace('sign-up', 'order').replace('\n\n#forms #design', ''),
    ],
    ['another ending and no hashtags', text.slice(0, text.indexOf('\n\nWhich'))],
  ])('%s: all of them', (instruction, then) => {
    expect(follow(instruction)).toMatchObject({ text: then });
    expect(follow(instruction)?.undone).toBeUndefined();
  });

  it.each([
    ['remove the hashtags and translate it to German', 'translate it to German', 'needs-model'],
    ['translate to German and remove the hashtags', 'translate to German', 'needs-model'],
    ['remove the hashtags and add a question at the end', 'add a question at the end', 'needs-model'],
    ['remove the hashtags; make it warmer', 'make it warmer', 'needs-model'],
    ['remove the hashtags but keep the numbers', 'keep the numbers', 'not-watched'],
    ['remove the hashtags and delete the sixth paragraph', 'delete the sixth paragraph', 'no-place'],
    [
      'remove the hashtags, and cut the sentence about the nurse',
      'cut the sentence about the nurse',
      'unclear',
    ],
    ['remove the hashtags and replace "lady" with "man"', 'replace "lady" with "man"', 'nothing'],
  ])('%s: what can be done, and the other by name', (instruction, part, why) => {
    expect(follow(instruction)).toMatchObject({
      text: text.replace('\n\n#forms #design', ''),
      undone: [{ part, why }],
    });
  });

  it.each([
    ['make it shorter and funnier', 'funnier'],
    ['shorter with a question at the end', 'with a question at the end'],
    ['shorter, in German', 'in German'],
    ['make it simpler and more personal, please', 'more personal, please'],
  ])('%s', (instruction, part) => {
    expect(follow(instruction)?.undone).toEqual([{ part, why: 'needs-model' }]);
  });

  it('is one thing where the words between are part of it', () => {
    const words = 'We bought salt and pepper, then soap. Maya and Tom paid. We left.';
    const done = (instruction: string) => followInstruction(words, instruction);
    expect(done('replace salt and pepper with herbs')).toEqual({
      kind: 'replace',
      text: words.replace('salt and pepper', 'herbs'),
    });
    expect(done('replace "salt and pepper, then soap" with "oil; add salt"')?.text).toBe(
      words.replace('salt and pepper, then soap', 'oil; add salt'),
    );
    expect(done('delete the sentence about Maya and Tom')).toEqual({
      kind: 'delete',
      text: words.replace(' Maya and Tom paid.', ''),
    });
    expect(done('translate it and make it warmer')).toBeNull();
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
    expect(changed('change gentleman to man in the ninth paragraph 9')).toMatchObject({
      text: ward,
      undone: [{ why: 'no-place' }],
    });
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
