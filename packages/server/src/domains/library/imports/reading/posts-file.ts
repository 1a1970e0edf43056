import type { ColumnChoice, ImportColumn } from '@limelight/contracts';
import { readMoment } from './dates.ts';
import { ImportFault } from './import-fault.ts';
import { emptyImport, type Imported, type ImportedPost } from './imported.ts';
import { Report } from './report.ts';
import { readRows, Table } from './table.ts';
import { cleanCell, decodeTable, httpAddress, oneLine } from './text.ts';

const usualNames: Readonly<Record<ImportColumn, readonly string[]>> = {
  text: [
    'text',
    'post',
    'post text',
    'content',
    'body',
    'caption',
    'commentary',
    'sharecommentary',
    'post title',
  ],
  date: [
    'date',
    'posted at',
    'postedat',
    'published',
    'published at',
    'publishedat',
    'created date',
    'time',
    'timestamp',
  ],
  url: ['url', 'link', 'post url', 'post link', 'sharelink', 'permalink'],
  author: ['author', 'author name', 'name', 'posted by', 'creator'],
  reactions: ['reactions', 'likes', 'num likes', 'likecount'],
  comments: ['comments', 'num comments', 'commentcount'],
  reposts: ['reposts', 'shares', 'num shares'],
  impressions: ['impressions', 'views', 'num views'],
  industry: ['industry'],
};

const reasons = {
  noText: 'The row has no text.',
  badDate: 'The date does not exist. We kept the post without it.',
  quotes: 'A quotation mark is never closed.',
  notPost: 'The entry is not a post.',
  tooMany: 'The file has more posts than one import allows.',
  encoding: 'Part of the file used another encoding. We converted what we could.',
} as const;

const postLimit = 100_000;
const textLimit = 20_000;

type Cells = (field: ImportColumn) => string;

function count(given: string): number | null {
  const digits = given.replace(/[,\s\u00a0]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

function postOf(cells: Cells, file: string, report: Report): ImportedPost | null {
  const text = cleanCell(cells('text')).slice(0, textLimit);
  if (text === '') {
    report.skip(file, reasons.noText);
    return null;
  }
  const date = cells('date');
  const postedAt = readMoment(date);
  if (postedAt === null && date.trim() !== '') report.note(file, reasons.badDate);
  report.read(file);
  return {
    text,
    url: httpAddress(cells('url')),
    postedAt,
    author: oneLine(cells('author'), 200),
    hasMedia: false,
    reactions: count(cells('reactions')),
    comments: count(cells('comments')),
    reposts: count(cells('reposts')),
    impressions: count(cells('impressions')),
    industry: oneLine(cells('industry'), 100),
  };
}

function gather(entries: Iterable<Cells>, file: string, report: Report): ImportedPost[] {
  const posts: ImportedPost[] = [];
  for (const cells of entries) {
    if (posts.length >= postLimit) {
      report.note(file, reasons.tooMany);
      break;
    }
    const post = postOf(cells, file, report);
    if (post !== null) posts.push(post);
  }
  return posts;
}

const finish = (posts: ImportedPost[], report: Report): Imported => ({
  ...emptyImport('posts'),
  posts,
  report: report.lines(),
});

/** Throws `ImportFault` (`no-text-column`, with the headings) when no column is known to contain the text. */
export function readPostTable(bytes: Uint8Array, file: string, choice: ColumnChoice = {}): Imported {
  const decoded = decodeTable(bytes);
  if (decoded === null) throw new ImportFault('unknown');
  const table = new Table(readRows(decoded.text));
  const names = (field: ImportColumn) => {
    const chosen = choice[field];
    return chosen === undefined ? usualNames[field] : [chosen];
  };
  if (!table.has(...names('text'))) throw new ImportFault('no-text-column', table.headings.slice(0, 60));
  const report = new Report();
  if (decoded.repaired) report.note(file, reasons.encoding);
  if (table.broken > 0) report.skip(file, reasons.quotes, table.broken);
  const entries = table.rows.map(
    (row): Cells =>
      (field) =>
        table.cell(row, ...names(field)),
  );
  return finish(gather(entries, file, report), report);
}

/**
 * Reads JSON posts: an array of strings or of objects with a text, optionally under a single key. Throws
 * `ImportFault`.
 */
export function readPostJson(bytes: Uint8Array, file: string, choice: ColumnChoice = {}): Imported {
  const decoded = decodeTable(bytes);
  if (decoded === null) throw new ImportFault('unknown');
  const list = listIn(parseJson(decoded.text));
  if (list === null) throw new ImportFault('no-text-column');
  const report = new Report();
  const known: Cells[] = [];
  const headings = new Set<string>();
  for (const entry of list) {
    if (typeof entry === 'string') {
      known.push((field) => (field === 'text' ? entry : ''));
      continue;
    }
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      report.skip(file, reasons.notPost);
      continue;
    }
    const values = new Map(Object.entries(entry).map(([key, value]) => [key.toLowerCase(), plain(value)]));
    for (const key of Object.keys(entry)) if (headings.size < 60) headings.add(key);
    known.push((field) => {
      const chosen = choice[field];
      const names = chosen === undefined ? usualNames[field] : [chosen.toLowerCase()];
      return names.map((name) => values.get(name)).find((value) => value !== undefined) ?? '';
    });
  }
  if (list.length > 0 && known.every((cells) => cells('text') === ''))
    throw new ImportFault('no-text-column', [...headings]);
  return finish(gather(known, file, report), report);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new ImportFault('damaged');
  }
}

const isList = (given: unknown): given is readonly unknown[] => Array.isArray(given);

function listIn(given: unknown): readonly unknown[] | null {
  if (isList(given)) return given;
  if (typeof given !== 'object' || given === null) return null;
  const lists = Object.values(given).filter(isList);
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

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
  if (entries.length === 0) throw new ImportFault('empty');
  return finish(gather(entries, 'Pasted text', report), report);
}
