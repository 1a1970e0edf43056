import { capitalise, finishSentence, lowerFirst } from '../clean/sentence.ts';
import { endsInQuotation } from '../../text/quotations.ts';
import { opensClause, wordsOf } from '../lexicon.ts';
import { isOneOfMore, namesKnown, standsAlone, tellsAlone } from '../parse/alone.ts';
import { asFigureLine, asLines, readReading, readTold } from '../parse/changes.ts';
import { readSentence } from '../parse/features.ts';
import type { Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import { isAside } from './strays.ts';
import { DATED } from './layout.ts';
import {
  BACKWARDS,
  COUNTS_ON,
  DONE_TO_NOTHING,
  opensNothing,
  partsPointer,
  STANDS_FOR,
  tellsOn,
} from './backwards.ts';
import { coheres } from './coheres.ts';
import { saysTooLittle } from './too-little.ts';
import { formatBonus, kindBonus } from './formats.ts';
import type { Shape } from './formats.ts';
import { ROLE_SCORE, scoreLine } from './rating.ts';
import { isTease, mayMove, namesAgain, OFFERED, opensAd } from './moves.ts';
import { isOpen } from './open-problem.ts';
import type { Opening } from './opening.ts';
import type { Put } from './put.ts';
import type { Kind } from './rating.ts';
import { askedAhead, renamed, retold, retoldList } from './retold.ts';
import { isGrave, tellsOfDeath } from '../personal.ts';
import { standing } from './standing.ts';
import { tellerLast } from './teller.ts';
import { extremes, leads, meantFirst } from './leads.ts';
import { showsHow, takesBack, whatHappened } from './promises.ts';
import { deedsOf } from './steps.ts';
import { counted, countsAlone, onlyMeasures, riddle } from './tally.ts';
import {
  asBeats,
  asHeadline,
  frontTime,
  quotedOpening,
  reasonBefore,
  shorten,
  withoutLead,
  withoutSubject,
} from './turns.ts';

const THANKS =
  /^(?:\p{L}+ )?(?:thanks|thank you)\b|^(?:(?:I|We)(?: really| just)? )?(?:want|wanted|would like|['’]d like|need|have) to (?:really |just |also )?(?:say )?thank\b/iu;
/** Where readers are sent has a reason first. */
const SENDS = /\bhttps?:|\b[\p{L}\d-]+\.(?:com|org|net|io|co|example|de|fr|es|in|uk|eu)\b|\S@\S/iu;
const FEW = 10;
/** In longer notes what comes late is too far from the beginning that explains it. */
const LONGEST_TOLD = 16;
const LONGEST_OUTCOME = 150;
const ASKED_SCORE = 2;
/** As many sentences after a deed tell what came of it. */
const LEAST_TOLD = 2;
/** Ways that bring a sentence from further down. */
const MOVED: ReadonlySet<Kind> = new Set(['later', 'tally', 'outcome', 'reorder', 'reader']);

/** Labels of what notes begin with: 'Problem: …' */
const BEGINNING = /^(?:the )?(?:problem|challenge|situation|background|starting point|before)$/i;

/** Every way to open a post with the person's own words, best first. `own` decides between equals. */
export function findOpenings(units: readonly Unit[], shape: Shape, own: () => number): Opening[] {
  const found: Opening[] = [];
  const total = units.reduce((sum, unit) => sum + unit.sentences.length, 0);
  for (const [index, unit] of units.entries()) {
    if (index === 0 && unit.lines)
      putter(units, 0, found)(
        'straight',
        unit.sentences.map((sentence) => sentence.text).join('\n'),
        'quote',
        [],
      );
    const dated = index === 0 && unit.label !== undefined && DATED.test(unit.label) ? unit.sentences : [];
    const [first, ...others] = dated;
    if (first)
      putter(units, 0, found)('straight', `${unit.label}: ${lowerFirst(first.text)}`, 'figure', others);
    const [only, second] = unit.sentences;
    if (index === 0 && only && !second && BEGINNING.test(unit.label ?? '') && !unit.list && !unit.lines)
      putter(units, 0, found)('straight', only.text, only.role, []);
    if (unit.list || unit.lines || unit.label !== undefined || unit.sentences.length === 0) continue;
    const put = putter(units, index, found);
    // A step of the way opens nothing: the others would follow without it.
    if (index > 0 && shape === 'how-to' && deedsOf(unit) !== undefined) continue;
    if (index === 0)
      straight(unit, shape === 'how-to' || shape === 'hiring' ? [] : goesOn(units), put, showsHow(units));
    else if (unit.sentences.length === 1 || !/^(?:list|how-to)$/.test(shape))
      later(unit, units.slice(0, index), total <= FEW && index <= 4, put, shape);
    if (index <= 2) turned(unit, put, index === 0);
    if (index === 0 && total <= FEW && shape !== 'how-to') riddle(unit, put);
    if (index === 0 && shape !== 'hiring' && !takesBack(unit.sentences[0]?.text ?? '', goesOn(units)))
      retold(unit, units[1], put, shape === 'question');
    if (total <= FEW) renamed(unit, units.slice(0, index), put);
    if (
      total <= LONGEST_TOLD &&
      shape !== 'question' &&
      // In longer notes a step opens nothing.
      (total <= FEW || !/^(?:action|fact)$/.test(unit.sentences[0]?.role ?? '')) &&
      !COUNTS_ON.test(units[index + 1]?.sentences[0]?.text ?? '')
    )
      outcome(unit, units.slice(0, index), put);
    if (total <= LONGEST_TOLD && (index > 0 || countsAlone(unit.sentences[0] ?? readSentence('')) === false))
      counted(unit, put);
  }
  if (!/^(?:hiring|question|list|how-to|announcement)$/.test(shape))
    found.push(...tellerLast(units), ...(total <= LONGEST_TOLD ? standing(units) : []));
  const told = total <= FEW && !/^(?:hiring|question|list|how-to)$/.test(shape) ? leads(units) : [];
  for (const { kind, line, role, rest } of [
    ...told,
    ...(shape === 'hiring' ? [] : [...extremes(units), ...meantFirst(units)]),
  ])
    found.push({ kind, line, role, rest, score: ROLE_SCORE[role] + scoreLine(readSentence(line), kind) });
  if (shape !== 'hiring') {
    const ask = (line: string, rest: Unit[]) =>
      found.push({ kind: 'ask', line, role: 'question', score: ASKED_SCORE, rest });
    retoldList(units, ask);
    if (total <= LONGEST_TOLD && shape !== 'question') askedAhead(units, (line) => ask(line, [...units]));
  }
  pairOfReadings(units, found);
  // A colon promises what follows.
  const begins = units[0]?.sentences[0]?.text ?? '';
  const grave = units.some(({ sentences }) => sentences.some(({ text }) => isGrave(text)));
  // A form with labels has its order.
  const labels = units.flatMap(({ label }) => (label === undefined || DATED.test(label) ? [] : [label]));
  const labelled = labels.length > 1 || /^(?:Case|Client|Customer)$/.test(labels[0] ?? '');
  const kept = found.filter(
    ({ kind, line, role, rest }) =>
      !(grave && kind === 'ask') &&
      (kind === 'straight' ||
        !(/^(?:thanks|invite)$/.test(role) || THANKS.test(line) || (MOVED.has(kind) && SENDS.test(line)))) &&
      !(MOVED.has(kind) && shape === 'how-to' && role === 'advice') &&
      !(labelled && (MOVED.has(kind) || kind === 'ask')) &&
      !(MOVED.has(kind) && tellsOfDeath(begins)) &&
      (rest.length > 0 || !line.endsWith(':')) &&
      !endsInQuotation(line) &&
      !opensNothing(line, begins) &&
      // A job is also its hours and its pay.
      !(kind === 'tally' && shape !== 'hiring' && onlyMeasures(line)) &&
      !partsPointer(units, line, rest) &&
      (!MOVED.has(kind) ||
        (!isOpen(line) &&
          !saysTooLittle(line, role) &&
          (shape !== 'hiring' || kind === 'reader' || opensAd(line)) &&
          coheres(units, line, rest))) &&
      !isAside(line, role, units, shape),
  );
  const openings = kept.map((opening) => ({
    ...opening,
    score: opening.score + formatBonus(shape, opening.role) + kindBonus(shape, opening.kind) + own(),
  }));
  return openings.toSorted((a, b) => b.score - a.score);
}

function putter(units: readonly Unit[], index: number, found: Opening[]): Put {
  return (kind, line, role, left, options = {}) => {
    const rest = units.flatMap((unit, place) =>
      place !== index ? [unit] : left.length > 0 ? [{ ...unit, sentences: [...left] }] : [],
    );
    const score = ROLE_SCORE[role] + scoreLine(readSentence(line), kind) + (options.extra ?? 0);
    found.push({ kind, line, role, score, rest });
  };
}

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ');

function straight(unit: Unit, after: readonly Sentence[], put: Put, how: boolean): void {
  const [first] = unit.sentences;
  const parted = unit.sentences.findIndex((sentence, index) => index > 0 && sentence.quoted !== true);
  const said = parted < 0 ? unit.sentences.length : parted;
  // What somebody says is not left in the middle.
  const head =
    first === undefined || said === 1 ? first : { ...first, text: textOf(unit.sentences.slice(0, said)) };
  const tail = unit.sentences.slice(said);
  if (!head) return;
  const text = withoutLead(head.text) ?? head.text;
  const [line = text, ...more] = shorten(text);
  put('straight', line, line === head.text ? head.role : readSentence(line).role, [
    ...more.map(readSentence),
    ...tail,
  ]);
  const fronted = frontTime(line);
  const left = [...more.map(readSentence), ...tail];
  if (fronted !== undefined) put('when', fronted, head.role, left, { extra: -1 });
  const bare = withoutSubject(line);
  if (bare !== undefined) put('bare', bare, head.role, left, { extra: -1.5 });
  const headline = asHeadline(line);
  const named = how ? headline : undefined;
  if (named !== undefined) put('headline', named, head.role, left, { extra: 1 });
  const promise = after.length < LEAST_TOLD || named !== undefined ? undefined : whatHappened(line, after);
  if (promise !== undefined && !/^(?:news|thanks)$/.test(head.role) && !takesBack(line, after))
    put('headline', promise, head.role, left, { extra: -1 });
  const beat = asBeats(line);
  if (beat !== undefined) put('beat', beat, head.role, left, { extra: -1 });
}

/** What follows the first sentence, where all of it is told one after the other. */
function goesOn(units: readonly Unit[]): Sentence[] {
  if (units.some((unit) => unit.list || unit.lines || unit.label !== undefined)) return [];
  return units.flatMap((unit) => unit.sentences).slice(1);
}

/** A sentence from further down that stands by itself. What leaned on it stays in its place. */
function later(unit: Unit, before: readonly Unit[], few: boolean, put: Put, shape: Shape): void {
  const earlier = before.flatMap((other) => [
    ...other.sentences,
    ...(other.list?.items ?? []).map(readSentence),
  ]);
  const [head, ...tail] = unit.sentences;
  if (!head) return;
  const bare = head.leans ? withoutLead(head.text) : (withoutLead(head.text) ?? head.text);
  const read = bare === undefined ? undefined : readSentence(bare);
  const tailStays =
    tail.every(
      (sentence) =>
        !sentence.points &&
        !(sentence.leans && /^\d/.test(sentence.text)) &&
        !/^(?:he|she|it|they)\b|\b(?:them|those|these|him|her)\b/i.test(sentence.text) &&
        !/^\p{L}+ (?:did|does|do|didn't|doesn't|don't)\b/u.test(sentence.text),
    ) &&
    (tail.length === 0 || before.length <= 2);
  if (
    read &&
    read.text.length <= 130 &&
    tailStays &&
    (!isOneOfMore(read.text) || (shape === 'hiring' && OFFERED.test(read.text))) &&
    !THE_STATE.test(read.text) &&
    (mayMove(read, few) || (shape === 'hiring' && OFFERED.test(read.text))) &&
    standsAlone(read, earlier)
  ) {
    const pair = tail[0];
    const joins = pair?.joined === true && read.text.length + pair.text.length < 70;
    // 'I know SAP, I have run meetings for three sites.': too little to stand without the rest of its sentence.
    if (pair?.joined === true && !joins && read.words.length < 5) return;
    put('later', joins ? `${read.text} ${pair.text}` : read.text, read.role, joins ? tail.slice(1) : tail, {
      extra: OFFERED.test(read.text) ? 2 : 0,
    });
  }
  if (read && few && isTease(read) && !namesKnown(read.text.toLowerCase(), earlier))
    put('later', read.text, read.role, tail, { extra: 1.5 });
  const last = tail.at(-1);
  const sofar = [...earlier, head, ...tail.slice(0, -1)];
  if (
    last &&
    few &&
    isTease(last) &&
    !namesKnown(last.text.toLowerCase(), sofar) &&
    namesAgain(tail.at(-2) ?? head, before[0]?.sentences[0])
  )
    put('later', last.text, last.role, unit.sentences.slice(0, -1), { extra: 1.5 });
}

/** A thing by 'the' that no reader knows yet, in a state or at a deed. */
const THE_ONE =
  /^The (?!(?:best|worst|biggest|hardest|most|whole|only|rest of)\b)[\p{Ll}-]+ (?:is|are|was|were|had|has|\p{Ll}+ed)\b/u;
const THE_STATE =
  /^The (?!(?:best|worst|biggest|hardest|most|whole|only|rest of)\b)[\p{Ll}-]+ (?:is|are|was|were|had|has)\b/u;

const DONE_ABOUT_IT = /^(?:Since then|From then on|Ever since|That is why|That['’]s why),? /;
const COUNTED_THINGS =
  /^\d[\d.,]* (?:\p{Ll}+ )?\p{Ll}{3,}s (?:were|had|got|came|went|stood|lay|failed|left)\b/u;

/** How a story came out, before its beginning: a whole thought from further down that says who and what by itself, or the last sentence of one. */
function outcome(unit: Unit, before: readonly Unit[], put: Put): void {
  const earlier = before.flatMap((other) => [
    ...other.sentences,
    ...(other.list?.items ?? []).map(readSentence),
  ]);
  const [head, ...tail] = unit.sentences;
  if (!head || /^(?:thanks|invite|question)$/.test(head.role)) return;
  const text = withoutLead(head.text) ?? head.text;
  const read = text === head.text ? head : readSentence(text);
  const opens = (one: Sentence) =>
    one.words.length > 3 &&
    // 'Tourists order soup now.' says so by itself.
    !BACKWARDS.test(one.text.replace(/ now\.$/, '.')) &&
    !STANDS_FOR.test(one.text) &&
    !DONE_TO_NOTHING.test(one.text) &&
    !THE_ONE.test(one.text) &&
    !isOneOfMore(one.text) &&
    standsAlone(one, earlier);
  const line = [text, ...tail.map((sentence) => sentence.text)].join(' ');
  // A sentence with several others that tell on is the middle of a story; notes and 'you' beside it are not.
  const [next] = tail;
  // '400 appointments were one hour off. We called all of them.': what is meant comes along.
  const named = tail.length === 1 && COUNTED_THINGS.test(text) && /\bthem[.!]$/.test(next?.text ?? '');
  const after =
    tellsOn(tail) || (!named && tail.some((sentence) => /\b(?:it|them)[.!]$/.test(sentence.text)));
  if (before.length > 0 && !after && opens(read) && line.length <= LONGEST_OUTCOME)
    put('outcome', line, read.role, []);
  // What was done about it comes along.
  if (before.length > 0 && tail.length > 1 && DONE_ABOUT_IT.test(next?.text ?? '') && opens(read)) {
    const both = `${text} ${next?.text ?? ''}`;
    if (both.length <= LONGEST_OUTCOME) put('outcome', both, read.role, tail.slice(1));
  }
  const last = tail.at(-1);
  const parted = last?.joined === true && last.role !== 'change';
  if (last?.whole === true && !parted && last.text.length <= LONGEST_OUTCOME && opens(last))
    put('outcome', last.text, last.role, unit.sentences.slice(0, -1));
}

/** Openings made by turning a sentence: its reason first, its quotation first, its change as two lines or one, its reader first. */
function turned(unit: Unit, put: Put, first: boolean): void {
  for (const [at, sentence] of unit.sentences.entries()) {
    const others = (replacement: string[]) => [
      ...unit.sentences.slice(0, at),
      ...replacement.map((text) => ({ ...readSentence(text), leans: at > 0 })),
      ...unit.sentences.slice(at + 1),
    ];
    // 'That is why …' follows its reason.
    const because = at === 0 && first ? reasonBefore(sentence.text) : undefined;
    if (because && tellsAlone(readSentence(because[0])))
      put('reason', because[0], 'fact', leaning(because[1], unit.sentences.slice(1)), { extra: 1 });
    const told = readTold(sentence.text);
    const lines = told ? asLines(told) : undefined;
    if (lines && (at === 0 || unit.sentences[0]?.text.includes(':') === false))
      put('lines', lines.join('\n'), 'change', others([]), { extra: at > 0 ? -2 : 0 });
    const before = /^(Before: [^.]+\.) (After: .+)$/s.exec(
      `${sentence.text} ${unit.sentences[at + 1]?.text ?? ''}`,
    );
    if (before?.[1] !== undefined && before[2] !== undefined && sentence.text.startsWith('Before:'))
      put('lines', `${before[1]}\n${before[2]}`, 'change', [
        ...unit.sentences.slice(0, at),
        ...unit.sentences.slice(at + 2),
      ]);
    const figure = asFigureLine(sentence.text);
    if (figure !== undefined) put('figure', figure, 'change', others([]), { extra: -0.5 });
    const cause = /^What (?:changed|helped|worked|drove it|made the difference): (.+)$/s.exec(
      sentence.text,
    )?.[1];
    if (cause !== undefined && opensClause(wordsOf(cause).slice(0, 4)) && cause.length < 90)
      put('later', finishSentence(cause), 'action', others([]), { extra: 2 });
    if (/^You (?!will|know|see|need\b|get\b|bring\b|can\b)/.test(sentence.text) && at === 0)
      readerFirst(unit, put);
  }
  const quoted = quotedOpening(unit);
  if (quoted) put('quote', quoted.line, 'quote', quoted.left, { extra: 1 });
}

/** A sentence that stays with the one before it, and what follows. */
function leaning(text: string, after: readonly Sentence[]): Sentence[] {
  return [{ ...readSentence(text), leans: true }, ...after];
}

/** 'You talk to hospitals. You speak German.' before the job they describe; what 'you will' do there comes after it. */
function readerFirst(unit: Unit, put: Put): void {
  const about = unit.sentences.filter(
    (sentence, index) =>
      /^You\b(?! will\b|['’]ll\b)/.test(sentence.text) &&
      unit.sentences.slice(0, index).every((other) => /^You\b/.test(other.text)),
  );
  const line = about.map((sentence) => sentence.text).join(' ');
  const goesOn = /^Then\b/.test(unit.sentences[about.length]?.text ?? '');
  if (line !== '' && !goesOn && line.length <= 150)
    put('reader', line, 'fact', unit.sentences.slice(about.length), { extra: 0.5 });
}

/** A thing counted twice, at two times, opens as two lines: 'Churn in January: 8%.' over 'Churn in June: 3.1%.' */
function pairOfReadings(units: readonly Unit[], found: Opening[]): void {
  const readings = units.flatMap((unit, index) =>
    unit.sentences.flatMap((sentence) => {
      const reading = readReading(sentence.text);
      return reading && reading.when !== '' ? [{ ...reading, index, sentence }] : [];
    }),
  );
  for (const [at, one] of readings.entries()) {
    const two = readings
      .slice(at + 1)
      .find(
        (other) => other.subject.toLowerCase() === one.subject.toLowerCase() && other.figure !== one.figure,
      );
    if (!two) continue;
    const gone = new Set([one.sentence, two.sentence]);
    const rest = units.flatMap((unit) => {
      const sentences = unit.sentences.filter((sentence) => !gone.has(sentence));
      return sentences.length > 0 || unit.list ? [{ ...unit, sentences }] : [];
    });
    const line = [one, two]
      .map((reading) => `${capitalise(reading.subject)} ${reading.when}: ${reading.figure}.`)
      .join('\n');
    found.push({ kind: 'lines', line, role: 'change', score: 7, rest });
    return;
  }
}
