import { readSentence } from '../parse/features.ts';
import { PERSON_NAME } from '../../text/person-names.ts';
import { capitalise, lowerFirst } from '../clean/sentence.ts';
import { isImperative, isPast, wordsOf } from '../lexicon.ts';
import type { Sentence } from '../parse/features.ts';
import type { OwnList, Unit } from '../parse/material.ts';
import { closed, isAdvised, isSentence, lacksSubject, marked } from './items.ts';

/** How a post is broken into paragraphs: pairs of sentences, lines, fuller paragraphs, every sentence by itself, that even where one leans ('apart'), or as the notes have them ('own'). */
export type Rhythm = 'own' | 'pairs' | 'lines' | 'full' | 'single' | 'apart';
/** How a list stands: with dashes (numbers, where the person numbered it, unless it is 'dashes'), numbered, as running text (questions in it too: 'run'), or each item a paragraph ('spaced': with its mark). */
export type ListStyle = 'marks' | 'dashes' | 'spaced' | 'numbers' | 'prose' | 'run' | 'paragraphs';
export type Layout = { rhythm: Rhythm; list: ListStyle };

const LONGEST_OWN = 340;
const LIMITS: Record<Rhythm, { sentences: number; characters: number }> = {
  own: { sentences: Infinity, characters: LONGEST_OWN },
  pairs: { sentences: 2, characters: 170 },
  lines: { sentences: 2, characters: 120 },
  full: { sentences: 3, characters: 240 },
  single: { sentences: 1, characters: 0 },
  apart: { sentences: 1, characters: 0 },
};
const BURST = 26;
/** Labels that place a note in time: their notes stand line by line. */
export const DATED =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|^(?:q[1-4]|week|day|month|year|\d)/i;

/** The paragraphs of units in their order. A sentence that leans stays with the one before while there is room. */
export function layUnits(units: readonly Unit[], layout: Layout): string[] {
  const paragraphs: string[] = [];
  let open: { sentences: Sentence[]; paragraph: number } | undefined;
  const close = () => {
    if (open) paragraphs.push(...spell(open.sentences, layout.rhythm));
    open = undefined;
  };
  for (const [index, unit] of units.entries()) {
    if (unit.list || unit.lines || unit.label !== undefined) {
      close();
      const before = units[index - 1];
      if (
        unit.label !== undefined &&
        before?.label !== undefined &&
        before.paragraph === unit.paragraph &&
        (layout.rhythm === 'full' || DATED.test(unit.label)) &&
        paragraphs.length > 0
      ) {
        paragraphs.push(
          `${paragraphs.pop() ?? ''}${DATED.test(unit.label) ? '\n' : ' '}${layBlock(unit, layout).join(' ')}`,
        );
        continue;
      }
      paragraphs.push(...layBlock(unit, layout));
      continue;
    }
    const remaining = stretchAfter(units, index);
    for (const [at, sentence] of unit.sentences.entries()) {
      const left = remaining + unit.sentences.length - at;
      if (open && layout.rhythm !== 'own' && parts(open.sentences, unit.sentences, at, layout.rhythm))
        close();
      const same = layout.rhythm === 'own' || open?.paragraph === unit.paragraph;
      if (open && same && fits(open.sentences, sentence, layout.rhythm, left)) open.sentences.push(sentence);
      else {
        close();
        open = { sentences: [sentence], paragraph: unit.paragraph };
      }
    }
  }
  close();
  return paragraphs;
}

/** So many paragraphs were meant as such. */
const FEW_OWN = 3;

/** Whether notes come in paragraphs that a post can keep: several, some of more than one sentence, and none a wall. */
export function comesInParagraphs(units: readonly Unit[]): boolean {
  if (units.some(({ label, lines, list }) => label !== undefined || lines || list)) return false;
  const paragraphs: Sentence[][] = [];
  for (const sentence of units.flatMap((unit) => unit.sentences))
    if (sentence.opens || paragraphs.length === 0) paragraphs.push([sentence]);
    else paragraphs.at(-1)?.push(sentence);
  return (
    paragraphs.length >= FEW_OWN &&
    paragraphs.some((own) => own.length > 1) &&
    paragraphs.every((own) => lengthOf(own) <= LONGEST_OWN)
  );
}

