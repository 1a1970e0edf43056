import { expect, test } from 'vitest';
import { lostHonest, readHonest } from './test-honest.ts';

const OF_THE_POST = 'word for word what notes say to whoever writes the post; told as left out';
const ENDS_NOTES = 'at the end of notes it says that they end; told as left out';
const PUT_RIGHT = 'the figure that was put right stands once, and that is told';
const FRAME = 'the frame goes and what it holds is told';

/** What is lost of honest notes, and why. */
const KNOWN: Readonly<Record<string, string>> = {
  'The repair cost €420. Sorry, 450.': PUT_RIGHT,
  'We paid $90 for it. Sorry, it was 95, I checked.': PUT_RIGHT,
  'note tempting 5': PUT_RIGHT,
  'You can make it shorter with a hacksaw.': OF_THE_POST,
  'Add a line of salt at the end.': OF_THE_POST,
  'End with a joke if you must.': OF_THE_POST,
  'Turn this into a rule and you lose.': OF_THE_POST,
  'We could end it there.': OF_THE_POST,
  'It must not be too long.': OF_THE_POST,
  'It should be short.': OF_THE_POST,
  'The text should be short.': OF_THE_POST,
  'note shapes 10': OF_THE_POST,
  'The tone should be warm and not too bright.': OF_THE_POST,
  'note tempting 2': OF_THE_POST,
  'Is it too much?': OF_THE_POST,
  'note tempting 26': OF_THE_POST,
  'Share it with the person next to you.': 'a call for a click among no other counsel; told as left out',
  "That's all.": ENDS_NOTES,
  'Das reicht.': ENDS_NOTES,
  'Eso es todo.': ENDS_NOTES,
  "C'est tout.": ENDS_NOTES,
  'note shapes 2': 'items that name a picture and what is still to be thought of; told as left out',
  'note shapes 9': 'the label of notes and of what they come to',
  'note prose 31': 'what fell is told as before and after',
  'note tempting 21': FRAME,
  'note the mediator': 'a wish for silence in words of counsel that nothing announces; told as left out',
};

test(
  'honest notes lose no word and no figure, but for those known, which are fewer from time to time',
  { timeout: 300_000 },
  () => {
    const notes = readHonest();
    expect(notes.length).toBeGreaterThan(1000);
    const lost = lostHonest(notes);
    expect([...lost].filter(([name]) => KNOWN[name] === undefined)).toEqual([]);
    // What is lost no more goes from the list.
    expect(Object.keys(KNOWN).filter((name) => !lost.has(name))).toEqual([]);
    expect(Object.keys(KNOWN).length).toBeLessThanOrEqual(26);
  },
);
