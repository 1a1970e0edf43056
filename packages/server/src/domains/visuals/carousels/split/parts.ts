import { emptySlide, slideLimits, type Slide } from '@limelight/slides';
import type { Block } from './blocks.ts';
import { contrastIn } from './contrast.ts';
import {
  figureIn,
  isMarked,
  longestHeading,
  numberOf,
  pieces,
  sentencesOf,
  within,
  withoutHashes,
  withoutMark,
} from './marks.ts';

export type Part = Omit<Slide, 'id'>;
export const blank = (kind: Slide['kind']): Part => emptySlide('', kind);

/** A line with a mark, and the lines below it that have none. */
interface Entry {
  number: number | null;
  first: string;
  more: string[];
}

/** A first sentence that can serve as a title, and the rest. */
export function titled(text: string): { title: string; body: string } {
  if (text.length > slideLimits.body) return { title: '', body: text };
  const [first = ''] = sentencesOf(text);
  return first === '' || first.length > longestHeading
    ? { title: '', body: text }
    : { title: first, body: text.slice(first.length).trim() };
}

const labelled = (text: string) => /^([^:.!?]{2,60}):\s+(\S.*)$/su.exec(text);

function headOf(text: string): { title: string; body: string } {
  const named = labelled(text);
  return named === null ? titled(text) : { title: named[1] ?? '', body: named[2] ?? '' };
}

function entriesOf(lines: readonly string[]): { lead: string[]; entries: Entry[] } {
  const lead: string[] = [];
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (isMarked(line)) entries.push({ number: numberOf(line), first: withoutMark(line), more: [] });
    else if (last === undefined) lead.push(line);
    else last.more.push(line);
  }
  return { lead, entries };
}

function texts(title: string, body: string): Part[] {
  const bodies = pieces(body, slideLimits.body);
  return (bodies.length === 0 ? [''] : bodies).map((piece, index) => ({
    ...blank('text'),
    title: index === 0 ? title : '',
    body: piece,
  }));
}

/** One slide for each entry. */
function stepsOf(eyebrow: string, entries: readonly Entry[]): Part[] {
  return entries.flatMap(({ number, first, more }) => {
    const head =
      more.length > 0 && first.length <= longestHeading ? { title: first, body: '' } : headOf(first);
    const [part = blank('text'), ...over] = texts(
      head.title,
      [head.body, ...more].filter(Boolean).join('\n'),
    );
    const own: Part = number === null ? part : { ...part, kind: 'step', figure: String(number) };
    return [{ ...own, eyebrow }, ...over];
  });
}

function itemOf({ first, more }: Entry): Slide['items'][number] | null {
  const named = more.length > 0 ? null : labelled(first);
  const [label, text] = named === null ? ['', [first, ...more].join('\n')] : [named[1] ?? '', named[2] ?? ''];
  return text.length > slideLimits.itemText ? null : { label, text };
}

const quotation = /^["“„«](.{2,600})["“”»][.,]?\s*(?:[—–~]|--?)\s*(\S.{1,118})$/su;

const speakerFirst = /^(\p{L}[^"“„«:\n]{1,80}):\s+["“„«]([^"“”„«»]{2,600})["“”»][.,]?$/su;

function quoteIn(lines: readonly string[]): Part | null {
  const text = lines.join(' ');
  const [, speaker, said] = speakerFirst.exec(text) ?? [];
  const [, body = said, attribution = speaker] = quotation.exec(text) ?? [];
  return body === undefined || attribution === undefined ? null : { ...blank('quote'), body, attribution };
}

function paragraph({ lines, isHeaded }: Block): Part[] {
  const [first = '', ...rest] = lines;
  const quote = quoteIn(lines) ?? (isHeaded ? quoteIn(rest) : null);
  if (quote !== null) return [{ ...quote, eyebrow: isHeaded ? within(first, slideLimits.eyebrow) : '' }];
  const isTitle = rest.length > 0 && first.length <= longestHeading;
  const title = isTitle ? withoutHashes(first).replace(/:$/u, '') : '';
  const [only = ''] = isTitle ? rest : lines;
  const stat = (isTitle ? rest : lines).length === 1 ? figureIn(only) : null;
  if (stat !== null && title.length <= slideLimits.eyebrow)
    return [{ ...blank('stat'), eyebrow: title, figure: stat.figure, title: stat.rest }];
  if (isTitle) return texts(title, rest.join('\n'));
  const head = lines.length === 1 ? titled(withoutHashes(first)) : { title: '', body: lines.join('\n') };
  return texts(head.title, head.body);
}

export interface Section {
  /** The slides when a list stays together. */
  together: Part[];
  /** The slides when each entry of a list has its own; otherwise null. */
  apart: Part[] | null;
  isNumbered: boolean;
  /** Whether it must not become the end of the slide before. */
  isHeaded: boolean;
}

export function sectionOf(block: Block): Section {
  const plain = { apart: null, isNumbered: false, isHeaded: block.isHeaded };
  const contrast = contrastIn(block.lines);
  if (contrast !== null) return { ...plain, together: [contrast] };
  const { lead, entries } = entriesOf(block.lines);
  if (entries.length === 0 || quoteIn(block.lines) !== null) return { ...plain, together: paragraph(block) };
  const isNumbered = entries.every(({ number }) => number !== null);
  const [first = '', ...below] = lead;
  const isTitle = first.length <= longestHeading;
  const title = isTitle ? withoutHashes(first).replace(/:$/u, '') : '';
  const body = (isTitle ? below : lead).join('\n');
  const isEyebrow = title.length <= slideLimits.eyebrow && body === '';
  const intro = isEyebrow || lead.length === 0 ? [] : texts(title, body);
  const apart = [...intro, ...stepsOf(isEyebrow ? title : '', entries)];
  const items = entries.map(itemOf);
  if (entries.length < 2 || body.length > slideLimits.body || items.includes(null))
    return { together: apart, apart: null, isNumbered, isHeaded: true };
  const present = items.filter((item) => item !== null);
  const lists: Part[] = [];
  for (let at = 0; at < present.length; at += slideLimits.items)
    lists.push({
      ...blank('list'),
      title,
      body: at === 0 ? body : '',
      items: present.slice(at, at + slideLimits.items),
    });
  return { together: lists, apart, isNumbered, isHeaded: true };
}
