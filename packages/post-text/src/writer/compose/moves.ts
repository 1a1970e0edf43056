import { BASE_VERBS, isAuxiliary, isPast } from '../lexicon.ts';
import type { Sentence } from '../parse/features.ts';

/** What a job gives. */
export const OFFERED =
  /^We (?:pay|offer|give|train|teach|cover|close|share)\b|^You (?:get|keep|earn) (?:your own|an?|\d)/;

/** What a job asks for, or on what terms it is had: it comes after the job. */
const ASKED_FOR =
  /\b(?:need|needs|must|required?|requires|should|licen[cs]e|qualified|qualification|experience|experienced|registered|certified|apply|start|starts|fine|ok|okay|welcome|essential|degree|fluent|willing|able to|flexible|CVs?|agenc(?:y|ies))\b/i;
const TELLS = /^(?:We|I|You|Our|My|Nobody|Everybody|Everyone|Every|Last|In|On|People|Most)\b/;

const PAID = /[$€£₹]|\b(?:euros?|pounds|hours|holidays|(?:days|weeks) off)\b/i;

/** Whether a line of a job ad can come before the job: what it gives, or what somebody tells of it. */
export const opensAd = (line: string): boolean =>
  OFFERED.test(line) || PAID.test(line) || line.endsWith('?') || (TELLS.test(line) && !ASKED_FOR.test(line));

/** Steps of a story stay where they are; what sums up, admits, claims, counts or foretells may come first. */
export function mayMove(sentence: Sentence, few: boolean): boolean {
  const small = sentence.text.toLowerCase();
  if (
    /^(?:i|we) (?:thought|expected|assumed|believed|was sure|were sure|was told)\b|^(?:everyone|everybody|people|they all) (?:said|told|thought|expected)\b/.test(
      small,
    )
  )
    return few;
  if (/^(?:change|lesson|belief|question|advice|turn|confession)$/.test(sentence.role))
    return few || sentence.role !== 'turn';
  // What somebody always does is no step of a story.
  const [, verb = ''] = /^(?:i|we) (?:now |always |never |only )?(\p{Ll}+) /u.exec(small) ?? [];
  if (few && BASE_VERBS.has(verb) && !isPast(verb) && !/["“]/.test(small)) return true;
  if (sentence.role === 'fact') return few && /\b(?:is|are|says|means|have|has|do|does|will)\b/.test(small);
  return (
    sentence.role === 'figure' &&
    few &&
    !/^(?:i|we|he|she|they|then|on|at|in) (?:\w+ed|got|went|took|made|sent|gave|found|wrote|built|sold|bought|met|sat|kept|came|ran|had|did)\b/.test(
      small,
    )
  );
}

/** Whether what a pronoun stands for is named in the notes' first sentence too, which will follow the opening. */
export function namesAgain(before: Sentence, first: Sentence | undefined): boolean {
  return before.words.some(
    (word) =>
      word.length > 3 && !isPast(word) && !isAuxiliary(word) && (first?.words.includes(word) ?? false),
  );
}

/** 'Nobody missed them.' 'I had defended every one of them.': a short line that names its thing in the next. */
export function isTease(sentence: Sentence): boolean {
  const small = sentence.text.toLowerCase().replaceAll('’', "'");
  if (
    sentence.text.length > 60 ||
    sentence.leans ||
    /\b(?:should have|could have|would|none|that|this|too|also)\b/.test(small)
  )
    return false;
  if (/\d|\b(?:one|two|three|four|five|six)[.!]$/.test(small.replace('every one', ''))) return false;
  return (
    /^(?:nobody|no one) \w+ \w+/.test(small) ||
    /^(?:i|we) (?:had |have )?(?:never|always|defended|was against|were against|was wrong|hated|fought)\b/.test(
      small,
    ) ||
    /^(?:i|we) had \w+(?:ed|ought)\b.*\bevery one of\b/.test(small)
  );
}
