import { sameMarks } from '@limelight/post-text';
import * as words from './words-about-answers.ts';

/** A reply that explains itself and makes an offer is no longer than this. */
const longest = 1_000;
const short = 450;

/** What an answer is: the text that was asked for, a reply to who asked, or what only somebody who reads it can tell. */
export type AnswerKind = 'text' | 'reply' | 'unsure';

const sentencesOf = (text: string) => text.split(/(?<=[.!?…।:])\s+|\n+/).filter((one) => one.trim() !== '');

/** “I can’t write this post.” Where the sentence goes on, as in “without thinking of you”, it may be an author’s. */
const refusesToWrite = new RegExp(
  `(?:${words.cannot.source})\\s+(?:${words.writes.source}).*(?:${words.thisThing.source})[^\\p{L}]*$`,
  'iu',
);

/** A refusal points at the request, the task or the machine; what an author will not do concerns their own work. */
function refusalIn(first: string, second: string, whole: string): AnswerKind {
  const head = `${first} ${second}`;
  const refusing = [first, second].find((one) => words.cannot.test(one)) ?? '';
  const regrets = words.sorry.test(first);
  if (refusing === '') return regrets && words.machine.test(head) ? 'unsure' : 'text';
  const quoted = /["“«„][^"”»]*$/.test(refusing) || /["”»]\s*$/.test(refusing);
  const own = words.mine.test(
    refusing.replace(
      /\b(?:my|our) (?:(?:content|usage|safety) )?(?:guidelines|polic\w+|programming|purpose|capabilities|scope|abilities)\b|\bmi dispiace\b/gi,
      '',
    ),
  );
  const pointed = words.request.test(refusing) || words.thisThing.test(refusing);
  if (words.machine.test(head) && whole.length <= short)
    return words.machine.test(refusing) || pointed ? 'reply' : 'unsure';
  if (quoted || own) return pointed && !own ? 'unsure' : 'text';
  const isBrief =
    sentencesOf(whole).length <= 2 || (words.request.test(refusing) && !/\n\s*\n[^]*\n\s*\n/.test(whole));
  if (pointed && regrets && isBrief && whole.length <= short) return 'reply';
  if (whole.split(/\s+/).length <= 7 && words.request.test(refusing)) return 'reply';
  if (refusesToWrite.test(refusing) && sentencesOf(whole).length <= 2) return 'reply';
  const about =
    pointed ||
    words.thing.test(head) ||
    words.looseThing.test(head) ||
    words.writes.test(refusing) ||
    words.request.test(head);
  return about ? 'unsure' : regrets && whole.length <= 120 ? 'unsure' : 'text';
}

/** A question back speaks of the text that is to be written; a text asks its readers about their own experience. */
function mayAskBack(first: string, second: string, whole: string): boolean {
  // In no language are questions to readers told from questions back by their words.
  if (whole.split('\n').every((line) => /^\s*$|[?？]\s*$/.test(line))) return true;
  const head = `${first} ${second}`;
  if (!/[?？]/.test(whole) && (whole.length > short || words.cannot.test(head))) return false;
  const about = words.thing.test(head) || words.yours.test(head) || words.writes.test(head);
  const [me, you] = [words.me.test(head), words.you.test(head)];
  // Of points alone, the line above them says what is asked for.
  return about && ((me && you) || ((me || you) && /:\s*\n+(?:[-•*]|1[.)])\s/.test(whole)));
}

/**
 * Tells a text from a refusal, a question back or advice. `reply` and `text` are certain; where words alone cannot tell, it is
 * `unsure`.
 */
export function kindOf(answer: string): AnswerKind {
  const text = sameMarks(answer.trim())
    .replace(/\*+/g, '')
    .replace(/^[^\p{L}"“„«]+/u, '');
  if (text === '' || text.length > longest) return 'text';
  const [first = '', second = ''] = sentencesOf(text);
  const refusal = refusalIn(first, second, text);
  if (refusal === 'reply') return refusal;
  if (refusal !== 'text' || mayAskBack(first, second, text)) return 'unsure';
  // “Your post is strong already. I would only …”
  if (words.recommends.test(first) && words.thing.test(first)) return 'unsure';
  if (
    !/\n\s*\n/.test(text) &&
    words.recommends.test(`${first} ${second}`) &&
    (words.aspect.test(text) || words.thing.test(text))
  )
    return 'unsure';
  return words.yours.test(first) && (words.me.test(text) || words.changed.test(text)) ? 'unsure' : 'text';
}
