/** The parts of a post in order. A question becomes a gap where the author's own words do not answer it. */
export interface Shape {
  /** The questions after the opening line. */
  body: readonly string[];
  /** The question for the last line. Null when the format needs no ending. */
  ending: string | null;
  /** How the author's sentences are laid out, by default in paragraphs of a readable size. */
  setting?: 'one-by-one' | 'last-apart';
  /** For formats made of items: the question for each, and their minimum number. */
  items?: { question: string; least: number };
}

export const SHAPES = {
  story: {
    body: [
      'Where and when did it happen?',
      'What went wrong, or surprised you?',
      'What did you do about it?',
      'What is different now?',
    ],
    ending: null,
    setting: 'one-by-one',
  },
  lesson: {
    body: [
      'What did you do before you knew this?',
      'What happened that showed you?',
      'What do you do now instead?',
    ],
    ending: null,
    setting: 'last-apart',
  },
  'how-to': {
    body: ['Who is this for, and what will they be able to do?'],
    items: { question: 'what exactly do you do?', least: 3 },
    ending: 'Which step do people skip, and what happens then?',
  },
  list: {
    body: ['Why should the reader trust this list?'],
    items: { question: 'what is the point, with an example?', least: 3 },
    ending: null,
  },
  opinion: {
    body: [
      'What did you see that made you think so?',
      'What is the best argument against it?',
      'Why do you still think so?',
    ],
    ending: 'What should the reader tell you if they disagree?',
  },
  contrarian: {
    body: [
      'What does nearly everyone in your field do?',
      'Where did you see it fail?',
      'What do you do instead, and with what result?',
    ],
    ending: null,
  },
  'case-study': {
    body: [
      'Who had the problem, and how big was it?',
      'What did you try first?',
      'What worked?',
      'What was the result, in numbers?',
    ],
    ending: 'What would you do differently next time?',
  },
  announcement: {
    body: ['What exactly is new?', 'Who is it for, and what changes for them?', 'From when, and where?'],
    ending: 'What should the reader do now?',
  },
  question: {
    body: ['Why do you ask?', 'What have you tried or thought so far?'],
    ending: 'What exactly do you want to know from readers?',
  },
  hiring: {
    body: [
      'What will this person do in the first three months?',
      'Who will they work with?',
      'What do you offer: pay, place, hours?',
    ],
    ending: 'How can people apply?',
  },
  milestone: {
    body: ['What did it take to get here?', 'What nearly stopped you?', 'Who helped?'],
    ending: null,
  },
  /** The default format when the notes contain no list. */
  plain: {
    body: [
      'What happened, in one example?',
      'What did you learn from it?',
      'What should the reader do with it?',
    ],
    ending: null,
  },
} as const satisfies Record<string, Shape>;

export type OutlineFormat = 'auto' | Exclude<keyof typeof SHAPES, 'plain'>;

/** The question for the last line according to the goal of a post. */
export const GOAL_ENDINGS: ReadonlyMap<string, string> = new Map([
  ['comments', 'Which question can readers answer from their own work?'],
  ['leads', 'What should an interested reader do next?'],
  ['hiring', 'How can people apply?'],
]);
