import { hasFiniteVerb, isPast, wordsOf } from '../lexicon.ts';
import {
  ARTEFACT,
  AS_AGREED,
  ASKS,
  AT_PLACE,
  BEGINS,
  BANNER,
  BREAKS_OFF,
  CHATS,
  ENDS,
  EXCUSES,
  FOREIGN_FIRST,
  FORM_FIELD,
  HASTE,
  HEDGE,
  IN_BRACKETS,
  LEADS,
  MANNER,
  OVER_NOTES,
  OVER_NOTES_SURE,
  PART_OF_ONE,
  PLEASE,
  POINTS_AT_NOTES,
  TO_POST_IT,
  VERB_ANYWHERE,
  VERB_FIRST,
  WHEN,
  WISHES,
} from './of-post-words.ts';

/** Where a sentence stands in its notes. */
export type Place = {
  /** How many sentences stand before and behind it. */
  before: number;
  behind: number;
  /** It has a line for itself, stands in brackets, or beside another that speaks of the post. */
  ownLine: boolean;
  bracketed: boolean;
  beside: boolean;
};

const SPEAKS_TO_WRITER = [PLEASE, HASTE, HEDGE, ARTEFACT, MANNER, AT_PLACE];

/** From so many signs on a sentence is taken to speak of the post; one word alone never gives as many. */
const ENOUGH = 3;
const DOUBTFUL = 2;
export const SURE = 4;
const LONG = 20;
const SHORT = 8;
const EDGE = 2;
/** Past forms that are something else as well. */
const MAY_BE_NOW =
  /^(?:put|cut|let|set|read|quit|hit|attached|enclosed|left|dropped|kept|needed|wanted|promised)$/;
/** 'I think AI should write the first draft of every contract': what somebody holds of something else than the post. */
const OPINES =
  /^(?:i|we) (?:think|believe|guess|feel(?: like)?) (?:that )?(?!(?:you|u|ya|it|this|that|we (?:could|should|can)|(?:the|a|an|your|our|my) (?:\p{L}+ )?(?:post|hook|headline|title|ending|opening|opener|intro|line|sentence|tone|text|photo|pic|picture|question|number|caption|draft|end|start|beginning)|maybe)(?!\p{L}))/iu;
const READERS = /(?<!\p{L})(?:your|yours|yourself)(?!\p{L})/iu;
const COUNTS_TEXT =
  /\d+ (?:words|characters|chars|lines|sentences|paras?|mots|palabras|wörter|zeichen|sätze|hashtags)/i;
/** Said to readers, who are to answer the author. */
const TO_AUTHOR =
  /(?<!\p{L})(?:in the comments|(?:write|send|mail|talk|speak|reply) (?:it )?to (?:me|us|\S+@))(?!\p{L})/iu;

/** Whether a sentence of notes, without its greeting and its mark as an item, speaks of the post and not in it. */
export function speaksOfPost(said: string, place: Place): boolean {
  return signsIn(said, place) >= ENOUGH;
}

/** Whether it has some of the signs and not enough, and is put to somebody or names nothing but the post: its author is asked. */
export function mayBeForWriter(said: string, place: Place): boolean {
  return signsIn(said, place) >= DOUBTFUL && !TELLS.test(said) && (isPutTo(said) || isOfPostAlone(said));
}

/** 'So I ask them: …', 'A customer asked me: …' */
const TELLS =
  /^(?:(?:and|but|so|now|then|instead),? )*(?:i|we|he|she|they|my|our|an?|the|in|after|last) (?!wife |husband |boss |mum |daughter |son |kids? |friend )[^,]{0,60}(?:\b(?:ask|asks|asked|say|said|says|wrote|ended|came|are|is|was|were|has|had|have)\b|ed\b)|^[^:]{3,40}: \S/iu;
const SAID_ABOUT = /\b(?:should|must|needs? to|ought to|not too|has to|can be)\b/i;
const SHORT_OF_POST = 5;

