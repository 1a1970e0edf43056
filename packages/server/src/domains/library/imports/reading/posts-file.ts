import type { ColumnChoice } from '@limelight/contracts';
import { headingLimit, importColumns, type ImportColumn } from '@limelight/contracts/import-columns';
import {
  isAmbiguous,
  orderOf,
  readClock,
  readDate,
  readInstant,
  type DateOrder,
} from '../../../../platform/dates/index.ts';
import { columnsOf, holdsOnly, postHeadings, type HeadingWords } from '../../../../platform/headings.ts';
import { readCount } from '../../../../platform/numbers.ts';
import { readRows, rowKey, Table } from '../../../../platform/text-table.ts';
import { ImportFault } from './import-fault.ts';
import { emptyImport, type Imported, type ImportedPost } from './imported.ts';
import { Report } from './report.ts';
import { cleanCell, decodeTable, httpAddress, oneLine } from './text.ts';

const dateWords = ['at', 'on', 'time', 'iso', 'utc', 'post', 'share', 'scheduled', 'sent', 'first'];

/** How LinkedIn names its numbers in other languages, without a final s. */
const foreign = {
  reactions: ['reaktionen', 'réaction', 'reaccione', 'reaçõe', 'reazioni'],
  comments: ['kommentare', 'commentaire', 'comentario', 'comentário', 'commenti'],
  impressions: ['impressionen', 'impresione', 'impressõe', 'impressioni'],
} as const;

/** The words in the headings of each field. */
const usual: Readonly<Record<ImportColumn, HeadingWords>> = {
  text: postHeadings.text,
  date: {
    keys: ['date', 'day', 'posted', 'published', 'publish', 'created', 'time', 'timestamp', 'posting'],
    more: dateWords,
  },
  url: { keys: ['url', 'link', 'permalink', 'sharelink'], more: ['post', 'share', 'linkedin'] },
  author: { keys: ['author', 'creator', 'name'], more: ['full', 'post'] },
  reactions: { keys: ['reaction', 'like', ...foreign.reactions], more: ['post'] },
  comments: { keys: ['comment', ...foreign.comments], more: ['post'] },
  reposts: { keys: ['repost', 'share', 'reshare'], more: ['post'] },
  impressions: { keys: ['impression', 'view', ...foreign.impressions], more: ['post'] },
  industry: { keys: ['industry'] },
};

const reasons = {
  noText: 'The row has no text.',
  badDate: 'The date cannot be read. We kept the post without it.',
  twoDates: 'The date can be read in two ways. We kept the post without it.',
  badNumber: 'The number cannot be read. We kept the post without it.',
  twice: 'The row appears twice.',
  quotes: 'A quotation mark is never closed.',
  notPost: 'The entry is not a post.',
  tooMany: 'The file has more posts than one import allows.',
  encoding: 'Part of the file used another encoding. We converted what we could.',
} as const;

const postLimit = 100_000;
const textLimit = 20_000;

const shownHeadings = 60;

type Cells = (field: ImportColumn) => string;

interface Reading {
  file: string;
  report: Report;
  order: DateOrder | null;
}

function postOf(cells: Cells, { file, report, order }: Reading): ImportedPost | null {
  const text = cleanCell(cells('text')).slice(0, textLimit);
  if (text === '') {
    report.skip(file, reasons.noText);
    return null;
  }
  const date = cells('date');
  const postedAt = readInstant(date, order);
  if (postedAt === null && date.trim() !== '')
    report.note(file, isAmbiguous(date, order) ? reasons.twoDates : reasons.badDate);
  report.read(file);
  const count = (field: ImportColumn) => {
    const written = cells(field).trim();
    const read = readCount(written);
    if (read === null && written !== '') report.note(file, reasons.badNumber);
    return read;
  };
  return {
    text,
    url: httpAddress(cells('url')),
    postedAt,
    author: oneLine(cells('author'), 200),
    hasMedia: false,
    reactions: count('reactions'),
    comments: count('comments'),
    reposts: count('reposts'),
    impressions: count('impressions'),
    industry: oneLine(cells('industry'), 100),
  };
}

function gather(entries: Iterable<Cells>, reading: Reading): ImportedPost[] {
  const posts: ImportedPost[] = [];
  for (const cells of entries) {
    if (posts.length >= postLimit) {
      reading.report.note(reading.file, reasons.tooMany);
      break;
    }
    const post = postOf(cells, reading);
    if (post !== null) posts.push(post);
  }
  return posts;
}

/** Throws `ImportFault` (`empty`) for a file with headings alone. */
function finish(posts: ImportedPost[], report: Report): Imported {
  const lines = report.lines();
  if (lines.length === 0) throw new ImportFault('empty');
  return { ...emptyImport('posts'), posts, report: lines };
}

