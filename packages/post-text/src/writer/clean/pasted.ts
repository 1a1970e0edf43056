import { ASSENT } from '../../text/speakers.ts';
import { fromInterview } from './interview.ts';
import { fromMail } from './mail.ts';
import { unstamp } from './told-talk.ts';
import { unwrap } from './wrapped.ts';

const POST_ITEM = /^\s*(?:[-–•*]|\[ ?\])\s*(?:linked ?in )?post\s*:\s*/i;

/** Turns what was pasted into plain lines: chat logs, forwarded mail, tables, to-do lists, words parted at a line's end. */
export function unpaste(notes: string): string {
  return readTables(
    fromInterview(
      withoutSpeakers(fromMail(unstamp(fromToDo(unwrap(notes).split('\n').flatMap(fromDashes))))),
    ),
  ).join('\n');
}

/** As many dashes with space around them in one line part notes and no clauses. */
const LEAST_PARTED = 5;
const LONGEST_PARTED = 60;

/** 'ship v2 - 40 users - beta june - too many steps': notes in a row, one a line. */
function fromDashes(line: string): string[] {
  const parts = line.split(/ [-–—] (?!\d)/);
  const notes = parts.length >= LEAST_PARTED && parts.every((part) => part.length <= LONGEST_PARTED);
  return notes && !/[.!?] /.test(line) ? parts : [line];
}

/** Of a list of things to do, the one that is the post. */
function fromToDo(lines: string[]): string[] {
  const posts = lines.filter((line) => POST_ITEM.test(line));
  const onlyItems = lines.every((line) => line.trim() === '' || /^\s*(?:[-–•*]|\[ ?\])/.test(line));
  return posts.length === 1 && onlyItems ? posts.map((line) => line.replace(POST_ITEM, '')) : lines;
}

const SPEAKER = /^\s*(?:speaker|sprecher|person|participant|unknown) ?(?:\d{1,2}|[a-d])?:\s*/i;
/** What people say before they say something, and a word begun twice. */
const HUMS = /(?<![\p{L}’'])(?:u+m+|u+h+m*|e+r+m*|hm+)[,.]?\s+/giu;
const TWICE = /(?<![\p{L}’'])(\p{L}{1,6}) \1(?![\p{L}’'])/giu;
const SPOKEN_LEAD =
  /^(?:(?:ok(?:ay)?|and|so|but|right|yeah|well)(?:,|(?= (?:and|so|but|what|how|why|we|i|does|do|did|is)\b)) ?)+/i;
/** A verb before its teller, or right after the word that asks: 'When we opened the shop …' asks nothing. */
const INVERTED =
  /^(?:(?:what|how|why|when|where|who|which) )?(?:do|does|did|is|are|was|were|can|could|would|will|have|has) (?:you|we|they|i|he|she|it)\b[^.?!]{2,}$|^(?:what|how|why|when|where) (?:do|does|did|is|are|was|were|can|could|would|will|have|has) (?:the|your|our|my)\b(?!.* (?:is|was|are|were)\b)[^.?!]{2,}$/i;

/** Words typed as they were spoken, of people without a name: what was said, without who said it. */
function withoutSpeakers(lines: string[]): string[] {
  if (lines.filter((line) => SPEAKER.test(line)).length < 2) return lines;
  return lines.flatMap((line) => {
    if (!SPEAKER.test(line)) return [line];
    const said = line
      .replace(SPEAKER, '')
      .replace(HUMS, '')
      .replace(TWICE, '$1')
      .replace(SPOKEN_LEAD, '')
      .trim();
    if (/^(?:ok(?:ay)?|and|so|right|yeah|yes|mhm|sure)?[.,]?(?: and| so)?$/i.test(said)) return [];
    // 'Nice.' as all that somebody says answers and tells nothing.
    if (said.replace(ASSENT, '').replace(/^[\s.!]+$/, '') === '') return [];
    return [INVERTED.test(said) ? `${said}?` : said];
  });
}

/** Rows under a heading become items: 'May: 210 orders, 21 returns'. */
function readTables(lines: string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < lines.length;) {
    const heads = cellsOf(lines[at] ?? '');
    const rows: string[][] = [];
    for (let row = at + 1; heads.length > 1 && row < lines.length; row += 1) {
      const cells = cellsOf(lines[row] ?? '');
      if (cells.length !== heads.length || !cells.some((cell) => /^\W*\d/.test(cell))) break;
      rows.push(cells);
    }
    if (rows.length < 2 || heads.some((head) => /\d/.test(head))) {
      out.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    for (const [name = '', ...values] of rows)
      out.push(
        `- ${name}: ${values.map((value, index) => (/^\W*\d/.test(value) ? `${value} ${heads[index + 1] ?? ''}` : value)).join(', ')}`,
      );
    at += rows.length + 1;
  }
  return out;
}

function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split(/\t+/).map((cell) => cell.trim());
  if (/^[^,\s][^,]*(?:,[^,\s][^,]*){2,}$/.test(line.trim()) && !/[.!?]\s/.test(line))
    return line.trim().split(',');
  return [];
}
