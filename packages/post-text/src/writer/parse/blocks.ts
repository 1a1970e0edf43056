import { findUrls } from '../../linkedin/urls.ts';
import { findSentences } from '../../text/sentences.ts';
import { outsideOf } from './brackets.ts';

/** What the notes are made of: running text, and lists with the line that leads into them. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; intro: string; items: string[]; ordered: boolean }
  | { kind: 'break' };

const BULLET =
  /^\s*(?:([-–—•*▪◦‣·►▸]|[a-d]\))\s*(?=[^\s\d-])|[✅✔☑👉🔹🔸▶➡⚡📌]\ufe0f?\s*(?=\S)|[-–—•*]\s+(?=\d)|(\d{1,2})(?:[.)]\s+|\/\s+))/u;
const PICTOGRAM =
  /^\s*(?:[\p{Extended_Pictographic}\p{Regional_Indicator}][\ufe0f\u200d\p{Emoji_Modifier}]*)+\s*/u;
/** Items that are numbered within one line. */
const INLINE_NUMBERS = /(?:^|\s)1[.)]\s+\S.*?\s2[.)]\s+\S/;

/** Text whose lines hold '… 1. … 2. … 3. …' with each number on a line of its own. */
export function unfoldNumbers(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (!INLINE_NUMBERS.test(line)) return line;
      let next = 1;
      const outside = outsideOf(line);
      return line.replace(
        /(^|\s)(\d{1,2})[.)]\s+(?=\S)/g,
        (mark: string, before: string, number: string, at: number) => {
          if (Number(number) !== next || !outside(at)) return mark;
          next += 1;
          return `${at === 0 ? before : '\n'}${number}. `;
        },
      );
    })
    .join('\n');
}

/** Tags and bare links that stand apart from the text, taken out of it. */
export type Trimmings = { hashtags: string[]; links: string[] };

/** Parts notes into blocks, line by line. */
export function readBlocks(notes: string): Block[] {
  const blocks: Block[] = [];
  for (const line of notes.split('\n')) {
    if (line.trim() === '') blocks.push({ kind: 'break' });
    else readLine(line, blocks);
  }
  return blocks.filter(
    (block, index) => block.kind !== 'break' || (index > 0 && blocks[index - 1]?.kind !== 'break'),
  );
}

function readLine(line: string, blocks: Block[]): void {
  const bullet = BULLET.exec(line);
  const last = blocks.at(-1);
  if (bullet) {
    const item = line.slice(bullet[0].length).trim();
    if (item === '') return;
    const before = blocks.at(-2);
    if (last?.kind === 'list') last.items.push(item);
    else if (last?.kind === 'break' && before?.kind === 'list') {
      before.items.push(item);
      blocks.pop();
    } else
      blocks.push({
        kind: 'list',
        intro: takeIntro(blocks),
        items: [item],
        ordered: bullet[2] !== undefined,
      });
    return;
  }
  const text = line.replace(PICTOGRAM, '').trim();
  if (text === '') return;
  const inline = INLINE_NUMBERS.test(text) ? splitNumbers(text) : splitSemicolons(text);
  if (inline) blocks.push(...inline);
  else blocks.push({ kind: 'text', text });
}

/** The line before a list leads into it when it ends in a colon. */
function takeIntro(blocks: Block[]): string {
  const last = blocks.at(-1);
  if (last?.kind !== 'text' || !last.text.endsWith(':')) return '';
  const cut = Math.max(last.text.lastIndexOf('. '), last.text.lastIndexOf('! '), last.text.lastIndexOf('? '));
  blocks.pop();
  if (cut > 0) blocks.push({ kind: 'text', text: last.text.slice(0, cut + 1) });
  return last.text.slice(cut > 0 ? cut + 2 : 0).replace(/\s*:$/, '');
}

function splitNumbers(text: string): Block[] | undefined {
  const outside = outsideOf(text);
  const marks = [...text.matchAll(/(?:^|\s)(\d{1,2})[.)]\s+/g)].filter(({ index }) => outside(index));
  const wanted: RegExpExecArray[] = [];
  for (const mark of marks) if (Number(mark[1]) === wanted.length + 1) wanted.push(mark);
  if (wanted.length < 2) return undefined;
  const items = wanted.map((mark, index) =>
    text.slice(mark.index + mark[0].length, wanted[index + 1]?.index ?? text.length).trim(),
  );
  const before = text.slice(0, wanted[0]?.index ?? 0).trim();
  const after = takeRest(items);
  const list: Block = {
    kind: 'list',
    intro: before.endsWith(':') ? before.slice(0, -1) : '',
    items: items.filter((item) => item !== ''),
    ordered: true,
  };
  const lead: Block[] = before !== '' && list.intro === '' ? [{ kind: 'text', text: before }] : [];
  return [...lead, list, ...(after === '' ? [] : [{ kind: 'text' as const, text: after }])];
}