/** Whether a paragraph would end inside what was typed as one sentence, which has room in the next. */
function parts(
  open: readonly Sentence[],
  sentences: readonly Sentence[],
  at: number,
  rhythm: Rhythm,
): boolean {
  const chain = sentences.slice(at);
  const length = chain.findIndex((sentence, index) => index > 0 && sentence.joined !== true);
  const together = length < 0 ? chain : chain.slice(0, length);
  const { characters } = LIMITS[rhythm];
  return (
    characters > 0 &&
    together.length > 1 &&
    sentences[at]?.joined !== true &&
    sentences[at]?.leans !== true &&
    lengthOf(together) <= characters * 1.25 &&
    lengthOf([...open, ...together]) > characters * 1.25
  );
}

/** How many sentences of the same paragraph still follow a unit. */
function stretchAfter(units: readonly Unit[], index: number): number {
  let count = 0;
  for (const unit of units.slice(index + 1)) {
    if (unit.paragraph !== units[index]?.paragraph || unit.list || unit.lines) break;
    count += unit.sentences.length;
  }
  return count;
}

function fits(open: readonly Sentence[], next: Sentence, rhythm: Rhythm, left: number): boolean {
  const { sentences, characters } = LIMITS[rhythm];
  const length = lengthOf(open);
  const together = length + next.text.length + 1;
  if (rhythm === 'own') return !next.opens;
  if (next.quoted) return true;
  if (rhythm === 'apart') return false;
  if (rhythm === 'single') return next.leans && next.text.length <= 12 && length <= 80 && open.length === 1;
  const last = open.at(-1)?.text ?? '';
  if (next.joined && next.text.length <= 45 && last.length <= 60 && together <= characters * 1.7) return true;
  if (next.joined && open.length <= sentences && together <= characters * 1.25) return true;
  // Another time begins another thought.
  if (open.length > 1 && rhythm !== 'lines' && ANEW.test(next.text)) return false;
  if ((next.leans || next.points) && next.text.length <= BURST) return together <= characters * 1.7;
  if (rhythm === 'lines' && (next.leans || next.points)) return open.length === 1 && together <= characters;
  if (next.leans || next.points) return open.length <= sentences && together <= characters * 1.25;
  if (rhythm === 'lines')
    return (
      open.length < sentences &&
      (goesWith(open.at(-1), next) ? together <= characters : length < 24 && together < 60)
    );
  // In fuller paragraphs the last sentence stands by itself.
  if (rhythm === 'full' && left === 1 && open.length > 1) return false;
  return open.length < sentences && together <= characters;
}

/** Whether a sentence goes on with the same subject as the one before, or takes it up: 'We launch Tidemark.' 'It costs 30 pounds.' */
function goesWith(before: Sentence | undefined, next: Sentence): boolean {
  const [first = ''] = next.words;
  return SAME_SUBJECT.test(first) && (/^(?:it|they|he|she)$/.test(first) || before?.words[0] === first);
}
const SAME_SUBJECT = /^(?:i|we|it|they|he|she|you|nobody|no)$/;

/** 'In 2020 …', 'Yesterday …', 'I now …' */
const ANEW =
  /^(?:In (?:19|20)\d\d\b|(?:Yesterday|Today|Nowadays)\b|Last (?:week|month|year|spring|summer|autumn|winter|\p{Lu}\p{Ll}+)\b|(?:I|We) now\b|Now (?:I|we)\b)/u;

function lengthOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.text.length + 1, -1);
}

const NAME_ALONE = new RegExp(`^(?:${PERSON_NAME}(?: writes)?|From “[^”]*”)$`, 'u');