function isPutTo(said: string): boolean {
  const bare = said.replace(LEADS, '').trim();
  const ordered = VERB_FIRST.test(bare) || FOREIGN_FIRST.test(bare) || /^(?:give|send|do|ask) /i.test(bare);
  const ofPost = [MANNER, ARTEFACT, AT_PLACE, POINTS_AT_NOTES].filter((sign) => sign.test(said)).length;
  return (
    PLEASE.test(said) ||
    ASKS.test(bare) ||
    AS_AGREED.test(bare) ||
    (ordered && ofPost > 0) ||
    (WISHES.test(bare) && (ofPost > 0 || wordsOf(bare).length <= SHORT_OF_POST)) ||
    (MANNER.test(said) && (SAID_ABOUT.test(said) || ofPost > 1))
  );
}

/** 'Funny but serious tone', 'LinkedIn, finally' */
const isOfPostAlone = (said: string) =>
  (MANNER.test(said) || ARTEFACT.test(said)) &&
  wordsOf(said).length <= SHORT_OF_POST &&
  !hasFiniteVerb(wordsOf(said)) &&
  !/\d|:/.test(said);

/** The words at the beginning of a line that name what follows: 'Post for Monday: ', 'Quick one for LinkedIn - '. */
export function labelsNotes(line: string): string {
  const label = /^\s*([^:\n]{3,90}?)\s*(?::|\s[-–—])\s+(?=\S)/u.exec(line);
  const said = label?.[1] ?? '';
  const ordered = VERB_FIRST.test(said.replace(LEADS, ''));
  const ofThis = ARTEFACT.test(said) && /(?<!\p{L})(?:following|this|these|below)(?!\p{L})/iu.test(said);
  if (label === null || (ordered && !ofThis) || /[.!?]\s/.test(said)) return '';
  return isOverNotes(said) || signsIn(said, ALONE) >= ENOUGH ? label[0] : '';
}

/** A sentence in which no comma stands in brackets. */
const masked = (sentence: string) =>
  sentence.replace(/\([^()]*(?:\)|$)/g, (said) => said.replace(/[,;–—-]/g, '_'));

/** Where the clauses of a sentence stand that ask something of the writer, with the comma or dash before them. */
export function requestsWithin(sentence: string, place: Place): { start: number; end: number }[] {
  const clauses = [
    ...masked(sentence).matchAll(/(?:^|\s[-–—]+\s|[,;]\s+|\s\.{3}\s*)(.*?)(?=\s[-–—]+\s|[,;]\s|\s\.{3}|$)/gu),
  ];
  if (clauses.length < 2) return [];
  return clauses.flatMap(({ index, 0: whole, 1: said = '' }, at) => {
    const clause = said.replace(/[.!?]+$/, '');
    if (
      wordsOf(clause).length < 3 ||
      /:\s+\S.{15,}/s.test(clause) ||
      signsIn(clause, place) < (at === 0 ? ENOUGH : SURE - 0.5)
    )
      return [];
    const end = index + whole.length;
    if (at > 0) return [{ start: index, end }];
    const rest =
      /^\s*(?:[-–—]+|[,;]|\.{3})\s*(?:(?:e+r+m*|u+m+|uh|so|ok)[,\s]+)*/iu.exec(sentence.slice(end))?.[0] ??
      '';
    return [{ start: 0, end: end + rest.length }];
  });
}

const ALONE: Place = { before: 0, behind: 9, ownLine: true, bracketed: false, beside: false };

