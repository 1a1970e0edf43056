import { findUrls } from '../linkedin/urls.ts';
import type { Language } from '../text/language.ts';
import type { Span } from '../linkedin/urls.ts';
import { numberTable } from './number-words.ts';
import { numberInWords, scaleAt } from './spoken.ts';
import { latinDigits, stemOf, tokensOf, valueOfDigits, type Token } from './tokens.ts';
import { calendarOf, unitOf, type Unit } from './units.ts';

/** A number with what it counts or measures. */
export interface Figure extends Span {
  value: number;
  /** Null for a plain count: "12 people". */
  unit: Unit | null;
  /** Whether it is written as a word. */
  isWord: boolean;
  /** The index of its clause. */
  clause: number;
  /** The stems of what it counts: the words right behind it, or, where there are none, right before it. */
  nouns: readonly string[];
  /** Whether they stand behind it. */
  isFollowed: boolean;
  /** True in "9 people" and "9 of us", where it counts the next word; false in "9 in April". */
  isDirect: boolean;
}

export interface Dated extends Span {
  /** `m3` March, `m3d14` 14 March, `w1` Monday, `y2021` the year. */
  key: string;
}

export interface ReadSentence {
  figures: readonly Figure[];
  dates: readonly Dated[];
  /** The clauses in order, each with its place and the stems of its words. */
  clauses: readonly (Span & { stems: ReadonlySet<string> })[];
  stems: ReadonlySet<string>;
}

