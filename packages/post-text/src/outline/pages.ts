import { PERSON_NAME } from '../text/person-names.ts';
import { segmentSentences } from '../text/segment.ts';
import type { Language } from '../text/language.ts';
import questions from './questions.json' with { type: 'json' };
import { grammarOf } from './to-writer.ts';

/** A page of others that was pasted among the notes. */
interface PastedPage {
  title: string;
  text: string;
}

const BYLINE = new RegExp(
  String.raw`^(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Dd]a|लेखक:?)\s+${PERSON_NAME}(?:\s*[|·,–—-].*)?$`,
  'u',
);
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/iu;
const READING_TIME = /(?:^|[\s|·])\d{1,2}[\s-]?(?:min(?:ute)?n?s?|minuti|मिनट)\.?(?:\s+\p{L}+)?$/iu;
const DATELINE =
  /^(?:\p{L}+\.?,?\s+)?(?:\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,10}\.?|\p{L}{3,10}\.?\s+\d{1,2}),?\s+(?:de\s+)?20\d\d(?:\s*[|·,–—].*)?$/iu;
const RIGHTS = /^(?:©|\(c\)|copyright\b)/iu;
const NOTE_TO_MACHINES =
  /^(?:SYSTEM|NOTE TO|INSTRUCTIONS? (?:TO|FOR)|\[?(?:INST|SYS))\b.*(?:AI|ASSISTANT|MODEL|LLM)/u;

/** A page has at least this many characters… */
const LEAST_UNITS = 280;
/** …and this many marks of its layout. */
const LEAST_MARKS = 2;
const TITLE_UNITS = 140;
const QUOTE_UNITS = 200;

const QUOTED = /["“„«][^"”“»]{0,600}["”»]/gu;

const isMark = (line: string, header: RegExp) =>
  [BYLINE, ADDRESS, READING_TIME, DATELINE, RIGHTS, NOTE_TO_MACHINES, header].some((mark) =>
    mark.test(line.trim()),
  );

/**
 * Separates a pasted page from the author's notes. It begins at its title, in front of a byline, date or address, and ends
 * where the author speaks again. Returns no page where the signs are not certain.
 */
export function takePage(notes: string, language: Language): { own: string; page: PastedPage | null } {
  const { me, header } = grammarOf(language);
  const quoted = takeQuoted(notes, language);
  if (quoted !== null) return quoted;
  const lines = notes.split('\n');
  const marks = lines.flatMap((line, at) => (isMark(line, header) ? [at] : []));
  const [first] = marks;
  if (first === undefined || marks.length < LEAST_MARKS) return { own: notes, page: null };
  const start = titleAt(lines, first, me);
  let end = lines.length;
  const lastMark = marks.at(-1) ?? first;
  for (let at = lines.length - 1; at > lastMark; at -= 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (!me.test(line.replace(QUOTED, ''))) break;
    end = at;
  }
  const isMail = header.test(lines[first] ?? '');
  const inside = lines.slice(start, end);
  const title = isMail
    ? mailTitle(inside[0] ?? '')
    : (inside.find((line) => line.trim() !== '') ?? '').trim();
  const text = inside
    .filter((line) => (isMail ? line !== inside[0] : !isMark(line, header) && line.trim() !== title))
    .join('\n')
    .replace(header, '')
    .trim();
  if (!isMail && text.length < LEAST_UNITS) return { own: notes, page: null };
  const own = [...lines.slice(0, start), '', ...lines.slice(end)].join('\n').trim();
  return { own, page: { title: title.slice(0, TITLE_UNITS), text } };
}

const mailTitle = (line: string) => line.replace(/^[^:]{1,12}:\s*/u, '').trim();

/** A quotation of this length that fills a paragraph was pasted, unless the line above calls it the author's own. */
const LONG_QUOTE = 80;

/** A paragraph that is one long quotation, with the source that the next line names. */
function takeQuoted(notes: string, language: Language): { own: string; page: PastedPage | null } | null {
  const { me, source } = grammarOf(language);
  const lines = notes.split('\n');
  const at = lines.findIndex((line) => line.length >= LONG_QUOTE && /^\s*["“„»«].*["”“«»]\s*$/u.test(line));
  if (at < 0) return null;
  const text = (lines[at] ?? '').trim().slice(1, -1).trim();
  const isDraft =
    /^\s*\^/u.test(lines[at + 1] ?? '') && !me.test((lines[at + 1] ?? '').split(/[.!?]/u)[0] ?? '');
  if (!isDraft && me.test(lines[at - 1] ?? '')) return { own: lines.with(at, text).join('\n'), page: null };
  const named = source.test(lines[at + 1] ?? '');
  const title = named ? (lines[at + 1] ?? '').replace(source, '').trim() : '';
  const rest = [...lines.slice(0, at), '', ...lines.slice(at + (named ? 2 : 1))].join('\n').trim();
  return { own: rest, page: isDraft ? null : { title, text } };
}

/** The line of the title: the last line with text in front of the first mark, unless it ends like a sentence. */
function titleAt(lines: readonly string[], mark: number, me: RegExp): number {
  for (let at = mark - 1; at >= 0; at -= 1) {
    const line = (lines[at] ?? '').trim();
    if (line === '') continue;
    const isTitle = line.length <= TITLE_UNITS && !/[.:;,]$/u.test(line) && !me.test(line);
    return isTitle ? at : mark;
  }
  return mark;
}

/** One short line that quotes a page and names it, or names it alone when it has no short sentence. */
export function quotePage({ title, text }: PastedPage, language: Language): string {
  const p = grammarOf(language);
  const flat = title.replace(/\s+/gu, ' ').trim();
  const sentence = segmentSentences(text.slice(0, 4_000))
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/gu, ' '))
    .find(
      (one) =>
        one.length <= QUOTE_UNITS &&
        one.split(' ').length > 4 &&
        /[.!?。।]["”’»)]*$/u.test(one) &&
        !p.act.test(one) &&
        !NOTE_TO_MACHINES.test(one),
    );
  if (sentence === undefined)
    return flat === '' ? '' : questions[language].title.replace('{title}', () => flat);
  if (flat === '') return `“${sentence.replace(/[“”"]/gu, '’')}”`;
  return questions[language].quotation
    .replace('{title}', () => flat)
    .replace('{sentence}', () => sentence.replace(/[“”"]/gu, '’'));
}