/** 'Here is the list of the saws.' */
const HERE_IS = /^here(?:['’]?s| is| are|['’]re)(?!\p{L})/iu;
/** 'My first draft is always too long.', 'The hook matters less than the bait.': how something of that name is. */
const STATES =
  /^(?:the|a|an|this|my|our|your|each|every|der|die|das|el|la|le)(?: [\p{L}\p{M}'’-]+){1,7}? (?!(?:should|must|needs?|can|could|would|shall|ought|has to|had to|soll|muss|debe|tiene que|doit|attached|below|enclosed|please)(?!\p{L}))(?:is|are|was|were|matters?|costs?|comes?|goes|lasts?|weighs?|takes?|sells?|makes?|ist|sind|war|waren|es|son|era|eran|est|sont|était|étaient)(?!\p{L})(?! (?:for|attached|below|enclosed|above|to follow|missing|not (?:done|finished|ready)|still|too (?:salesy|formal|stiff|braggy|cheesy|jokey)|a bit|a little|something|like|up to you|für|para|pour)(?!\p{L}))/iu;

/** The signs that it does, weighed: what is asked, of what, in which words and where; what tells of something counts against it. */
export function signsIn(said: string, place: Place): number {
  const bare = said.replace(LEADS, '').trim();
  const words = wordsOf(bare.replace(WISHES, ''));
  if (bare === '') return 0;
  const around = frame(said, bare, place);
  const about = ofWhat(bare);
  // 'Write that down first.' is counsel: what is only ordered needs a word that no counsel has.
  const ordered =
    (VERB_FIRST.test(bare) || /^(?:you|u) (?:can|could|may|might|should) /i.test(bare)) &&
    !SPEAKS_TO_WRITER.some((sign) => sign.test(said));
  const asks = asked(said, bare);
  const states = around === 0 && asks === 0 && STATES.test(bare);
  return around + asks + about + standing(place) - told(bare, words) - (ordered || states ? 1.5 : 0);
}

/** 'Funny but serious tone' */
const TONE_ALONE = /^[\p{L} ,&/-]{3,40} (?:tone|style|voice|vibe|feel)(?: (?:please|pls))?[.!]?$/iu;
/** 'My wife says it should not be too salesy.' */
const WISHED_BY =
  /(?:^|(?:says?|said|thinks?|thought|wants?|asked)(?: that| me)? )(?:it|this|the (?:post|text|tone|whole thing)) (?:really )?(?:should|shouldn['’]?t|must|mustn['’]?t|needs? to|has to|ought to|can['’]?t|cannot|not to|to)(?: (?:not|be|sound|read|come across|feel|look|really|just))* /iu;

/** 'Its about my driving school.' behind a request for a post. */
const OF_TOPIC =
  /^(?:it|this|the (?:post|thing|story|topic))(?:['’]?s| is| should be| would be)(?: all| basically)? (?:about|on) (?:my|our|the|an?|how|why) [^.!?]{2,50}[.!]?$/iu;

/** 'Maybe ask how many they have.', 'maybe something with the goat' */
const ASKS_READERS =
  /^(?:and |or |then )?(?:maybe|perhaps|possibly|could|vielleicht|quizás?|peut-être) (?:ask|asking|fragen|preguntar|demander)(?: (?:them|people|readers|everyone|leser|die leute))?,? (?:how|what|who|whether|if|which|where|why|about|for|wie|was|wer|ob) [^.!?]{2,90}[.?!]*$|^(?:and |or )?(?:maybe|perhaps) (?:something|sth|a line|a joke|a bit) (?:about|with|on|like) [^.!?]{2,60}[.?!]*$/iu;

/** 'The last one was too jokey for my taste.' */
const LAST_ONE =
  /^(?:(?:and|but|so|honestly),? )*(?:the|my|your|our) last (?:one|post|text|draft|version|time) (?:was|felt|sounded|came out|read) (?:(?:a bit|a little|way|far|much|rather|really) )*(?:too |not )\p{L}+(?: \p{L}+)?(?: for (?:my taste|my liking|me|us))?[.!]*$/iu;

/** What is said around notes and has no other use. */
function frame(said: string, bare: string, { before, behind, ownLine, bracketed, beside }: Place): number {
  if (FORM_FIELD.test(bare) && (!/\d{2}/.test(bare) || MANNER.test(bare))) return SURE;
  if (/^(?:title|headline)\s*[:=]\s*(?:whatever|you|up to|tb[acd]|something|\?)/i.test(bare)) return SURE;
  if (
    /^todo(?!\p{L})/iu.test(said) ||
    /^@\p{L}+,? (?:check|ask|can|could|pls|please|is|do|did|what|when|any)(?!\p{L})/iu.test(said)
  )
    return SURE;
  if (isOverNotes(said) || (bracketed && IN_BRACKETS.test(said))) return SURE;
  const words = wordsOf(said);
  if (TONE_ALONE.test(said) && MANNER.test(said) && !hasFiniteVerb(words)) return SURE;
  if (WISHED_BY.test(said) && MANNER.test(said)) return SURE - 0.5;
  const atEnds = before < EDGE || behind < EDGE || beside;
  if (atEnds && BANNER.test(said) && words.length <= SHORT) return SURE;
  if (
    before === 0 &&
    OVER_NOTES_SURE.test(said) &&
    words.length <= SHORT &&
    !hasFiniteVerb(words) &&
    !/\d{2}|%/.test(said)
  )
    return SURE - 0.5;
  if (beside && ASKS_READERS.test(said)) return SURE;
  if (beside && (/^(?:sorry|idk|dunno|hm+|not sure)[.!…]*$/i.test(said) || LAST_ONE.test(said))) return SURE;
  if (beside && before < EDGE && OF_TOPIC.test(said)) return SURE - 0.5;
  if (beside && ownLine && before < EDGE && /^for \S+(?: \S+)?$/i.test(said)) return SURE;
  const around = (forms: readonly RegExp[], text: string) => forms.some((form) => form.test(text));
  const has = (forms: readonly RegExp[]) =>
    around(forms, said) ||
    around(forms, bare) ||
    said.split(/\s*[,;–]\s*|\s-\s/).every((part) => around(forms, part));
  if (before < EDGE && has([...BEGINS, ...EXCUSES])) return SURE;
  if (BREAKS_OFF.test(said)) return SURE;
  if (atEnds && (has(CHATS) || TO_POST_IT.test(bare))) return SURE - 0.5;
  const ends = behind < EDGE || beside || ownLine;
  if (atEnds && has(ends ? [...ENDS, ...EXCUSES] : EXCUSES))
    return SURE - (before === 0 ? 2 : beside ? 0 : 1);
  return AS_AGREED.test(bare) ? (ARTEFACT.test(bare) || !HERE_IS.test(bare) ? 1.5 : 1) : 0;
}

function isOverNotes(said: string): boolean {
  const parts = said.replace(/\s*\([^()]{1,30}\)\s*$/, '').split(/\s\/\s/);
  return parts.some((part) => {
    const words = part.match(/[\p{L}\p{N}#º]+/gu) ?? [];
    return words.length <= 6 && OVER_NOTES_SURE.test(part) && words.every((word) => OVER_NOTES.test(word));
  });
}

function asked(said: string, bare: string): number {
  const asks = ASKS.test(bare);
  const wishes = WISHES.test(bare);
  const first = VERB_FIRST.test(bare) || FOREIGN_FIRST.test(bare);
  const hedges = HEDGE.test(said);
  return (
    (asks ? 1.5 : 0) +
    (wishes ? 1 : 0) +
    (first ? 1.5 : (asks || wishes || hedges) && VERB_ANYWHERE.test(bare) ? 1 : 0) +
    (PLEASE.test(said) ? 1 : 0) +
    (HASTE.test(said) ? 0.5 : 0) +
    (hedges || /(?:^| )i (?:think|guess)[.?!]*$/i.test(said) ? (/\?\s*$/.test(said) ? 1.5 : 1) : 0)
  );
}

const ofWhat = (bare: string) =>
  (ARTEFACT.test(bare) ? 2 : PART_OF_ONE.test(bare) ? 1 : 0) +
  (POINTS_AT_NOTES.test(bare) || AT_PLACE.test(bare) ? 1 : 0) +
  (MANNER.test(bare) ? 1 : 0) +
  (WHEN.test(bare) ? 0.5 : 0);

const standing = ({ before, behind, ownLine, bracketed, beside }: Place) =>
  (bracketed ? 1 : 0) +
  (beside ? 0.5 : 0) +
  (before < EDGE || behind < EDGE || ownLine ? 0.5 : bracketed || beside ? 0 : -1);

/** What tells of something: a past verb after its teller, figures, length. */
function told(bare: string, words: readonly string[]): number {
  const tells = words.some(
    (word, index) =>
      isPast(word) &&
      !MAY_BE_NOW.test(word) &&
      /^(?:i|we|he|she|they|it|who|which|that|nobody|everyone)$/.test(words[index - 1] ?? ''),
  );
  const did = words.some((word, index) => index > 0 && isPast(word) && !MAY_BE_NOW.test(word));
  return (
    (tells ? 2 : 0) +
    (TO_AUTHOR.test(bare) ? 2 : 0) +
    (OPINES.test(bare) ? 3 : 0) +
    (READERS.test(bare) && !ARTEFACT.test(bare) ? 1 : 0) +
    (/\d/.test(bare) && !COUNTS_TEXT.test(bare) ? (did ? 1.5 : 0.5) : 0) +
    (words.length > LONG ? 1 : 0) +
    (words.length > LONG * 1.5 ? 1 : 0)
  );
}
