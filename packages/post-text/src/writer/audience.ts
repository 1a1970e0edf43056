import { wordsOf } from './lexicon.ts';
import { capitalise } from './clean/sentence.ts';

const small = new Set(
  'the and for with who that are our your their from into about people those anyone all'.split(' '),
);
const stem = (word: string) => word.replace(/(?:'s|ies|es|s)$/, '');

/** How many words of meaning a line shares with the readers it is for: 'hospital' with 'Hospital managers'. */
export function speaksTo(line: string, audience: string | undefined): number {
  const about = new Set(
    wordsOf(audience ?? '')
      .filter((word) => word.length > 3 && !small.has(word))
      .map(stem),
  );
  return about.size === 0 ? 0 : wordsOf(line).filter((word) => about.has(stem(word))).length;
}

/** A few plain words in the plural that readers can be called by: 'hospital managers', 'founders of small software companies'. */
const callable =
  /^(?!my |our |the |people |those |anyone |everyone |all |me\b)\p{L}[\p{L}'’-]*(?: [\p{L}'’&-]+){0,5}$/iu;

/** A question put to the readers by name, where they can be called by it; otherwise the question alone. */
export function addressed(question: string, audience: string | undefined): string {
  const readers = (audience ?? '').trim().replace(/[.!]+$/, '');
  const [head = ''] = readers.split(/ (?:of|in|at|from|with|who|on|for) /i);
  if (!callable.test(readers) || readers.length > 60 || !head.toLowerCase().endsWith('s')) return question;
  const asked = /^(?:I|I'm|I’m)\b/.test(question)
    ? question
    : question.charAt(0).toLowerCase() + question.slice(1);
  return `${capitalise(readers)}: ${asked}`;
}