/** A paragraph as text. In single lines, words spoken after a colon get a line of their own. */
function spell(sentences: readonly Sentence[], rhythm: Rhythm): string[] {
  const said = sentences.map((sentence) => sentence.text);
  const text = (rhythm === 'full' ? flowing(said) : said).join(' ');
  const spoken =
    rhythm === 'lines' || rhythm === 'single'
      ? /^(.*[^:]):\s*(["“])([^"”]{30,})["”][.!]?$/s.exec(text)
      : null;
  const [, lead = '', mark = '', words = ''] = spoken ?? [];
  // The name of a speaker stands before what they say.
  if (words === '' || NAME_ALONE.test(lead)) return [text];
  const ended = `${capitalise(words)}${/[.!?]$/.test(words) ? '' : '.'}`;
  return [`${lead}:`, mark === '“' ? `“${ended}”` : `"${ended}"`];
}

/** Two short deeds of one teller in a row as one sentence: 'I opened the shop in March and closed it in May.' */
function flowing(sentences: readonly string[]): string[] {
  const out: string[] = [];
  for (const sentence of sentences) {
    const before = out.at(-1) ?? '';
    const [, who = '', deed = ''] = DEED.exec(sentence) ?? [];
    const [, earlier = '', first = ''] = DEED.exec(before) ?? [];
    const joins =
      who !== '' && who === earlier && isPast(wordsOf(deed)[0] ?? '') && isPast(wordsOf(first)[0] ?? '');
    if (joins) out[out.length - 1] = `${before.replace(/\.$/, '')} and ${deed}.`;
    else out.push(sentence);
  }
  return out;
}

/** A deed told by its teller in one plain clause. */
const DEED =
  /^(I|We) ((?!.*\b(?:and|or|but|who|that|which|if|when|while|because|whether|how|what|where|until|before|after|then)\b)[^,:;"“?!]{6,60})\.$/s;

/** Labels of a form: what stands under them says it without them. */
const SILENT_LABEL =
  /^(?:case|client|customer|problem|challenge|situation|context|background|result|results|outcome|impact|today|action|change)$/i;
/** Labels that read as words of a sentence. */
const NAMED_LABEL = /^(?:fix|solution|goal|lesson|takeaway|plan|task)$/i;

function layBlock(unit: Unit, layout: Layout): string[] {
  if (unit.list) return layList(unit.list, layout);
  if (unit.lines) return [unit.sentences.map((sentence) => sentence.text).join('\n')];
  const [first, ...rest] = unit.sentences;
  if (!first) return [];
  const label = unit.label ?? '';
  const labelled = DATED.test(label)
    ? `${label}: ${lowerFirst(first.text)}`
    : SILENT_LABEL.test(label) ||
        (first.whole && (!NAMED_LABEL.test(label) || /^(?:I|We)\b/.test(first.text)))
      ? first.text
      : `${NAMED_LABEL.test(label) ? `The ${label.toLowerCase()}` : label}: ${lowerFirst(first.text)}`;
  return [[labelled, ...rest.map((sentence) => sentence.text)].join(' ')];
}

/** Numbered steps shorter than this, in characters, stand below each other without empty lines. */
const SHORT_STEP = 28;

const SHORT_REPORT = 90;
/** 'Q3: 41 demos, 6 closed': figures under the name of their time stand in its line, which says nothing alone. */
const isReport = ({ intro, items, ordered }: OwnList) =>
  !ordered &&
  /^(?:Q[1-4]|H[12]|(?:19|20)\d\d|(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:Week|Month|Year) \d+)(?: (?:19|20)\d\d)?$/.test(
    intro,
  ) &&
  items.join(', ').length <= SHORT_REPORT &&
  items.every((item) => !/[.:?!]/.test(item.replace(/\d\.\d/g, '')));

/** What came to pass has no steps to number. */
const isReported = (items: readonly string[]) =>
  items.filter((item) => wordsOf(item).some(isPast) && !isImperative(wordsOf(item))).length * 2 >=
  items.length;

/** A list with its lead line; numbers where order matters. */
function layList(given: OwnList, asked: Layout): string[] {
  const list: OwnList = { ...given, items: marked(given) };
  const layout: Layout = isReport(list) ? { ...asked, list: 'prose' } : asked;
  const numbered =
    (list.ordered && layout.list !== 'dashes') ||
    (layout.list === 'numbers' && !list.items.some((item) => /^\d/.test(item)) && !isReported(list.items));
  const intro = list.intro === '' ? '' : `${list.intro}${/[?!.]$/.test(list.intro) ? '' : ':'}`;
  const ended = list.items.map(closed);
  const bare = list.items.some((item) => lacksSubject(item, list.items));
  if (
    layout.list === 'prose' &&
    list.items.every((item) => /^[^:]{2,30}: \S[^:]*$/.test(item)) &&
    !list.items.some((item) => item.includes(','))
  ) {
    return [
      `${intro === '' ? '' : `${intro} `}${list.items.map((item, index) => (index === 0 && intro === '' ? item : named(item, list)).replace(': ', ' ')).join(', ')}.`,
    ];
  }
  if (
    (layout.list === 'run' ||
      (layout.list === 'prose' &&
        !list.items.some((item) => item.endsWith('?') || (list.items.length > 3 && isSentence(item))))) &&
    list.items.join('').length < 260 &&
    !(list.ordered && list.items.every(isSentence)) &&
    !(bare && intro === '') &&
    !isAdvised(list.items) &&
    !list.items.some((item) => item.includes(':'))
  ) {
    const sentences =
      (list.items.length > 3 && list.items.filter(isSentence).length * 2 >= list.items.length) ||
      list.items.some((item) => /[?!]$/.test(item) || (/[,.]| and /.test(item) && isSentence(item))) ||
      (intro === '' && list.items.some(isSentence));
    const text = sentences
      ? ended.join(' ')
      : `${series(list.items.map((item, index) => (index === 0 && intro === '' ? item : named(item, list))))}.`;
    // What is a sentence itself leads into none with a colon.
    const lead =
      sentences && readSentence(list.intro).whole && !ASKS_ON.test(list.intro) ? `${list.intro}.` : intro;
    return [intro === '' ? text : `${lead} ${sentences ? text : lowerStart(text, list)}`];
  }
  if (
    layout.list === 'paragraphs' &&
    list.items.length <= 6 &&
    !(bare && !numbered) &&
    list.items.every(isSentence) &&
    (!numbered || list.items.join('').length >= list.items.length * SHORT_STEP) &&
    !list.items.some((item) => /^(?:\p{Ll}|(?:Because|Not|And|But|So|Then)\b)/u.test(item))
  )
    return [
      ...(intro === '' ? [] : [intro]),
      ...ended.map((item, index) => (numbered ? `${index + 1}. ${item}` : item)),
    ];
  const items = list.items
    .map((item, index) => (numbered ? `${index + 1}. ` : '– ') + item)
    .join(layout.list === 'spaced' ? '\n\n' : '\n');
  return [intro === '' ? items : `${intro}\n\n${items}`];
}

/** 'What we changed', 'Five things I keep': no sentence by itself. */
const ASKS_ON =
  /^(?:how|what|why|where|when|things|the|my|our|\d+|two|three|four|five|six|seven|eight|nine|ten)\b|[?!.]$/i;

function series(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}${items.some((item) => / and /.test(item)) ? ',' : ''} and ${items.at(-1) ?? ''}`;
}

/** Small letters inside a sentence, but titles, and what the notes write large inside one, keep theirs. */
function named(item: string, { names = [] }: OwnList): string {
  if (names.includes(item)) return item;
  const title =
    /^\p{Lu}\p{L}* (?:\p{L}+ )?\p{Lu}/u.test(item) &&
    !/^(?:Two|Three|Four|Five|Six|Our|My|The|A) /.test(item);
  return title ? item : lowerFirst(item);
}

function lowerStart(text: string, list: OwnList): string {
  const [first = ''] = list.items;
  return named(first, list) === first ? text : lowerFirst(text);
}