/** "1.", "2)" or "5️⃣" before an item. */
const LIST_NUMBER =
  /^\s*(?:#?\p{Nd}{1,2}(?:[.):]|\s[–-])(?=\s|$)|\p{Nd}{1,2}\/\p{Nd}{0,2}(?=\s)|[0-9]\ufe0f?\u20e3)\s*/u;
const STOP = /^[.!?…]$/u;
const CLAUSE_SIGN = /^[,;:–—()|•→।]$/u;
const CLAUSE_WORD: ReadonlySet<string> = new Set(
  'and but while und aber während y pero mientras et mais और लेकिन e ma mentre en maar terwijl mas enquanto'.split(
    ' ',
  ),
);
/** "Twelve of us": somebody is counted, whoever they are. */
const PRONOUNS: ReadonlySet<string> = new Set(
  'us them whom uns ihnen denen davon nous eux nosotros ellos noi loro ons hen nós eles delas deles हम'.split(
    ' ',
  ),
);
/** "People" in the languages of the product, by stem: anybody can be meant. */
const PEOPLE = /^(?:peopl|perso|mensc|leute|gente|gens|pesso|mense|लग)$/u;
/** Words before an hour: "at four", "um vier", "a las cuatro". */
const CLOCK: ReadonlySet<string> = new Set('at past by um halb gegen à las alle om half às बजे'.split(' '));
const HOURS = 24;
const RANGE: ReadonlySet<string> = new Set('- – — to bis a à से al tot'.split(' '));
const YEAR = /^(?:19|20)\d{2}$/u;

/**
 * Reads the numbers and dates of a sentence, and the words around them, each once. In notes, every word that can be a month
 * counts as one: they are written in haste, and only support what a text says.
 */
export function readSentence(
  sentence: string,
  languages: readonly Language[],
  areNotes = false,
): ReadSentence {
  const tokens = tokensOf(sentence);
  const tables = languages.map((language) => numberTable(language));
  const from = LIST_NUMBER.exec(sentence)?.[0].length ?? 0;
  const urls = findUrls(sentence);
  const isOutside = ({ start }: Span) =>
    start < from || urls.some((url) => start >= url.start && start < url.end);
  const at = (index: number): Token | undefined => tokens[index];
  const lower = tokens.map(({ text }) => text.toLowerCase().normalize('NFC'));
  const clauses: (Span & { stems: Set<string> })[] = [{ start: -1, end: 0, stems: new Set() }];
  const clauseOf: number[] = [];
  const numeric = new Set<number>();

  const wordsAt = (index: number) => numberInWords({ tokens, lower }, index, tables);

  const figures: Figure[] = [];
  const dates: Dated[] = [];
  const nounsAfter = (index: number): string[] => {
    const found: string[] = [];
    for (let next = index; next < index + 5 && found.length < 3; next += 1) {
      const token = at(next);
      if (token === undefined || CLAUSE_SIGN.test(token.text) || PRONOUNS.has(lower[next] ?? '')) break;
      if (token.kind === 'number' || CLAUSE_WORD.has(lower[next] ?? '') || wordsAt(next) !== null) break;
      const stem = token.kind === 'word' ? stemOf(token.text) : null;
      if (stem === null && found.length > 0) break;
      if (stem !== null) found.push(stem);
    }
    return found;
  };
  const counted = (index: number) => {
    const behind = nounsAfter(index);
    const nouns = behind.filter((noun) => !PEOPLE.test(noun));
    const isOfThem = [0, 1, 2].some((offset) => PRONOUNS.has(lower[index + offset] ?? ''));
    const next = at(index);
    const isDirect = isOfThem || (next?.kind === 'word' && stemOf(next.text) !== null);
    return { nouns, isFollowed: behind.length > 0 || isOfThem, isDirect };
  };
  const nounsBefore = (index: number): string[] => {
    const found: string[] = [];
    for (let next = index - 1; next >= Math.max(0, index - 5) && found.length < 2; next -= 1) {
      const token = at(next);
      if (token === undefined || CLAUSE_SIGN.test(token.text)) break;
      if (token.kind === 'number' || CLAUSE_WORD.has(lower[next] ?? '')) break;
      const stem = token.kind === 'word' ? stemOf(token.text) : null;
      if (stem !== null) found.push(stem);
    }
    return found;
  };

  const calendarAt = (index: number): string | null => {
    const token = at(index);
    if (token?.kind !== 'word') return null;
    const found = calendarOf(lower[index] ?? '');
    if (found === null) return null;
    if (areNotes) return found.key;
    const besides = [at(index - 1), at(index + 1)];
    const byNumber = besides.some((one) => one?.kind === 'number');
    const isCapital = /^\p{Lu}/u.test(token.text) && index > 0;
    if (!found.isFull) return found.key.startsWith('m') && byNumber && isCapital ? found.key : null;
    return token.text.length > 4 || byNumber || isCapital ? found.key : null;
  };

  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (token === undefined) break;
    const word = lower[index] ?? '';
    const current = clauses.at(-1);
    if (CLAUSE_SIGN.test(token.text) || (CLAUSE_WORD.has(word) && index > 0)) {
      clauses.push({ start: -1, end: token.end, stems: new Set() });
      index += 1;
      continue;
    }
    if (current !== undefined && !STOP.test(token.text)) {
      if (current.start < 0) current.start = token.start;
      current.end = token.end;
    }
    clauseOf[index] = clauses.length - 1;
    let next = index + 1;
    if (!isOutside(token)) {
      const before = at(index - 1);
      const literal = token.kind === 'number';
      const words = token.kind === 'word' ? wordsAt(index) : null;
      const inWords = words !== null && words.value > 1 ? words : null;
      const month = calendarAt(index);
      if (literal && isPlain(sentence, token)) {
        const value = valueOfDigits(token.text);
        const [scale, afterScale] = scaleAt({ tokens, lower }, index + 1, token.end);
        const joined = at(afterScale);
        const sign = joined?.text === '-' || joined?.text === '+' ? afterScale + 1 : afterScale;
        const unit = unitAt(sign);
        const money = before?.kind === 'sign' && before.end >= token.start - 1 ? unitOf(before.text) : null;
        const nextMonth =
          calendarAt(sign) ?? (at(sign)?.text === '.' || lower[sign] === 'de' ? calendarAt(sign + 1) : null);
        const previousMonth = calendarAt(index - 1);
        if (YEAR.test(latinDigits(token.text)) && unit === null && scale === 1) {
          dates.push({ start: token.start, end: token.end, key: `y${value}` });
        } else if (
          value <= 31 &&
          scale === 1 &&
          unit === null &&
          (nextMonth ?? previousMonth)?.startsWith('m')
        ) {
          dates.push({ start: token.start, end: token.end, key: `${nextMonth ?? previousMonth}d${value}` });
        } else {
          next = unit === null ? afterScale : sign + unit.tokens;
          const start = money === null ? token.start : (before?.start ?? token.start);
          figures.push({
            start,
            end: at(next - 1)?.end ?? token.end,
            value: value * scale,
            unit: money ?? unit?.unit ?? null,
            isWord: false,
            clause: clauses.length - 1,
            ...counted(next),
          });
        }
        for (let used = index; used < next; used += 1) numeric.add(used);
      } else if (month !== null) {
        dates.push({ start: token.start, end: token.end, key: month });
        numeric.add(index);
      } else if (inWords !== null) {
        const [scale, afterScale] = scaleAt({ tokens, lower }, inWords.next, -1);
        const hyphen = at(afterScale)?.text === '-' ? afterScale + 1 : afterScale;
        const unit = unitAt(hyphen);
        next = unit === null ? afterScale : hyphen + unit.tokens;
        figures.push({
          start: token.start,
          end: at(next - 1)?.end ?? token.end,
          value: inWords.value * scale,
          unit: unit?.unit ?? null,
          isWord: true,
          clause: clauses.length - 1,
          ...counted(next),
        });
        for (let used = index; used < next; used += 1) numeric.add(used);
      }
    }
    for (let used = index; used < next; used += 1) clauseOf[used] = clauses.length - 1;
    if (current !== undefined && next > index + 1) current.end = at(next - 1)?.end ?? token.end;
    index = next;
  }

  /** A unit of one word or two ("por ciento"), or a sign. */
  function unitAt(index: number): { unit: Unit; tokens: number } | null {
    const token = at(index);
    if (token === undefined) return null;
    const two = unitOf(`${lower[index] ?? ''} ${lower[index + 1] ?? ''}`);
    if (two !== null) return { unit: two, tokens: 2 };
    const one = unitOf(lower[index] ?? '');
    return one === null ? null : { unit: one, tokens: 1 };
  }

  tokens.forEach((token, index) => {
    if (token.kind !== 'word' || numeric.has(index)) return;
    const stem = stemOf(token.text);
    if (stem !== null) clauses[clauseOf[index] ?? 0]?.stems.add(stem);
  });
  // "3 to 5 days": the first number measures what the second does.
  figures.forEach((figure, index) => {
    const second = figures[index + 1];
    if (second === undefined || figure.unit !== null) return;
    const between = sentence.slice(figure.end, second.start).trim().toLowerCase();
    if (RANGE.has(between))
      figures[index] = { ...figure, unit: second.unit, nouns: second.nouns, isFollowed: second.isFollowed };
  });
  const whole = figures.map((figure) => {
    if (figure.isFollowed || figure.unit !== null) return figure;
    const index = tokens.findIndex(({ start }) => start >= figure.start);
    return { ...figure, nouns: nounsBefore(index) };
  });
  const isClock = (figure: Figure) => {
    const index = tokens.findIndex(({ start }) => start >= figure.start);
    return (
      figure.value <= HOURS && figure.unit === null && !figure.isFollowed && CLOCK.has(lower[index - 1] ?? '')
    );
  };
  const stems = new Set(clauses.flatMap((clause) => [...clause.stems]));
  return { figures: areNotes ? whole : whole.filter((figure) => !isClock(figure)), dates, clauses, stems };
}

/** True for a number that stands alone, unlike those of "v2", "24/7", "10:30" or "GPT-4". */
function isPlain(sentence: string, { start, end }: Span): boolean {
  const before = sentence.slice(Math.max(0, start - 2), start);
  const after = sentence.slice(end, end + 2);
  if (/[\p{L}\p{M}\p{Nd}#/:.,]$/u.test(before) && !/\s$/u.test(before)) return false;
  if (/(?:^|[^\p{Nd}%\s])[-–]$/u.test(before) && !/^\s/u.test(before)) return false;
  return !/^[/:]\p{Nd}/u.test(after) && !/^-\p{Nd}{2}-/u.test(sentence.slice(end, end + 4));
}