interface PostRows {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

const isPostLink = (cell: string) => /^https?:\/\/(?:[\w-]+\.)?linkedin\.com\//i.test(cell);
const isWrittenDate = (cell: string) => !/^\d{1,8}(?:[.,]\d+)?$/.test(cell) && readDate(cell).kind !== 'none';

/**
 * The columns of each field, the best one first: the chosen one, those with a usual heading, or for a date and an
 * address the only column whose cells are all of that kind.
 */
function columnsIn({ headings, rows }: PostRows, choice: ColumnChoice): Map<ImportColumn, readonly number[]> {
  const columns = new Map<ImportColumn, readonly number[]>();
  const taken = new Set<number>();
  const keep = (field: ImportColumn, found: readonly number[]) => {
    const free = found.filter((column) => !taken.has(column));
    if (free.length === 0) return;
    columns.set(field, free);
    for (const column of free) taken.add(column);
  };
  const lower = headings.map((heading) => heading.trim().toLowerCase());
  for (const field of importColumns) {
    const at = lower.indexOf(choice[field]?.trim().toLowerCase() || '\u0000');
    if (at >= 0) keep(field, [at]);
  }
  for (const field of importColumns)
    if (choice[field] === undefined) keep(field, columnsOf(headings, usual[field]));
  for (const [field, isFitting] of [
    ['date', isWrittenDate],
    ['url', isPostLink],
  ] as const) {
    const only = [...headings.keys()].filter(
      (column) =>
        !taken.has(column) &&
        holdsOnly(
          rows.map((row) => row[column] ?? ''),
          isFitting,
        ),
    );
    if (!columns.has(field) && choice[field] === undefined && only.length === 1) keep(field, only);
  }
  return columns;
}

/** Throws `ImportFault` (`no-text-column`, with the headings) when no column is known to contain the text. */
function readPostRows(table: PostRows, file: string, choice: ColumnChoice, report: Report): Imported {
  const { headings, rows } = table;
  const columns = columnsIn(table, choice);
  const shown = headings.slice(0, shownHeadings);
  const isEmpty = (column: number) => rows.every((row) => (row[column] ?? '').trim() === '');
  const text = columns.get('text');
  if (text === undefined || (rows.length > 0 && text.every(isEmpty)))
    throw new ImportFault('no-text-column', [...shown]);
  const cell = (row: readonly string[], field: ImportColumn) =>
    columns
      .get(field)
      ?.map((column) => row[column] ?? '')
      .find((one) => one.trim() !== '') ?? '';
  const dateOf = (row: readonly string[]) => {
    const parts = (columns.get('date') ?? [])
      .map((column) => (row[column] ?? '').trim())
      .filter((part) => part !== '');
    // A date and a time may have a column each.
    const clock = parts.find((part) => readClock(part) !== null);
    const date = parts.find((part) => part !== clock) ?? '';
    return clock === undefined || /\d:\d/.test(date) ? date : `${date} ${clock}`;
  };
  const dates = rows.map(dateOf);
  const order = choice.dateOrder ?? orderOf(dates);
  const seen = new Set<string>();
  const single = rows.filter((row) => {
    const key = rowKey(row);
    const isNew = !seen.has(key) || cell(row, 'text').trim() === '';
    seen.add(key);
    if (!isNew) report.skip(file, reasons.twice);
    return isNew;
  });
  const entries = single.map(
    (row): Cells =>
      (field) =>
        field === 'date' ? dateOf(row) : cell(row, field),
  );
  const imported = finish(gather(entries, { file, report, order }), report);
  const used = new Set([...columns.values()].flat());
  const unread = shown.filter((_, column) => !used.has(column) && !isEmpty(column));
  const named: ColumnChoice = {};
  for (const [field, [column = 0]] of columns) {
    const heading = headings[column] ?? '';
    if (heading.length <= headingLimit) named[field] = heading;
  }
  const ambiguousDate = dates.find((date) => isAmbiguous(date, order))?.slice(0, 60) ?? null;
  return {
    ...imported,
    table: { headings: [...shown], columns: named, unread, ambiguousDate },
  };
}

/** Reports have their title above the headings, in no more lines than this. */
const longestTitle = 20;

/** The rows from the one that names the column of the text, or all of them. */
function fromHeadings(rows: string[][], choice: ColumnChoice): string[][] {
  const at = rows
    .slice(0, longestTitle)
    .findIndex((row) =>
      choice.text === undefined
        ? columnsOf(row, usual.text).length > 0
        : row.some((cell) => cell.trim() === choice.text?.trim()),
    );
  return at > 0 ? rows.slice(at) : rows;
}

/** Throws `ImportFault`. */
export function readPostTable(bytes: Uint8Array, file: string, choice: ColumnChoice = {}): Imported {
  const decoded = decodeTable(bytes);
  if (decoded === null) throw new ImportFault('unknown');
  const { rows, broken } = readRows(decoded.text);
  const table = new Table({ rows: fromHeadings(rows, choice), broken });
  const report = new Report();
  if (decoded.repaired) report.note(file, reasons.encoding);
  if (table.broken > 0) report.skip(file, reasons.quotes, table.broken);
  return readPostRows(table, file, choice, report);
}

/**
 * Reads JSON or JSON lines: strings or objects with a text, in a list anywhere in the document. Fields of objects in
 * objects are columns too, such as `stats.likes`. Throws `ImportFault`.
 */
export function readPostJson(bytes: Uint8Array, file: string, choice: ColumnChoice = {}): Imported {
  const decoded = decodeTable(bytes);
  if (decoded === null) throw new ImportFault('unknown');
  const list = listIn(parseJson(decoded.text));
  if (list === null) throw new ImportFault('no-text-column');
  const report = new Report();
  const entries: Map<string, string>[] = [];
  const headings = new Map<string, string>();
  for (const entry of list) {
    const fields = typeof entry === 'string' ? new Map([['text', entry]]) : fieldsOf(entry);
    if (fields === null) report.skip(file, reasons.notPost);
    else entries.push(fields);
    for (const key of fields?.keys() ?? [])
      if (headings.size < columnLimit && !headings.has(key.toLowerCase()))
        headings.set(key.toLowerCase(), key);
  }
  const rows = entries.map((fields) => {
    const values = new Map([...fields].map(([key, value]) => [key.toLowerCase(), value]));
    return [...headings.keys()].map((key) => values.get(key) ?? '');
  });
  if (rows.length === 0) return finish([], report);
  return readPostRows({ headings: [...headings.values()], rows }, file, choice, report);
}

const columnLimit = 200;
const depthLimit = 4;

function parseJson(text: string): unknown {
  const json = text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(json);
  } catch {
    const lines = json.split('\n').filter((line) => line.trim() !== '');
    return lines.length > 1 ? lines.map(parseLine) : parseLine(json);
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ImportFault('damaged');
  }
}

