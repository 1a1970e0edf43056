import {
  BASE_VERBS,
  hasFiniteVerb,
  isAuxiliary,
  isImperative,
  isPast,
  opensClause,
  SUBORDINATORS,
  wordsOf,
} from '../lexicon.ts';
import { outsideOf } from './brackets.ts';
import { partDictated } from './dictated.ts';

const LONG = 95;
/** The same where it ends as a sentence that was written does. */
const LONG_WRITTEN = 150;
const LOOSE_DENIAL =
  / (?=(?:definitely|honestly|totally|certainly|really) (?:didn't|don't|wasn't|won't|can't|haven't)\b|i (?:don't|do not) know (?:how|why|yet)[.!]?$|i never (?:thought|knew|meant|realised|realized|expected|planned) )/i;
/** '… about my job i am a plumber and they …': a sentence typed on without a stop. */
const LOOSE_BEING =
  /(?<=\bmy \p{Ll}+) (?=i['’]?(?: a)?m an? \p{Ll}+(?: and (?:they|he|she|we|nobody|people)\b|[.!]?$))/iu;
/**
 * As much as is read on either side of a joint, in UTF-16 units: what somebody dictated without a stop has hundreds of them,
 * and reading all of it at each takes minutes.
 */
const NEAR_BEFORE = 600;
const NEAR_AFTER = 160;
const JOINT = /,? (?:and then|and still|and so|and now|but now|so now|and|but|so|then|now)(?= )|,(?= )/g;

/** 'and I ask three questions: …': what leads into something keeps what it belongs to. */
const LEADS_ON = /^[^.!?]*\p{L}: \p{L}/u;

/** '14 were ill, 11 forgot, 9 were afraid and said so': what was counted, each with its number, is one count. */
const isCount = (sentence: string) =>
  sentence.length <= LONGEST_COUNT &&
  sentence.split(/, (?:and )?/).filter((part) => COUNTED.test(part.trim())).length >= LEAST_COUNTED &&
  sentence.split(/, (?:and )?/).every((part) => COUNTED.test(part.trim()));
const COUNTED = new RegExp(
  `^(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: %|%)? \\p{L}`,
  'iu',
);
/** 'I start at 7, I finish at 4, and I know …': three of a row, joined as a row is. */
function isSeries(sentence: string): boolean {
  const parts = sentence.split(/, (?:and )?(?=(?:i|we|they|he|she|you) )/i);
  const [first = '', ...others] = parts.map((part) => wordsOf(part)[0] ?? '');
  return (
    sentence.length <= LONG_WRITTEN &&
    others.length > 1 &&
    others.every((word) => word === first) &&
    /, and (?:i|we|they|he|she|you) [^,]*$/i.test(sentence)
  );
}
/** 'It goes the same way: sales asks for 30%, finance cuts 20%, everyone goes home.': what a colon announces, in a row. */
function isAnnounced(sentence: string): boolean {
  const [, row = ''] = /^[^:.!?]{5,90}: ([^:]+)$/u.exec(sentence) ?? [];
  const parts = row.split(', ');
  return (
    sentence.length <= LONG_WRITTEN &&
    parts.length >= LEAST_COUNTED &&
    parts.every((part) => wordsOf(part).length >= 2 && wordsOf(part).length <= LONGEST_IN_ROW)
  );
}
const LONGEST_IN_ROW = 7;
const LEAST_COUNTED = 3;
const LONGEST_COUNT = 260;

/** Parts a run-on or comma-spliced sentence into sentences. Nothing is added; an 'and' between them goes. */
export function splitRunOn(sentence: string): string[] {
  if (isCount(sentence) || isSeries(sentence) || isAnnounced(sentence)) return [sentence];
  const denial = LOOSE_DENIAL.exec(sentence);
  if (
    denial &&
    outsideOf(sentence)(denial.index) &&
    hasFiniteVerb(wordsOf(sentence.slice(0, denial.index))) &&
    !/(?:\b(?:i|we|he|she|they|it|you|who|(?<!\b(?:do|does|did|like) )that|and|but|because|what|how|why|if)|,)$/i.test(
      sentence.slice(0, denial.index),
    )
  ) {
    return [...splitRunOn(sentence.slice(0, denial.index)), sentence.slice(denial.index + 1)];
  }
  const dictated = partDictated(sentence);
  if (dictated !== undefined) return withMain(dictated);
  const being = LOOSE_BEING.exec(sentence);
  if (being && being.index > 20)
    return [...splitRunOn(sentence.slice(0, being.index)), ...splitRunOn(sentence.slice(being.index + 1))];
  const outside = outsideOf(sentence);
  const joints = [...sentence.matchAll(JOINT)].filter((joint) => outside(joint.index));
  const rightOf = (joint: RegExpExecArray) => {
    const at = joint.index + joint[0].length;
    return sentence.slice(at, at + NEAR_AFTER).trim();
  };
  const loose = joints.filter(
    (joint) => joint[0] !== ',' && opensClause(wordsOf(rightOf(joint)).slice(0, 4)),
  );
  const runsOn = sentence.length > (/\p{L}[.!?]$/u.test(sentence) ? LONG_WRITTEN : LONG) || loose.length > 2;
  const pieces: string[] = [];
  let start = 0;
  let lead = '';
  for (const joint of joints) {
    const left = sentence.slice(start, joint.index);
    const near = left.slice(-NEAR_BEFORE);
    const right = rightOf(joint);
    const word = joint[0].replace(/[,\s]/g, ' ').trim();
    if (word !== '' && word !== 'now' && (!runsOn || LEADS_ON.test(sentence.slice(joint.index)))) continue;
    if (
      /^(?:and )?so$/.test(word) &&
      /^(?:that|(?:i|we|they|you|he|she|it) (?:can|could|would|will|don't|do not|never)\b)/i.test(right)
    )
      continue;
    if (word === '' && isDenied(near, right)) continue;
    const splices = word === '' || word.endsWith('then');
    if (!(canPart(near, right) || (splices && isSplice(near, right, word !== '')))) continue;
    pieces.push(lead + left.trim());
    start = joint.index + joint[0].length;
    lead = carried(word);
  }
  pieces.push(lead + sentence.slice(start).trim());
  return mergeScraps(pieces);
}

/** 'Since phones were banned at our school' waits for what is so since. */
const WAITS =
  /^(?:since|when|because|if|while|although|though|once|as soon as|whenever) (?!\d)(?:\p{L}+ ){0,2}(?:am|is|are|was|were|has|have|had|do|does|did|\p{L}+ed|\p{L}+s) /iu;
const MAIN =
  /^(?:the|a|an|our|my|we|they|he|she|it|this|that|these|there|most|some|nobody|everybody|people)(?= )/i;

/** Parts of which one that only says since when, why or under which condition stays with what it is said of. */
function withMain(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((done, part) => {
    const last = done.at(-1);
    if (last === undefined || !WAITS.test(last) || last.includes(',') || !MAIN.test(part))
      return [...done, part];
    const rest = /^I\b/.test(part) ? part : part.charAt(0).toLowerCase() + part.slice(1);
    return [...done.slice(0, -1), `${last.replace(/[.\s]+$/, '')}, ${rest}`];
  }, []);
}

/** 'It was fine, they said, until …': who said it stands inside what was said. */
const INSERTED =
  /^(?:i|we|he|she|they|it|people|everyone|(?:my|our|the|his|her|their) \p{L}+|\p{Lu}\p{L}+) (?:said|says|say|told (?:me|us)|thought|think|thinks|knew|swore|swears|claimed|claims|explained|admits|admitted|reckons?|argued?)\s*(?:,|[.!]?$)/iu;
/** 'The first fitter I hired': a thing with what was done to it, and nothing said of it yet. */
const HEADLESS =
  /^(?:(?:and|but|so) )?((?:the|a|an|my|our|his|her|their|every|each|this|that)(?: [\p{L}'’-]+){1,4}) (?:that )?(?:i|we|he|she|they|you|it|people)(?:['’](?:ve|d)| have| had)? [\p{L}'’-]+((?: [\p{L}'’-]+){0,7})$/iu;

/** 'Every migration I did on a weekend, four of them': what is put in says nothing of it. */
const withoutInserted = (left: string) => {
  const [first = '', ...more] = left.split(/,\s/);
  return hasFiniteVerb(wordsOf(more.join(' '))) ? left : first;
};

function isHeadless(left: string): boolean {
  const [whole, thing = '', rest = ''] = HEADLESS.exec(withoutInserted(left).trim()) ?? [];
  return whole !== undefined && !hasFiniteVerb(wordsOf(thing)) && !hasFiniteVerb(wordsOf(`x ${rest}`));
}

/** 'We had, I want to say, seventeen issues': what somebody had comes behind what is put in. */
const WAITS_FOR_REST =
  /^(?:(?:and|but|so|then) )*(?:i|we|you|he|she|they|there|it|(?:the|our|my) \p{L}+)(?:['’]d|['’]ve)?(?: (?:had|have|has|was|were|is|are|got|took|sold|made|lost|needed|hired|found|said|with|for|about|only|just|at|of))+,?$/iu;

/** 'Of 41 candidates who stayed', 'For everyone who asked': its verb is of those in it, and what is said of them follows. */
const PHRASE =
  /^(?:(?:and|but|so) )?(?:of|out of|among|amongst|from|for|with|without|at|in|on|by|to|like|unlike|after|before|despite) /iu;
const RELATIVE = / (?:who|that|which|whose|where|when) /iu;
/** 'She looked at it and said' */
const ABOUT_TO_SPEAK =
  /(?<!\p{L})(?:said|says|asked|asks|wrote|writes|answered|replied|shouted|whispered|added|thought|read|reads|told (?:me|us|him|her|them|everyone))$/iu;

function isOnlyPhrase(left: string): boolean {
  const at = left.search(RELATIVE);
  return PHRASE.test(left) && at > 0 && !hasFiniteVerb(wordsOf(left.slice(0, at)));
}

/** 'Today, 5 May' has no verb. */
const DAY_OF_MAY = /\b\d{1,2}(?:st|nd|rd|th)? may\b|\bmay \d{1,2}\b/gi;

function canPart(given: string, right: string): boolean {
  const left = given.replace(DAY_OF_MAY, 'then');
  const before = wordsOf(left);
  const after = wordsOf(right);
  if (before.length < 2 || !hasFiniteVerb(before) || SUBORDINATORS.has(before[0] ?? '')) return false;
  // 'She goes, we have had …', 'I was like, wow': what follows is what was said.
  if (SAYS.test(left.trim()) || reports(left)) return false;
  if (INSERTED.test(right) || isHeadless(left) || WAITS_FOR_REST.test(left)) return false;
  if (isOnlyPhrase(left.trim()) || ABOUT_TO_SPEAK.test(left.trim())) return false;
  // 'To be honest, it was …' is one clause.
  if (before[0] === 'to' || (before[0] === 'just' && before[1] === 'to')) return false;
  if (/^(?:so|and|but|then)$/.test(before[0] ?? '') && SUBORDINATORS.has(before[1] ?? '')) return false;
  if (/\b(?:told|said|says|asked|wrote|tell|say|ask)\b[^:]*:[^:]*$/i.test(left) || /["“‘]$/.test(left.trim()))
    return false;
  if (/^(?:i|we|you) (?:think|guess|hope|know|believe|mean|suppose)[,.]/i.test(right)) return false;
  // 'he said that it was wrong, and that it …', 'the day I left': what follows belongs to the verb before.
  if (/^(?:that|there)$/.test(after[0] ?? '') && /\bthat\b/i.test(left)) return false;
  if (SPOKEN_LABEL.test(left) || after[0] === 'who') return false;
  return opensClause(after.slice(0, 4));
}

/** 'It did not take my job, it changed it': what is so instead belongs to what is not. */
function isDenied(left: string, right: string): boolean {
  const clause = left.slice(Math.max(left.lastIndexOf(','), left.lastIndexOf(';')) + 1);
  const [after = ''] = right.split(/[,;.!?]/, 1);
  return (
    /(?:n['’]t|\b(?:not|never))\b/i.test(clause) &&
    /^(?:it|they|he|she|we|i|you)\b/i.test(right) &&
    clause.length <= LONGEST_DENIAL &&
    after.length <= LONGEST_DENIAL
  );
}
const LONGEST_DENIAL = 60;

const SAYS =
  /\b(?:goes|go|says?|said|asks?|asked|replied|thought|(?:am|is|are|was|were|i'm|he's|she's) like),?$/i;

/** 'said go home', 'told me forget the brochure': what somebody said has begun, and may go on after a comma. */
const REPORTS =
  /\b(?:say|says|said|saying|tell|tells|told|telling|reply|replies|replied|answer|answers|answered|shout|shouted|shouts|text|texted|texts|whispered|yelled|warned|promised|insisted|announced)(?: to)?(?: (?:me|us|him|her|them|you|everyone|everybody|(?:my|our|the|his|her|their) \p{L}+))?,? (?!(?:it|that|this|so|no|yes|nothing|something|everything|anything|the|a|an|my|our|his|her|their|about|of|with|from|in|on|at|by|for|to|what|why|how|when|where|who|whether|if|which|email|emails|phone|phones|call|calls|mail|every|each|all|people|customers|clients|stories|one|two|three)(?!\p{L}))\p{L}/iu;
const ALREADY_PARTED = /[;:.!?]\s*$|”$/;

const reports = (left: string) => REPORTS.test(left) && !ALREADY_PARTED.test(left.trim());

/** What follows such a label is quoted or defined as one. */
const SPOKEN_LABEL =
  /\b(?:feedback|answer|reply|message|rule|advice|lesson|reason|question|comment|verdict|note|review)\b[^:]*:[^:]*$/i;

/** A comma, or a 'then' where the story is `told` on, between two clauses, the second with a noun for its subject: 'sales says no, finance says yes'. */
function isSplice(left: string, right: string, told: boolean): boolean {
  const before = wordsOf(left);
  const after = wordsOf(right);
  if (
    before.length < 3 ||
    (before[0] === 'just' && before[1] === 'to') ||
    SUBORDINATORS.has(before[0] ?? '') ||
    !(hasFiniteVerb(before) || isImperative(before))
  )
    return false;
  if (INSERTED.test(right) || isHeadless(left) || WAITS_FOR_REST.test(left)) return false;
  if (isOnlyPhrase(left.trim()) || ABOUT_TO_SPEAK.test(left.trim())) return false;
  if (/\b(?:told|said|asked|wrote)\b[^:]*:[^:]*$/i.test(left) || SPOKEN_LABEL.test(left) || reports(left))
    return false;
  const verb = after.findIndex(
    (word, index) =>
      index > 0 &&
      (isAuxiliary(word) ||
        (told && isPast(word)) ||
        /^(?:said|went|came|fell|rose|took|got|says|asks|knows|goes|wants|needs|works|costs|means|grows|lives|sits|makes|brings|sells|eats|pays|gets|sends|loves|becomes|happens)$/.test(
          word,
        )),
  );
  const own =
    /^(?:our|my|your|their|his|her)$/.test(after[0] ?? '') &&
    BASE_VERBS.has(after[2] ?? '') &&
    after.length > 3;
  if (!own && (verb < 1 || verb > 3)) return false;
  const subject = own ? after.slice(0, 2) : after.slice(0, verb);
  return (
    subject.every(
      (word) =>
        !SUBORDINATORS.has(word) && !PREPOSITIONS.has(word) && !isAuxiliary(word) && !word.endsWith('ing'),
    ) && !/^(?:and|or|but|not|even|no|who|whose|which|where)$/.test(subject[0] ?? '')
  );
}

const PREPOSITIONS = new Set(
  'in on at to of for from with without by about over under into through during between against like than per via near'.split(
    ' ',
  ),
);

function carried(word: string): string {
  if (/^(?:but|so|then|now|but now|so now)$/.test(word)) return `${word} `;
  if (word === 'and then') return 'then ';
  if (word === 'and still' || word === 'and now') return `${word.slice(4)} `;
  return word === 'and so' ? 'so ' : '';
}

/** A piece of a word or two goes back to its neighbour. */
function mergeScraps(pieces: readonly string[]): string[] {
  const merged: string[] = [];
  for (const piece of pieces) {
    const before = merged.at(-1);
    if (before !== undefined && wordsOf(before).length < 3)
      merged[merged.length - 1] = `${before} and ${piece.replace(/^(?:but|so|then) /, '')}`;
    else merged.push(piece);
  }
  return merged;
}
