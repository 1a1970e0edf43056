import type { Span } from '../../linkedin/urls.ts';
import { cutSpans, tellLeft } from '../../text/left-out.ts';
import { isSaidBy } from '../../text/said-by.ts';
import { findSentences } from '../../text/sentences.ts';
import type { Format, Length } from '../brief.ts';
import { isImperative, wordsOf } from '../lexicon.ts';
import { isInstruction, SPEAKS_OF_IT, unframe } from './instructions.ts';
import { GREETINGS, SECTION } from './of-post-words.ts';
import { labelsNotes, mayBeForWriter, requestsWithin, signsIn, speaksOfPost, SURE } from './of-post.ts';
import type { Place } from './of-post.ts';
import {
  ASKS_FOR_POST,
  COURTESY,
  FROM_OCCASION,
  NAMES_NOTES,
  RANTS,
  SAYS_HOW,
  TO_ONESELF,
  TO_ONESELF_IN_BRACKETS,
  UNSAID,
} from './request-words.ts';
import { OF_SENDING, ON_ITS_OWN_LINE, OPENS_NOTES } from './sent-words.ts';

type Kind = 'asks' | 'how' | 'note' | 'courtesy' | 'label';
/** What of it the writer can follow. */
export type Wished = { length?: Length; format?: Format; askQuestion?: true };
/** Notes without what is said to whoever writes or sends the post; `left` says what that was, `doubts` what may be so as well and stays. */
export type Requests = { text: string; left: string[]; doubts: string[]; wishes: Wished };

