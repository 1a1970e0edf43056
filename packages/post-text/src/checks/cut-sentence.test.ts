import { expect, it } from 'vitest';
import { applyFix, checkPost } from '../index.ts';
import { cutSentenceFix } from './cut-sentence.ts';
import { parsePost } from './post.ts';

const PLAIN = 'We wrote it on the board in the hall, and that was all for the week.';
/** The text without the sentence that begins with these words, if a remark on it may cut it. */
function without(text: string, words: string, rule = 'vague-authority'): string | undefined {
  const start = text.indexOf(words);
  const finding = {
    rule,
    group: 'tell',
    severity: 'warn',
    message: '',
    start,
    end: start + words.length,
  } as const;
  const fix = cutSentenceFix(parsePost(text), finding);
  return fix && applyFix(text, { fix });
}

it('a sentence that tells nothing may be cut', () => {
  expect(without(`${PLAIN} Clarity and care follow. We opened the hall at noon.`, 'Clarity')).toBe(
    `${PLAIN} We opened the hall at noon.`,
  );
  expect(
    without(
      `Most leaders think trust comes first. They have it backwards.\n\nA tuner came by. ${PLAIN}`,
      'Most',
      'everyone-wrong',
    ),
  ).toBe(`A tuner came by. ${PLAIN}`);
});

it.each([
  ['a number', `${PLAIN} Growth takes 40 people. We opened the hall at noon.`, 'Growth'],
  ['a name', `${PLAIN} Trust came with Priya Rao. We opened the hall at noon.`, 'Trust'],
  ['a thing', `${PLAIN} Trust is a ladder. We opened the hall at noon.`, 'Trust'],
  ['thanks', `${PLAIN} We are grateful for the trust. We opened the hall at noon.`, 'We are grateful'],
  ['what the next sentence speaks of', `${PLAIN} Trust is the glue. Guard it like a treasure.`, 'Trust'],
  ['what a scrap behind it belongs to', `${PLAIN} Trust grows in the quiet. Quite literally.`, 'Trust'],
  ['an answer', `${PLAIN} What holds us? Trust does that. We opened the hall at noon.`, 'Trust'],
  ['nearly all of the text', `Trust is the glue. ${PLAIN}`, 'Trust'],
  ['an item of a list', `${PLAIN}\n– Trust is the glue.\n– We opened the hall at noon.`, 'Trust'],
])('a sentence with %s stays', (_, text, words) => {
  expect(without(text, words)).toBeUndefined();
});

it('remarks in other languages offer it too', () => {
  const text =
    'Wir haben im März die Stempeluhr abgeschafft, und die Überstunden sind um ein Drittel gesunken.\n\nViele hielten uns für verrückt.\n\nWie seht ihr das?';
  const closer = checkPost(text).find(({ rule }) => rule === 'hollow-closer');
  expect(closer && applyFix(text, closer)).toBe(text.replace('\n\nWie seht ihr das?', ''));
});
