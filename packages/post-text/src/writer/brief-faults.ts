import { nameOfLanguage, surelyIn } from '../text/language.ts';
import { findSentences } from '../text/sentences.ts';
import type { WriteBrief } from './brief.ts';
import { closingCall } from './compose/closing.ts';
import { LENGTH_RANGE } from './length.ts';
import { covers, forbids } from './must-say.ts';
import { wordsOf } from './lexicon.ts';

/** What of a brief a text does not keep to, in a sentence for its author. `about` is the point, the word or the value. */
export interface BriefFault {
  kind: 'must-say' | 'never' | 'call' | 'length' | 'language';
  about: string;
  message: string;
}

/** Fewer words than this tell no language for certain. */
const leastWords = 8;

const count = (units: number) => units.toLocaleString('en-GB');

/** Whether a text makes a point: one sentence of it, or two that follow each other, hold nearly all its words of meaning. */
export function makes(text: string, point: string): boolean {
  const sentences = findSentences(text).map(({ start, end }) => text.slice(start, end));
  return sentences.some(
    (sentence, index) =>
      covers(sentence, point, 0.75) || covers(`${sentence} ${sentences[index + 1] ?? ''}`, point, 0.75),
  );
}

/**
 * Where a text does not keep to its brief: points it does not make, words and claims it must not hold, a call to action
 * that is not in it, its length and its language. Empty when it does, and for an empty text.
 */
export function briefFaults(text: string, brief: Omit<WriteBrief, 'idea'>): BriefFault[] {
  if (text.trim() === '') return [];
  const faults: BriefFault[] = [];
  const wanted = nameOfLanguage(brief.language ?? '');
  const written = nameOfLanguage(surelyIn(text) ?? '');
  for (const point of brief.mustSay ?? [])
    if (!makes(text, point))
      faults.push({ kind: 'must-say', about: point, message: `Not said yet: “${point}”` });
  for (const word of brief.never ?? [])
    if (forbids(text, word))
      faults.push({ kind: 'never', about: word, message: `It says “${word}”, which you never want said` });
  const call = closingCall(brief.callToAction);
  if (call.trim() !== '' && !makes(text, call))
    faults.push({ kind: 'call', about: call, message: `The call to action is not in it: “${call}”` });
  if (brief.length !== undefined && brief.length !== 'auto') {
    const { least, most } = LENGTH_RANGE[brief.length];
    const about = brief.length;
    if (text.length > most)
      faults.push({
        kind: 'length',
        about,
        message: `Longer than asked: ${count(text.length)} characters, where a ${about} post keeps to ${count(most)}`,
      });
    else if (text.length < least)
      faults.push({
        kind: 'length',
        about,
        message: `Shorter than asked: ${count(text.length)} characters, where a ${about} post has ${count(least)} or more`,
      });
  }
  if (
    wanted !== undefined &&
    written !== undefined &&
    written !== wanted &&
    wordsOf(text).length >= leastWords
  )
    faults.push({
      kind: 'language',
      about: wanted,
      message: `Written in ${written}, while the language chosen is ${wanted}`,
    });
  return faults;
}