const LEAD = /^\s*(?:[-–—]{1,4}|[•*>]|\[[ x]?\]|\d{1,2}[.)])?\s*/i;
const ITEM = /^\s*(?:[-–—•*]|\[[ x]?\]|\d{1,2}[.)])\s/i;
/** 'Hi Tom, could you …': a greeting before what is asked. */
const GREETS =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|moin|hola|bonjour|salut|chère?)(?: \p{Lu}[\p{L}'’-]+){0,2}\s*[,!–:]\s*/iu;
const GREETED = /^(?:hi|hello|hey|hallo|moin|hola|bonjour|salut)(?!\p{L})/iu;
/** Said of the post wherever it stands. */
const ANYWHERE =
  /^(?:please |pls |or |maybe )*(?:delete|cut|drop|skip|scrap|remove|leave out|take out) (?:this|that|it|these|them)(?: \p{L}+)? if |^(?:cta|hook|title|headline|ending|opener|opening|intro)\s*\?|(?<!\p{L})(?:anhängen|einfügen|adjuntar|joindre)(?!\p{L})|(?<!\p{L})(?:hash ?tags|emojis?)[.!]*$|^actually,? it[^.]*\d[^.]*, ?but|^actually,? it.* but \S*\d|^bitte nicht (?:zu|so) \p{L}+/iu;
/** A request is no longer, in UTF-16 units. */
const LONGEST = 160;
/** So many sentences from either end, notes speak to somebody in running text. */
const EDGE = 2;

/** What somebody else said, or is said to have written, comes next. */
const TELLS_SPEECH =
  /[:"”»]\s*$|(?<!(?<!\p{L})(?:had|have|has|not|never|been|nobody) )(?<!\p{L})(?:ask(?:s|ed)?|said|says|wrote|writes|told|texted|replied|mailed|e-?mailed|messaged|fragte?|sagte|schrieb|meinte|dijo|preguntó|escribió|(?:a|ont) (?:dit|demandé|écrit))(?!\p{L})/iu;
const NAMES_WORDS =
  /(?<!\p{L})(?:words?|rules?|mottos?|advice|sign|slogan|lesson|sentence|wish|reminder|poster|answer)(?!\p{L})/iu;
/** Notes that tell how posts are written give such counsel to readers. */
const OF_WRITING =
  /\b(?:tips?|rules?|advice|lessons?|how (?:to|i|we)|checklist|mistakes?|learned)\b[^.!?\n]{0,40}\b(?:posts?|posting|write|writing|captions?|copy|linked ?in|newsletters?|pitch(?:es)?)\b|\b(?:posts?|writing|captions?|linked ?in|newsletters?|pitch(?:es)?)\b[^.!?\n]{0,30}\b(?:tips?|rules?|advice|lessons?|checklist|mistakes?)\b/i;

/**
 * Takes out what notes say to a writer, a colleague or oneself about the post: that one be made of them, how it is to be, when it goes
 * out. In running text only near either end; what somebody is told to have said, and counsel among other counsel, stays.
 */
export function takeRequests(given: string): Requests {
  const notes = given.replace(NAMES_OCCASION, (_, mark: string, first: string) => mark + first.toUpperCase());
  const lines = withoutLabels(notes);
  const read = findRequests(lines.text, lines.found.length > 0);
  const found = [...read.found, ...lines.found];
  const { doubts } = read;
  const taken = found.filter(({ kind }) => kind !== 'label');
  const text = cutSpans(lines.text, taken)
    .replace(/^[^\S\n]*(?:[-–—•*]\s*)?$/gm, '')
    .replace(/(?<=\S)[^\S\n]{2,}/g, ' ')
    .trim();
  if (found.length === 0 || !/\p{L}/u.test(text)) return { text: notes, left: [], doubts, wishes: {} };
  return {
    text,
    left: tellLeft(
      found,
      ({ said }) => ({ why: 'Left out, since it speaks of the post and not in it', said }),
      (more) =>
        `${more} more that ${more === 1 ? 'speaks' : 'speak'} of the post ${more === 1 ? 'was' : 'were'} left out`,
    ),
    doubts,
    wishes: wishesIn(taken.filter(({ kind }) => kind === 'how').map(({ said }) => said)),
  };
}

/** 'Notes from Thursday client workshop (Mercato, 14 people):' over a list: what they are of leads into it. */
const NAMES_OCCASION =
  /^([^\S\n]*)(?:(?:my|some|quick|rough|raw) )*notes?(?: from| of|,|:| [-–])\s+(?:the |our )?(?!(?:(?:call|meeting|today|yesterday|talk|chat|workshop|monday|tuesday|wednesday|thursday|friday)\s*)+:?[^\S\n]*\n)(\S)(?=(?:[^\n]*(?:\(|\d|\bwith \p{Lu})[^\n]*:|[^\n:]{6,50}:?)[^\S\n]*\n[^\S\n]*(?:[-–—•*]|\d{1,2}[.)])\s)/gimu;

type Found = Span & { kind: Kind; said: string };
/** In square brackets: 'maybe too much? take out if …' */
const ASKS_ONESELF =
  /^(?:maybe|perhaps|too |not sure|unsure|or |should|vielleicht|zu |quizás?|peut-être)[^[\]]*\?/iu;

const MOST_DOUBTED = 3;
const MOST_OF_IT = 0.7;

/** What is said of doubts whose words stand in a post: what was taken out in another way asks for nothing. */
export function tellDoubts(doubts: readonly string[], post: string): string[] {
  const told = findSentences(post).map(({ start, end }) => new Set(wordsOf(post.slice(start, end))));
  const stands = (said: string) => {
    const words = wordsOf(said);
    return told.some((one) => words.filter((word) => one.has(word)).length >= words.length * MOST_OF_IT);
  };
  // Of a request that names its topic only that stands there.
  const asked = doubts.filter((said) => unframe(said) === said && stands(said));
  return tellLeft(asked.slice(0, MOST_DOUBTED), (said) => ({
    why: 'It may be meant for whoever writes the post; cut it where readers are not meant',
    said,
  }));
}

/** Notes without what stands at the beginning of a line and names them: 'Q3 numbers for the post:'. */
function withoutLabels(notes: string): { text: string; found: Found[] } {
  const found: Found[] = [];
  const lines = notes.split('\n');
  const text = lines
    .map((line, index) => {
      const label = labelOf(line, lines[index + 1] ?? '');
      if (label === '') return line;
      found.push({ start: 0, end: 0, kind: 'label', said: label.trim() });
      return line.slice(label.length);
    })
    .join('\n');
  return { text, found };
}

const labelOf = (line: string, next: string): string =>
  NAMES_NOTES.exec(line)?.[0] ??
  SECTION.exec(line)?.[0] ??
  (ITEM.test(next) ? undefined : FROM_OCCASION.exec(line)?.[0]) ??
  (unframe(line) === line ? labelsNotes(line) : '');

/** What is noted for oneself in brackets, wherever they stand: 'raise (dont forget!!) asked 4 times'. */
function inBrackets(text: string): Found[] {
  return [...text.matchAll(/[^\S\n]?[([]([^()[\]\n]{3,120})[)\]]/g)].flatMap(
    ({ index, 0: bracket, 1: said = '' }) =>
      some([...TO_ONESELF_IN_BRACKETS, ...TO_ONESELF], said.trim()) ||
      (bracket.trim().startsWith('[') && ASKS_ONESELF.test(said.trim())) ||
      speaksOfPost(said.trim(), {
        before: EDGE,
        behind: EDGE,
        ownLine: false,
        bracketed: true,
        beside: false,
      })
        ? [{ start: index, end: index + bracket.length, kind: 'note' as const, said: said.trim() }]
        : [],
  );
}

/** Those of a text; what names the notes may have been taken off before. */
function findRequests(text: string, named: boolean): { found: Found[]; doubts: string[] } {
  const ofWriting = OF_WRITING.test(text) || (text.match(WRITERS_WORDS)?.length ?? 0) > 2;
  const sentences = findSentences(text);
  const told = sentences.map(({ start, end }) => text.slice(start, end));
  const found = inBrackets(text);
  const doubts = new Map<number, string>();
  const isTaken = (index: number) =>
    sentences[index] !== undefined &&
    found.some(
      ({ start, end }) => start <= (sentences[index]?.start ?? 0) && end >= (sentences[index]?.end ?? 0),
    );
  /** Whether a sentence tells readers what to do; a wish for the post does so only among such sentences. */
  const isCounsel = (index: number): boolean => {
    const said = (told[index] ?? '').replace(LEAD, '').replace(/^.*:\s+/s, '');
    if (said === '' || isTaken(index) || !isImperative(wordsOf(said))) return false;
    return isInstruction(said) || some(SAYS_HOW, said) ? isCounsel(index - 1) : !some(ASKS_FOR_POST, said);
  };
  const read = (index: number, span: Span): Found[] => {
    const full = told[index] ?? '';
    if (isTaken(index)) return [];
    const isLong = full.length > LONGEST;
    const bracketed = /^[([][^()[\]]*[)\]][.!]?$/.test(full);
    const bare = full
      .replace(LEAD, '')
      .replace(/^[([]|[)\]][.!]?$/g, '')
      .trim();
    // 'Hey!' alone is the greeting.
    const said = index === 0 ? bare.replace(GREETS, '') || bare : bare;
    const isItem = ITEM.test(full);
    const last = told[index - 1] ?? '';
    const place = {
      before: index,
      behind: sentences.length - 1 - index,
      ownLine: !isItem && ownsLine(text, span),
      bracketed,
      beside: isTaken(index - 1) || isTaken(index + 1),
    };
    if (!bracketed && (isSaidBy(said) || isOfStory(said, last, text))) return [];
    const named = isLong
      ? undefined
      : (kindOf(said, bracketed) ??
        (isOfNotes(said, place) || isLabel(said, told[index + 1] ?? '') ? ('note' as const) : undefined));
    const kind = named ?? (!isLong && isForWriter(said, place) ? ('how' as const) : undefined);
    const follows =
      last !== '' && !isTaken(index - 1) && !/\n/.test(text.slice(sentences[index - 1]?.end, span.start));
    if (kind === undefined) {
      if (isQuoted(text, span) || ofWriting || isItem) return [];
      if (
        !isLong &&
        mayBeForWriter(said, place) &&
        !isCounsel(index - 1) &&
        !(follows && isToldOf(last, 'note'))
      )
        doubts.set(index, said);
      return requestsWithin(full, place).map(({ start, end }) => ({
        start: span.start + start,
        end: span.start + end,
        kind: 'how' as const,
        said: full.slice(start, end).replace(/^\W+|\W+$/gu, ''),
      }));
    }
    const near =
      named === undefined ||
      RANTS.test(said) ||
      ANYWHERE.test(said) ||
      place.before < EDGE ||
      place.behind < EDGE ||
      place.beside ||
      place.ownLine;
    const orders = kind === 'how' || /^(?:post|publish|schedule)\b/i.test(said);
    if (!bracketed) {
      if (!near && !said.endsWith(':')) return [];
      if (isQuoted(text, span) || SPEAKS_OF_IT.test(told[index + 1] ?? '')) return [];
      const sure = named === undefined && signsIn(said, place) >= SURE;
      if (
        follows &&
        !RANTS.test(said) &&
        !ANYWHERE.test(said) &&
        (sure ? /[:"”»]\s*$/.test(last) : isToldOf(last, kind))
      )
        return [];
      if (!sure && orders && (ofWriting || isCounsel(index - 1) || (isItem && isAmongItems(told, index))))
        return [];
    }
    return [{ ...span, kind, said: full.replace(LEAD, '').replace(/^\(|\)?[.]?$/g, '') }];
  };
  // What is found tells what stands beside it: a second reading sees both sides.
  for (const _ of ['once', 'again'])
    for (const [index, span] of sentences.entries())
      found.push(...read(index, span).filter(({ start }) => found.every((one) => one.start !== start)));
  // A mail thanks and asks what its reader thinks; a post does so too.
  const speaks = named || found.some(({ kind }) => kind === 'asks' || kind === 'how');
  return {
    found: speaks ? found : found.filter(({ kind }) => kind !== 'courtesy'),
    doubts: [...doubts].flatMap(([index, said]) => (isTaken(index) ? [] : [said])),
  };
}

/** Whether a sentence says that the next is somebody's words, a rule or an answer. */
const isToldOf = (last: string, kind: Kind) =>
  (kind !== 'courtesy' && TELLS_SPEECH.test(last)) ||
  (kind === 'note' && last.endsWith('?')) ||
  (kind === 'how' &&
    ((wordsOf(last).length <= 2 && !GREETED.test(last) && !isInstruction(last)) || NAMES_WORDS.test(last)));

/** 'Hazlo corto, me decía mi padre': somebody's words. */
const SAID_BY =
  /,\s*(?:(?:me|nos) (?:decía|dijo|decían)|(?:me|nous) (?:disait|répétait|a dit)|(?:he|she|they|my \p{L}+|the \p{L}+) (?:said|says|told|used to say|would say)|(?:said|says|sagte|meinte|pflegte) )|^tag (?:someone|somebody|a friend|one)/iu;
/** Where so many of them stand, writing is what is told of. */
const WRITERS_WORDS =
  /(?<!\p{L})(?:editors?|editing|writers?|writing|wrote|written|headlines?|essays?|novels?|authors?|copywriters?|ghost-?writers?|drafts?)(?!\p{L})/giu;
/** Beside so much else a request that names its topic tells nothing more. */
const MUCH = 4;

const OF_THING =
  /^(?:(?:the|our|its) (?<thing>text|tone|style|title|headline|caption|ending|opening|sound|voice)|(?:\S+ ){1,4}(?<named>tone|style|voice))(?!\p{L})/iu;

/** 'The tone should be warm.' of a bell whose tone is told of, 'Warm but honest tone.' that answers a question after it. */
function isOfStory(said: string, last: string, text: string): boolean {
  const { thing, named } = OF_THING.exec(said)?.groups ?? {};
  const word = (thing ?? named ?? '').toLowerCase();
  if (word === '') return false;
  if (last.endsWith('?') && last.toLowerCase().includes(word)) return true;
  const told = text.match(new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, 'giu')) ?? [];
  return thing !== undefined && told.length > 1;
}

/** Whether a sentence speaks of the post by its signs; an instruction and the frame of a topic are read with the material. */
const isForWriter = (said: string, place: Place) =>
  !isInstruction(said) &&
  !SAID_BY.test(said) &&
  !/:\s+\S.{40,}$/s.test(said) &&
  (unframe(said) === said ||
    (place.before + place.behind >= MUCH && /\b(?:thing|stuff|bit|this|that|it)\b[.!?]*$/i.test(said))) &&
  speaksOfPost(said, place);

/** Whether a sentence names the notes or their state: on a line of its own, or before what they tell. */
const isOfNotes = (said: string, { ownLine, before }: Place) =>
  (ownLine && some(ON_ITS_OWN_LINE, said)) || (before < EDGE && some(OPENS_NOTES, said));

const isLabel = (said: string, next: string) => said !== '' && labelOf(said, next) === said;

/** Whether the items beside one tell readers what to do as well. */
const isAmongItems = (told: readonly string[], index: number) =>
  [told[index - 1] ?? '', told[index + 1] ?? ''].some(
    (item) => ITEM.test(item) && isImperative(wordsOf(item.replace(LEAD, ''))),
  );

const some = (patterns: readonly RegExp[], said: string) => patterns.some((pattern) => pattern.test(said));

function kindOf(said: string, bracketed: boolean): Kind | undefined {
  if (some(ASKS_FOR_POST, said)) return 'asks';
  if (some(SAYS_HOW, said)) return 'how';
  if (
    some(TO_ONESELF, said) ||
    some(OF_SENDING, said) ||
    UNSAID.test(said) ||
    RANTS.test(said) ||
    (bracketed && some(TO_ONESELF_IN_BRACKETS, said))
  )
    return 'note';
  return some([...COURTESY, ...GREETINGS], said) ? 'courtesy' : undefined;
}

const ownsLine = (text: string, { start, end }: Span) =>
  /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, start - 40), start)) &&
  /^[^\S\n]*(?:\n|$)/.test(text.slice(end, end + 40));

/** Whether a place stands between marks of quotation, or holds one. */
function isQuoted(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 600), start);
  const count = (marks: RegExp) => before.match(marks)?.length ?? 0;
  return /["“”„«»]/.test(text.slice(start, end)) || count(/"/g) % 2 === 1 || count(/[“„«]/g) > count(/[”»]/g);
}

