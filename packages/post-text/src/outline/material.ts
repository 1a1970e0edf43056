import { withoutPrivate } from '../text/private.ts';
import { segmentSentences } from '../text/segment.ts';
import { SPEAKER } from '../text/speakers.ts';
import { listItem } from '../text/tidy.ts';

/** A source besides the idea. The words of `own` sources, or those of `speaker` in a conversation, are the author's. */
export interface OutlineSource {
  title: string;
  text: string;
  own?: boolean;
  speaker?: string;
}

export type Block =
  | { kind: 'sentences'; sentences: string[] }
  | { kind: 'items'; items: string[]; numbered: boolean };

/** The limit for all sources in an outline, in UTF-16 units. */
const SOURCE_UNITS = 1_500;

/** The limits of a paragraph, unless its author made it longer. */
const PARAGRAPH_UNITS = 320;
const PARAGRAPH_SENTENCES = 3;

/**
 * The blocks of a text as its author wrote them, without private notes and without sentences that contain a word of
 * `never`.
 */
export function blocksOf(text: string, never: readonly string[] = []): Block[] {
  const forbidden = never.map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
  const isAllowed = (said: string) => {
    const lower = said.toLowerCase();
    return !forbidden.some((word) => lower.includes(word));
  };
  const blocks: Block[] = [];
  let breaks = true;
  for (const line of withoutPrivate(text).split('\n')) {
    const item = listItem(line);
    const last = blocks.at(-1);
    if (line.trim() === '') breaks = true;
    else if (item !== null) {
      if (!isAllowed(item)) continue;
      if (last?.kind === 'items') last.items.push(item);
      else blocks.push({ kind: 'items', items: [item], numbered: /^\s*\d/.test(line) });
      breaks = true;
    } else {
      const sentences = segmentSentences(line)
        .map(({ start, end }) => line.slice(start, end))
        .filter(isAllowed);
      if (!breaks && last?.kind === 'sentences') last.sentences.push(...sentences);
      else if (sentences.length > 0) blocks.push({ kind: 'sentences', sentences });
      breaks = false;
    }
  }
  return blocks;
}

export function paragraphsOf(sentences: readonly string[]): string[] {
  const paragraphs: string[][] = [];
  let units = 0;
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last && last.length < PARAGRAPH_SENTENCES && units + sentence.length <= PARAGRAPH_UNITS) {
      last.push(sentence);
      units += sentence.length;
    } else {
      paragraphs.push([sentence]);
      units = sentence.length;
    }
  }
  return paragraphs.map((paragraph) => paragraph.join(' '));
}

/** The author's own statements in the sources, and quotations from others, each with the title of its source. */
export function readSources(sources: readonly OutlineSource[]): { own: string[]; quotations: string[] } {
  const own: string[] = [];
  const quotations: string[] = [];
  const each = Math.floor(SOURCE_UNITS / Math.max(1, sources.length));
  for (const { title, text, own: isOwn, speaker = '' } of sources) {
    const said = speaker === '' ? text : saidBy(text, speaker);
    const isTheirs = isOwn === true || speaker !== '';
    const start = firstSentences(withoutPrivate(said), isTheirs ? each : Math.min(each, PARAGRAPH_UNITS));
    if (start === '') continue;
    if (isTheirs) own.push(start);
    else quotations.push(`From “${title.replace(/\s+/g, ' ').trim()}”: “${start.replace(/\s+/g, ' ')}”`);
  }
  return { own, quotations };
}

function saidBy(text: string, speaker: string): string {
  return text
    .split('\n')
    .filter((line) => SPEAKER.exec(line)?.[1] === speaker)
    .map((line) => line.replace(SPEAKER, ''))
    .join('\n');
}

/** Whole sentences from the start of a text, at most `units` in total, but always the first one. */
function firstSentences(text: string, units: number): string {
  const head = text.slice(0, units * 2);
  let end = 0;
  for (const span of segmentSentences(head)) {
    if (end > 0 && span.end > units) break;
    end = span.end;
  }
  return head.slice(0, end).trim();
}
