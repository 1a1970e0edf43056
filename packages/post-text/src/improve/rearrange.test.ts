import { describe, expect, it } from 'vitest';
import { followInstruction } from './instruction.ts';
import { asksToUndo } from './undo-asked.ts';

const one = 'We cut four fields.';
const two = 'Nobody missed them. I had defended every one.\nIt took a day.';
const three = 'Which one would you drop?';
const tags = '#forms #design';
const text = [one, two, three, tags].join('\n\n');
const after = (instruction: string, of = text) => followInstruction(of, instruction)?.text;

describe('paragraphs, lines and sentences in another order', () => {
  it.each([
    ['swap the first two paragraphs', [two, one, three, tags]],
    ['Swap the first and the second paragraph, please.', [two, one, three, tags]],
    ['switch paragraphs 1 and 3', [three, two, one, tags]],
    ['exchange paragraph 2 with paragraph 3', [one, three, two, tags]],
    ['swap the order of the first two paragraphs', [two, one, three, tags]],
    ['move the third paragraph to the top', [three, one, two, tags]],
    ['move the first paragraph to the end', [two, three, one, tags]],
    ['put paragraph 3 before the second', [one, three, two, tags]],
    ['put the first paragraph after the second one', [two, one, three, tags]],
    ['move the second paragraph up', [two, one, three, tags]],
    ['start with the third paragraph', [three, one, two, tags]],
    ['delete the first two paragraphs', [three, tags]],
    ['remove paragraphs 2 to 3', [one, tags]],
    ['delete paragraphs 1 and 3', [two, tags]],
    ['delete the second paragraph', [one, three, tags]],
    ['move 3rd para to top', [three, one, two, tags]],
    ['swap paragraph one and two', [two, one, three, tags]],
    ['merge the first two paragraphs', [`${one} ${two}`, three, tags]],
    ['join paragraph 2 and paragraph 3', [one, `${two} ${three}`, tags]],
    ['delete everything after the second paragraph', [one, two]],
    ['remove all before paragraph 3', [three, tags]],
    ['remove the second to last paragraph', [one, two, tags]],
    ['swap the first two paragraphs and remove the hashtags', [two, one, three]],
  ])('%s', (instruction, paragraphs) => {
    expect(followInstruction(text, instruction)).toMatchObject({ text: paragraphs.join('\n\n') });
    expect(followInstruction(text, instruction)?.undone).toBeUndefined();
  });

  it('moves a line or a sentence out of its paragraph', () => {
    const plain = text.replace(`\n\n${tags}`, '');
    expect(after('move the last line to the top', plain)).toBe([three, one, two].join('\n\n'));
    expect(after('move the third line to the top', plain)).toBe(
      ['It took a day.', one, 'Nobody missed them. I had defended every one.', three].join('\n\n'),
    );
    expect(after('end with the second sentence')).toBe(
      [one, 'I had defended every one.\nIt took a day.', three, 'Nobody missed them.', tags].join('\n\n'),
    );
    expect(after('swap the second and third sentences')).toBe(
      text.replace(
        'Nobody missed them. I had defended every one.',
        'I had defended every one. Nobody missed them.',
      ),
    );
    expect(after('move the last line to the top', 'We left.\nWe came.\nWe won.')).toBe(
      'We won.\nWe left.\nWe came.',
    );
  });

  it('keeps a list numbered', () => {
    const list = 'Three rules:\n\n1. Ask first\n2. Count twice\n3. Go home\n\nThat is all.';
    const numbered = (...items: string[]) =>
      list.replace(
        '1. Ask first\n2. Count twice\n3. Go home',
        items.map((item, at) => `${at + 1}. ${item}`).join('\n'),
      );
    expect(after('swap the first two points', list)).toBe(numbered('Count twice', 'Ask first', 'Go home'));
    expect(after('move the last item to the top', list)).toBe(
      numbered('Go home', 'Ask first', 'Count twice'),
    );
    expect(after('move point 1 down', list)).toBe(numbered('Count twice', 'Ask first', 'Go home'));
    expect(after('delete the second point', list)).toBe(numbered('Ask first', 'Go home'));
  });

  it.each([
    'swap the first and the ninth paragraph',
    'move paragraph 12 to the top',
    'delete the 7th paragraph',
  ])('says that there is no such place: %s', (instruction) => {
    expect(followInstruction(text, instruction)).toEqual({
      kind: 'delete',
      text,
      undone: [{ part: instruction, why: 'no-place' }],
    });
  });

  it.each([
    'move on to the next idea',
    'put some humour in the first paragraph',
    'swap my tone for a warmer one',
    'bring the second paragraph to life',
    'end with a question',
    'delete everything except the second paragraph',
    'shorten all but the first paragraph',
    'start with a hook',
  ])('does not pretend to understand: %s', (instruction) => {
    expect(followInstruction(text, instruction)).toBeNull();
  });

  it('loses no word', () => {
    const words = (of: string) => of.match(/\S+/g)?.toSorted();
    for (const unit of ['paragraph', 'line', 'sentence'])
      for (const from of ['first', 'second', 'third', 'last'])
        for (const where of ['to the top', 'to the end', 'up', 'down', 'before the first', 'after the last'])
          expect(words(after(`move the ${from} ${unit} ${where}`) ?? '')).toEqual(words(text));
  });
});

it.each([
  'undo that',
  'Undo',
  'please undo the last change',
  'revert it',
  'go back',
  'put it back as it was',
  'rückgängig',
])('is asked to take back: %s', (instruction) => expect(asksToUndo(instruction)).toBe(true));

it.each([
  'go back to the first idea and explain it',
  'undo the bold letters',
  'reverse the order',
  'take back the discount from the text',
])('is asked something else: %s', (instruction) => expect(asksToUndo(instruction)).toBe(false));