const isList = (given: unknown): given is readonly unknown[] => Array.isArray(given);
const isRecord = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !isList(given);

/** The longest list of objects or strings in a document, or a list of the document itself when it is a post. */
function listIn(given: unknown, depth = 0): readonly unknown[] | null {
  if (isList(given)) return given;
  if (!isRecord(given) || depth > depthLimit) return null;
  const lists = Object.values(given).flatMap((value) => {
    const list = listIn(value, depth + 1);
    return list === null || !(depth === 0 ? list.length === 0 || isOfPosts(list) : isOfPosts(list))
      ? []
      : [list];
  });
  const longest = lists.reduce<readonly unknown[] | null>(
    (best, list) => (best === null || list.length > best.length ? list : best),
    null,
  );
  return longest ?? (depth === 0 ? [given] : null);
}

const isOfPosts = (list: readonly unknown[]) =>
  list.some((entry) => typeof entry === 'string' || isRecord(entry));

/** The values of an object by their path. Null for anything else. */
function fieldsOf(given: unknown, path = '', depth = 0): Map<string, string> | null {
  if (!isRecord(given)) return null;
  const fields = new Map<string, string>();
  for (const [key, value] of Object.entries(given)) {
    const name = `${path}${key}`;
    const inner = depth < depthLimit ? fieldsOf(value, `${name}.`, depth + 1) : null;
    for (const [innerName, innerValue] of inner ?? [])
      if (fields.size < columnLimit) fields.set(innerName, innerValue);
    if (['string', 'number', 'boolean'].includes(typeof value) && fields.size < columnLimit)
      fields.set(name, String(value));
  }
  return fields;
}

/** Splits pasted posts at lines of `---`, or else at two blank lines. */
export function readPastedPosts(text: string): Imported {
  const report = new Report();
  const whole = cleanCell(text);
  const ruled = whole.split(/\n[ \t]*-{3,}[ \t]*(?:\n|$)/);
  const parts = ruled.length > 1 ? ruled : whole.split(/\n[ \t]*\n[ \t]*\n\s*/);
  const entries = parts
    .filter((part) => part.trim() !== '')
    .map(
      (part): Cells =>
        (field) =>
          field === 'text' ? part : '',
    );
  return finish(gather(entries, { file: 'Pasted text', report, order: null }), report);
}
