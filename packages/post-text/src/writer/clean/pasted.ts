import { fromInterview } from './interview.ts';
import { unwrap } from './wrapped.ts';

const STAMPED =
  /^\s*\[?\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]m)?\]?[\s,–-]*(\p{L}[\p{L}\d .'’]{0,22}:\s+\S.*)$/iu;
const MAIL_HEAD = /^\s*(?:(?:fwd?|re|aw|wg)\s*:\s*)+.{0,80}$/i;
/** 're: q2 - …' in a note of one line is a topic, and no head of a mail. */
const MAIL_MARK = /^\s*(?:btw,? )?(?:re|fwd?)\s*: (?=\S)/i;
const GREETING =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|moin|liebe[rs]?|guten (?:morgen|tag|abend)|hola|buen[oa]s (?:días|tardes)|querid[oa]s?|bonjour|salut|chère?s?)(?!\p{L})(?: [\p{L}.'’]+){0,3}\s*[,!.:]?\s*$/iu;
/** A greeting before the first sentence of an announcement: no feed is greeted as a mailing list is. */
const GREETED =
  /^\s*(?:(?:hi|hello|hey|dear) (?:all|everyone|everybody|team|colleagues|folks|friends|network)|dear (?:sirs?|ladies|customers?|members?|partners?)(?: and \p{L}+)?)\s*[,!:]\s+(?=\S)/iu;
const SIGN_OFF =
  /^\s*(?:(?:kind|best|warm|with (?:kind|best|warm)) )?(?:best|regards|wishes|cheers|(?:many )?thanks(?: (?:again|in advance|a lot|so much))?|thank you(?: so much)?|thx|sincerely|yours(?: sincerely)?|all the best|(?:viele|liebe|beste|herzliche) grüße|(?:mit )?freundlichen grüßen|lg|vg|mfg|(?:vielen )?dank(?: (?:im voraus|euch|dir))?|danke(?: dir| euch)?|(?:un )?(?:cordial )?saludos?|un abrazo|(?:muchas )?gracias|cordialement|bien à (?:vous|toi)|bises|amicalement|merci(?: d['’]avance| beaucoup)?)\s*[,.!]?\s*(?:\p{Lu}[\p{L}'’-]*)?\s*$/iu;
/** A mail in running text: a greeting of one person at its beginning, and words that close it at its end. */
const GREETS_ONE =
  /^(\s*(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Hh]allo|[Ll]iebe[rs]?|[Hh]ola|[Bb]onjour|[Ss]alut|[Cc]hère?)(?: \p{Lu}[\p{L}'’-]+){1,2}\s*[,!]) (?=\S)/u;
const CLOSES =
  /(?<=[.!?]) ((?:[Cc]heers|[Tt]hanks|[Tt]hank you|[Bb]est(?: regards| wishes)?|[Kk]ind regards|[Rr]egards|[Ll]iebe [Gg]rüße|[Vv]iele [Gg]rüße|LG|VG|[Ss]aludos|[Uu]n abrazo|[Mm]erci|[Cc]ordialement),? (?:\p{Lu}[\p{L}'’-]+ ?){1,2}[.!]?\s*)$/u;
const SENT_FROM = /^\s*(?:sent|gesendet) from my \S.{0,30}$/i;
/** 'Thanks for asking about the shed.' answers a mail that no reader of a post has seen. */
const THANKS_FIRST =
  /^\s*(?:many )?(?:thanks|thank you) for (?:asking|your|the|getting|reaching|writing)\b[^.!?\n]{0,80}[.!]\s*/i;
const POST_ITEM = /^\s*(?:[-–•*]|\[ ?\])\s*(?:linked ?in )?post\s*:\s*/i;

/** Turns what was pasted into plain lines: chat logs, forwarded mail, tables, to-do lists, words parted at a line's end. */
export function unpaste(notes: string): string {
  return readTables(
    fromInterview(
      withoutSpeakers(fromMail(fromChat(fromToDo(unwrap(inLines(notes)).split('\n').flatMap(fromDashes))))),
    ),
  )
    .join('\n')
    .replace(GREETED, '');
}

/** The parts of a mail that lost its lines, each on its own. */
const inLines = (notes: string): string =>
  GREETS_ONE.test(notes) && CLOSES.test(notes)
    ? notes.replace(GREETS_ONE, '$1\n').replace(CLOSES, '\n$1')
    : notes;

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

function fromChat(lines: string[]): string[] {
  if (lines.filter((line) => STAMPED.test(line)).length < 2) return lines;
  return lines.map((line) => {
    const said = STAMPED.exec(line)?.[1];
    return said === undefined ? line : said.charAt(0).toLocaleUpperCase('en') + said.slice(1);
  });
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
    return [INVERTED.test(said) ? `${said}?` : said];
  });
}

function fromMail(given: string[]): string[] {
  const mark = given.findLastIndex((line) => /^\s*--\s*$/.test(line));
  const signed = mark > 0 && given.length - mark - 1 <= SIGNED_LINES + 1;
  return withoutEnds(signed ? given.slice(0, mark) : given);
}

function withoutEnds(given: string[]): string[] {
  if (given.length < 3 || !given.some((line) => MAIL_HEAD.test(line)))
    return fromLetter(given).map((line) => line.replace(MAIL_MARK, ''));
  return fromLetter(given.filter((line) => !MAIL_HEAD.test(line))).filter(
    (line) => !GREETING.test(line) && !SIGN_OFF.test(line),
  );
}

/** What stands below the words that end a letter: a name, a job, a number, an address. */
const SIGNED_LINES = 4;
const SIGNED_LENGTH = 60;

/** A letter without its greeting, the thanks for asking, and all from its closing words on. */
function fromLetter(given: string[]): string[] {
  const lines = given.filter((line) => !SENT_FROM.test(line));
  const first = lines.findIndex((line) => line.trim() !== '');
  if (!GREETING.test(lines[first] ?? '')) return lines;
  const after = lines.slice(first + 1);
  const closes = after.findLastIndex((line) => SIGN_OFF.test(line));
  const below = closes < 0 ? [] : after.slice(closes + 1).filter((line) => line.trim() !== '');
  const signed =
    closes > 0 && below.length <= SIGNED_LINES && below.every((line) => line.length <= SIGNED_LENGTH);
  const body = signed ? after.slice(0, closes) : after;
  const begins = body.findIndex((line) => line.trim() !== '');
  return body.map((line, index) => (index === begins ? line.replace(THANKS_FIRST, '') : line));
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