const COUNTED = /\b(\d+|two|three|four|five|six|ten) (sentences?|words|lines|paragraphs?)\b/i;
const FEW: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };
const SHORT_WORDS = 120;
const SHORT_SENTENCES = 6;

/** What can be followed; one thing and its contrary in a breath are neither. */
function wishesIn(said: readonly string[]): Wished {
  const all = said.join(' ').toLowerCase();
  const [, number = '', unit = ''] = COUNTED.exec(all) ?? [];
  const count = FEW[number] ?? Number(number);
  const few = number !== '' && count <= (unit.startsWith('word') ? SHORT_WORDS : SHORT_SENTENCES);
  const short =
    few || /(?<!not too |overly )\b(?:short(?:er)?|brief|concise|kurz|corto|breve|court)\b/.test(all);
  const long = /(?<!not too |overly )\b(?:long(?:er)?|detailed)\b/.test(all);
  return {
    ...(short === long ? {} : { length: short ? ('short' as const) : ('long' as const) }),
    ...(/\b(?:question|frage|pregunta|domanda|pergunta|vraag)\b/.test(all)
      ? { askQuestion: true as const }
      : {}),
    ...(/\b(?:list|bullet points|bullets)\b/.test(all) ? { format: 'list' as const } : {}),
  };
}