/** What follows the last item in the same line, where every other item is one sentence, is no part of it. */
function takeRest(items: string[]): string {
  const last = items.at(-1) ?? '';
  const sentences = findSentences(last);
  const first = sentences[0];
  if (!first || sentences.length < 2 || items.slice(0, -1).some((item) => findSentences(item).length > 1))
    return '';
  items[items.length - 1] = last.slice(0, first.end);
  return last.slice(first.end).trim();
}

/** 'things I stopped: a; b; c. More text' holds a list up to the end of its sentence. */
function splitSemicolons(text: string): Block[] | undefined {
  const match = /^([^:;]{3,80}):\s*([^;]+(?:;[^;.!?]*"?[^;.!?]*){2,})(?:([.!?])\s*(.*))?$/s.exec(text);
  if (!match || findUrls(text).length > 0) return undefined;
  const [, intro = '', body = '', , rest = ''] = match;
  const blocks: Block[] = [
    {
      kind: 'list',
      intro: intro.trim(),
      items: body
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
      ordered: false,
    },
  ];
  return rest.trim() === '' ? blocks : [...blocks, { kind: 'text', text: rest.trim() }];
}

const LEADING_TAGS = /(?<=^\s*|[.!?]\s+)(?:#\p{L}[\p{L}\p{N}\p{M}_]*\s+)+(?=[^#\s])/u;

/** Takes the hashtags that begin or end a line, and links that belong to no sentence, out of a text. */
export function takeTrimmings(text: string): { text: string; trimmings: Trimmings } {
  const hashtags: string[] = [];
  const links: string[] = [];
  const lines = text.split('\n').map((whole) => {
    const line = whole.replace(LEADING_TAGS, (tags) => {
      hashtags.push(...tags.split(/\s+/).filter((tag) => tag !== ''));
      return '';
    });
    const tail = /(?:(?:^|\s)#[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*)+\s*$/u.exec(line)?.[0] ?? '';
    const free = takeLinks(tail === '' ? line : line.slice(0, -tail.length), links);
    const urlLast = /(?:(?:^|\s)#[\p{L}\p{N}][\p{L}\p{N}\p{M}_]*)+\s*$/u.exec(free)?.[0] ?? '';
    hashtags.push(...(urlLast + tail).split(/\s+/).filter((tag) => tag !== ''));
    return urlLast === '' ? free : free.slice(0, -urlLast.length);
  });
  return {
    text: lines.join('\n').trim(),
    trimmings: { hashtags: [...new Set(hashtags)], links: [...new Set(links)] },
  };
}

const NEEDS_LINK =
  /(?:\b(?:at|on|to|in|from|via|see|visit|here|of|and|or|with|is|write|by|our|my|the)|[:→(])\s*$/i;

/** 'Link:' before an address says nothing once the address stands by itself. */
const LINK_LABEL =
  /((?:^|[.!?,;\s])\s*)(?:the )?(?:link|url|website|more info|more|details|info|read more|here)(?: here)?:\s*$/i;

function takeLinks(line: string, links: string[]): string {
  let out = '';
  let at = 0;
  for (const url of findUrls(line)) {
    const before = (out + line.slice(at, url.start)).replace(LINK_LABEL, '$1');
    const link = line.slice(url.start, url.end);
    const sticks =
      NEEDS_LINK.test(before) ||
      !/^(?:https?:|www\.)/i.test(link) ||
      /^\S/.test(line.slice(url.end).replace(/^[.,;!?]+/, ''));
    if (!sticks) links.push(link);
    const rest = line.slice(url.end).trim();
    out = sticks
      ? before + link
      : `${before.trimEnd()}${/[.!?:]$/.test(before.trimEnd()) || before.trim() === '' || /^[.,;!?]/.test(rest) || rest === '' ? '' : '.'}`;
    at = url.end;
  }
  return out + line.slice(at);
}
