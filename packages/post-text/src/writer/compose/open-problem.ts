import { BASE_VERBS, wordsOf } from '../lexicon.ts';
import { toReader } from './steps.ts';

const STILL = "(?:still |really |honestly |just )*(?:do not|don['’]t) (?:yet |really )?know";
const HOW = new RegExp(
  `\\b(?:(?:I|[Ww]e) (?:${STILL}|(?:still |just )?(?:can['’]t|cannot) (?:work|figure) out|(?:still )?(?:have|has) no idea|have not found out|haven['’]t found out)(?: yet)? how to|[Nn]o idea (?:yet )?how to|(?:I|[Ww]e) (?:still )?(?:have not|haven['’]t)(?: yet)? found a way to|(?:is|:) how to) (\\p{Ll}+) ?([^.?!]*)[.]$`,
  'u',
);
const WHY = new RegExp(
  `\\b(?:(?:I|[Ww]e) (?:${STILL}|(?:still |just )?(?:can['’]t|cannot) (?:work|figure) out|(?:still )?have no idea)|[Nn]o idea) why\\b`,
  'u',
);
const WHAT = new RegExp(
  `\\b(?:(?:I|[Ww]e) (?:${STILL}|(?:still )?have no idea|(?:am|are)(?: still)? not sure) (?:what to do\\b|(?:whether|if) to\\b|(?:whether|if|what) (?:I|we) should\\b|which )|(?:I|[Ww]e) (?:still )?(?:can['’]t|cannot) decide\\b|[Nn]o idea what to do\\b|(?:I|[Ww]e) (?:still )?(?:have not|haven['’]t) found (?:an answer|a solution|a fix))`,
  'u',
);
const STUCK = /^(?:I|We)(?: am|['’]m| are|['’]re) (?:still )?stuck[.]$/u;
const LONGEST_OBJECT = 40;
const GOES_ON = /(?:,| (?:without|and|but|because|so|when|if|again|yet|while|who|that (?!way)\p{L}+ )\b).*$/u;

/** What a text leaves open in its last two sentences, as the question to the reader that it comes to: 'I don't know how to fix that.' asks 'How would you fix that?' */
export function openQuestion(sentences: readonly string[]): string | undefined {
  for (const text of sentences.slice(-2).toReversed()) {
    const [, verb = '', rest = ''] = HOW.exec(text) ?? [];
    if (verb !== '') {
      const object = toReader(rest.replace(GOES_ON, '').trim());
      return BASE_VERBS.has(verb) &&
        object !== '' &&
        object.length <= LONGEST_OBJECT &&
        wordsOf(object).length > 0
        ? `How would you ${verb} ${object}?`
        : 'How would you do it?';
    }
    if (WHY.test(text) && !/why (?:and|but)\b/.test(text)) return 'Any idea why?';
    if (WHAT.test(text)) return 'What would you do?';
    if (STUCK.test(text)) return 'What would you try next?';
  }
  return undefined;
}

/** Whether a sentence is what is left open, which nothing can begin with: 'I still do not know what to do.' */
export function isOpen(text: string): boolean {
  return WHY.test(text) || openQuestion([text]) !== undefined;
}
