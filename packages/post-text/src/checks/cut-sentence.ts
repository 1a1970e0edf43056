import type { Finding, Fix } from './finding.ts';
import { cutFix } from './fix.ts';
import type { Part, Post } from './post.ts';
import { isConcrete, namesDay } from './rules/concrete.ts';

/** What is lost with their sentence is a turn, where it tells nothing. The others speak of shapes or of single words. */
const OF_SENTENCES: ReadonlySet<string> = new Set([
  'advice-frame',
  'aphorism',
  'call-to-arms',
  'changed-everything',
  'dramatic-pause',
  'echo-openings',
  'engagement-bait',
  'everyone-wrong',
  'fancy-copula',
  'gratitude-formula',
  'hollow-closer',
  'hollow-opener',
  'negation-contrast',
  'power-of',
  'question-stack',
  'reminder',
  'triads',
  'vague-authority',
]);

/** Those whose sentences tell nothing in any language: things and days are known in English alone. */
const OF_ANY_LANGUAGE: ReadonlySet<string> = new Set([
  'aphorism',
  'call-to-arms',
  'engagement-bait',
  'everyone-wrong',
  'gratitude-formula',
  'hollow-closer',
  'hollow-opener',
  'negation-contrast',
  'power-of',
  'reminder',
  'vague-authority',
]);
const THANKS = /\b(?:thank|thanks|grateful|gratitude)\b/i;

/** What speaks of the sentence before it, in each language that the rules read. */
const LEANS =
  /^[^\p{L}]*(?:(?:he|she|they|it|its|his|her|their|them|those|these|this|that|such|but|and|so|or|yet|nor|then|because|which|who|also|too|instead|still|again|both|neither|either|none|most|some|one|another|others?|same|not|no|yes|nope|never|twice|once|each|every|until|unless|without|as|even|especially|if|though|although|however|likewise|the (?:few|rest|others?|answer|reason|difference|same|second|third|last|latter|former|first|best part|word)|i did|so did|er|sie|es|sein|ihre?|das|dies\p{L}*|solche|aber|und|sondern|denn|doch|auch|nicht|nein|ja|dann|darum|deshalb|il|elle|ils|elles|cela|ça|ce|cette|ces|mais|et|donc|car|non|oui|aussi|alors|lui|ella|ellos|ellas|eso|esto|ese|esa|este|esta|pero|y|así|porque|también|no|sí|entonces|llega|lo|quand|trotzdem|l[ae]s? (?:mien|sien)\p{L}*|(?:die|der|das) (?:mein|sein|ihr)\p{L}*)(?!\p{L})|[^\s.!?]+[.!?])/iu;
/** 'Quite literally.', 'Teachers do.': too short to stand by itself behind another sentence. */
const SHORT = /^[^\s]+(?: [^\s]+){0,2}$/;
/** 'Guard it like your best', 'We check ours at loading' */
const POINTS_BACK = /^(?:[^\s]+ ){1,6}(?:it|its|them|they|ours|this|that|those|these|ones?)\b/iu;
/** 'Not the score.' and what follows are one turn. */
const DENIES = /^(?:Not|No|Never|Nor)\b/;
/** A sentence of so many words that says of the one before it that it is wrong goes with it. */
const SHORT_VERDICT = /^(?:They|We|It|That) [^.!?\n]{2,40}[.!]$/;
const VERDICT = /\b(?:backwards|upside down|wrong|missing the point|the point|lie|mistaken|myth)\b/i;
/** So many sentences a text keeps at least. */
const LEAST_LEFT = 2;

/**
 * The fix of a remark on a sentence that tells nothing: cutting it. Nothing where it names a thing, a person, a day or a number,
 * where what comes behind speaks of it, or where it answers or asks for what stands beside it.
 */
export function cutSentenceFix(
  post: Post,
  finding: Finding,
  findings: readonly Finding[] = [],
): Fix | undefined {
  if (!(post.language === 'en' ? OF_SENTENCES : OF_ANY_LANGUAGE).has(finding.rule)) return undefined;
  const isClosing = (sentence?: Part): boolean =>
    sentence !== undefined &&
    finding.rule === 'hollow-closer' &&
    findings.some(
      ({ rule, start, end }) => rule === finding.rule && start < sentence.end && end > sentence.start,
    );
  let at = post.sentences.findIndex(({ end }) => end > finding.start);
  let until = post.sentences.findLastIndex(({ start }) => start < finding.end);
  // 'What do you think? Tell me below.'
  while (isClosing(post.sentences[at - 1])) at -= 1;
  while (isClosing(post.sentences[until + 1])) until += 1;
  const first = post.sentences[at];
  let last = post.sentences[until];
  if (first === undefined || last === undefined || until < at) return undefined;
  let behind = until + 1;
  const verdict = post.sentences[behind];
  if (verdict && SHORT_VERDICT.test(verdict.text) && VERDICT.test(verdict.text)) {
    last = verdict;
    behind += 1;
  }
  const gone = post.sentences.slice(at, behind);
  if (post.sentences.length - gone.length < LEAST_LEFT) return undefined;
  if (gone.some((sentence) => tells(post, sentence, finding.rule === 'engagement-bait'))) return undefined;
  if (finding.rule !== 'gratitude-formula' && gone.some(({ text }) => THANKS.test(text))) return undefined;
  const before = post.sentences[at - 1];
  const next = post.sentences[behind];
  if (before && (/[?:]$/.test(before.text) || DENIES.test(before.text))) return undefined;
  if (next && (leans(post, last, next) || /[?:]$/.test(last.text))) return undefined;
  if (!standsFree(post.text, first.start, last.end)) return undefined;
  return cutFix(
    post.text,
    first.start,
    last.end,
    gone.length > 1 ? 'Cut these sentences' : 'Cut the sentence',
  );
}

function leans({ text }: Post, cut: Part, next: Part): boolean {
  const isNear = !text.slice(cut.end, next.start).includes('\n');
  return LEANS.test(next.text) || POINTS_BACK.test(next.text) || (isNear && SHORT.test(next.text));
}

/** Whether the text behind a place goes on from what stands there: 'Yet almost every rep is afraid of it.', 'Guard it.' */
export const isLeanedOn = (text: string, end: number): boolean =>
  /^\s*(?:(?:And )?[Yy]et\b|So (?:we|I)\b|\p{Lu}\p{Ll}+ (?:it|them) )/u.test(text.slice(end, end + NEAR));
const NEAR = 40;

/** Nouns of German begin as names do. */
function tells({ language }: Post, sentence: Part, isBait: boolean): boolean {
  // 'Comment "YES"': what is to be written is nobody's words.
  const text = isBait ? sentence.text.replace(/["“”«»][^"“”«»]{1,20}["“”«»]/g, '') : sentence.text;
  const rest = text.slice(1);
  if (language === 'de') return namesDay(rest) || /\d/.test(rest);
  return isConcrete(rest) || /["“”„«»]/.test(text);
}

/** In a line of its own or in running text; no item of a list, no part of a quotation. */
function standsFree(text: string, start: number, end: number): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const after = /^[^\n]*/.exec(text.slice(end))?.[0] ?? '';
  return (
    !/^\s*[^\p{L}\p{N}\s¿¡]/u.test(text.slice(from, from + 8)) &&
    !/^["”’»)]/.test(after) &&
    !/[,;:(—–-]\s*$/.test(line)
  );
}
