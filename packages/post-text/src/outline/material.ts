import type { Language } from '../text/language.ts';
import { withoutPrivate } from '../text/private.ts';
import { segmentSentences } from '../text/segment.ts';
import { SPEAKER } from '../text/speakers.ts';
import { listItem } from '../text/tidy.ts';
import { dateNames } from './evidence.ts';
import { quotePage } from './pages.ts';
import { grammarOf, readSentence, type Notes, type Place } from './to-writer.ts';
import { endsSentence, putRight, withStop } from './spelling.ts';

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

/** Notes divided into the author's text and the rest. */
interface ReadNotes {
  blocks: Block[];
  /** What is not in the outline, in the author's words. */
  left: string[];
  /** The subject, when the notes contain a request and nothing else. */
  topic: string;
  /** The value of a labelled call to action. */
  call: string;
}

/** The limit for all sources in an outline, in UTF-16 units. */
const SOURCE_UNITS = 1_500;

/** The limits of a paragraph, unless its author made it longer. */
const PARAGRAPH_UNITS = 320;
const PARAGRAPH_SENTENCES = 3;

/** A line of notes with its part in them. */
interface Line {
  text: string;
  item: string | null;
  isFirst: boolean;
  isEdge: boolean;
}

const HEADING = /^\s*#{1,6}\s+(.*)$/u;
/** A line that only names the kind of text, such as "JOB" or "Event:". */
const KIND = /^(?:\p{Lu}{3,}|\p{L}[\p{L}\p{M}]+\s?:)$/u;
const ASIDE = /\s*\([^()]*\)$/u;
const CARET = /^\s*\^+\s*/u;
const BARE_NUMBER = /^\s*(\d{1,2})\s+(?=\p{L})/u;

/** The lines of notes, with those that are numbered without a mark as items. */
function splitLines(text: string): Line[] {
  const raw = joined(text);
  const filled = raw.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  return raw.map((line, at) => {
    const number = Number(BARE_NUMBER.exec(line)?.[1] ?? 0);
    const beside = [raw[at - 1], raw[at + 1]].map((other) => Number(BARE_NUMBER.exec(other ?? '')?.[1] ?? 0));
    const isNumbered = number > 0 && (beside[0] === number - 1 || beside[1] === number + 1) && number < 30;
    return {
      text: line,
      item:
        isNumbered && beside.some((other) => other > 0)
          ? line.replace(BARE_NUMBER, '').trim()
          : listItem(line),
      isFirst: at === filled[0],
      isEdge: at === filled[0] || at === filled.at(-1),
    };
  });
}

/** A sentence this short beside a request is part of it. */
const SHORT_WORDS = 8;
const isShort = (sentence: string, words: number) =>
  sentence.split(/\s+/u).length <= words && !/\d/u.test(sentence);

/** The blocks of notes as their author wrote them, without what is private, unwanted or addressed to the writer. */
export function readBlocks(text: string, notes: Notes, never: readonly string[] = []): ReadNotes {
  const forbidden = never.map((one) => one.trim().toLowerCase()).filter((one) => one !== '');
  const read: ReadNotes = { blocks: [], left: [], topic: '', call: '' };
  const { hesitation, spoken, drop, me, take } = grammarOf(notes.language);
  const isSpoken = text.search(hesitation) >= 0;
  const asWritten = (sentence: string) => {
    const fluent = isSpoken ? sentence.replace(hesitation, '').trim().replace(spoken, '') : sentence;
    return putRight(fluent.replace(take, '').trim(), notes.language);
  };
  const isWanted = (sentence: string): boolean => {
    const found = forbidden.some((one) => sentence.toLowerCase().includes(one));
    if (found) read.left.push(sentence);
    return !found;
  };
  /** The author's part of a sentence, put right, or empty. */
  const ownPart = (sentence: string, place: Place): string => {
    const { kept, left, topic = '', isCall = false } = readSentence(sentence, notes, place);
    if (left !== '') read.left.push(left);
    if (topic !== '' && read.topic === '') read.topic = topic;
    const own = asWritten(kept);
    if (isCall) read.call = own;
    return isCall || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(own) ? '' : own;
  };
  /** The author's sentences of a line. What follows a request in its line is part of it while it is short. */
  const ownSentences = ({ text: line, isFirst, isEdge }: Line): string[] => {
    const parts = sentencesOf(line.replace(CARET, ''), notes.language).filter(isWanted);
    const isComment = CARET.test(line) && !me.test(parts[0] ?? '');
    if (isComment) {
      read.left.push(line.trim());
      return [];
    }
    let isRequest = false;
    return parts.flatMap((sentence, at) => {
      if (isRequest && isShort(sentence, isFirst ? 1 : SHORT_WORDS)) {
        read.left.push(sentence);
        return [];
      }
      const own = ownPart(sentence, { isFirst: isFirst && at < 2, isEdge, isItem: false });
      isRequest = own === '' && (isRequest || at === 0);
      return own === '' ? [] : [own];
    });
  };
  let isNew = true;
  let isDropped = false;
  for (const line of splitLines(withoutPrivate(text))) {
    const heading = HEADING.exec(line.text)?.[1] ?? null;
    const title = heading ?? (KIND.test(line.text.replace(ASIDE, '').trim()) ? line.text.trim() : null);
    const last = read.blocks.at(-1);
    if (line.text.trim() === '') {
      isNew = true;
      isDropped = false;
    } else if (title !== null && (heading !== null || line.isFirst || drop.test(title))) {
      // A heading in notes is a label, and what stands below "Tone" is for the writer.
      isDropped = drop.test(`${title.replace(/:$/u, '')}:`);
      isNew = true;
      read.left.push(title);
    } else if (isDropped) read.left.push(line.text.trim());
    else if (line.item !== null) {
      const own = !isWanted(line.item) ? '' : ownPart(line.item, { ...line, isFirst: false, isItem: true });
      if (own === '') continue;
      if (last?.kind === 'items') last.items.push(own);
      else read.blocks.push({ kind: 'items', items: [own], numbered: /^\s*\d/u.test(line.text) });
      isNew = true;
    } else {
      const sentences = ownSentences(line);
      if (sentences.length === 0) continue;
      if (!isNew && last?.kind === 'sentences') last.sentences.push(...sentences);
      else read.blocks.push({ kind: 'sentences', sentences });
      isNew = false;
    }
  }
  return read;
}

/** A full stop before a small letter or a figure, unless it ends an abbreviation such as "etc." or "approx." */
const STOP =
  /(?<=[\p{L}\p{N}%)”’]{2}\.|\d\.)(?<!(?<!\p{L})(?:etc|usw|approx|bzw|inkl|incl|resp|ca|vs|ecc|env|evtl|ggf|bijv|enz|dept|min|max|nr|no|st|z\.b|e\.g|i\.e)\.)\s+(?=\p{Ll}|\d)/iu;
/** An ordinal in German, such as "den 1000. Kunden" or "am 3. Mai". */
const ORDINAL =
  /(?:\(|(?<!\p{L})(?:d(?:er|ie|as|e[nmrs])|am|vom|zum|im|beim|bis|ab|(?:unser|mein|ihr|jede)\p{L}*)\s)\d{1,4}\.$/iu;

const startsWithMonth = new RegExp(`^(?:${dateNames('de')})`, 'iu');

function sentencesOf(line: string, language: Language): string[] {
  const sentences: string[] = [];
  for (const { start, end } of segmentSentences(line)) {
    for (const sentence of line.slice(start, end).split(STOP)) {
      const last = sentences.at(-1);
      const isDate = /\d\.$/u.test(last ?? '') && startsWithMonth.test(sentence);
      if (language === 'de' && last !== undefined && (ORDINAL.test(last) || isDate))
        sentences[sentences.length - 1] = `${last} ${sentence}`;
      else sentences.push(sentence);
    }
  }
  return sentences;
}

/** A line of this length was probably broken by a program, not by its author. */
const WRAPPED_UNITS = 60;

/**
 * Joins lines in the middle of a sentence: those that end with a comma, and long ones that a mail program broke. Other
 * line breaks end a sentence.
 */
function joined(text: string): string[] {
  const lines: string[] = [];
  let isProse = false;
  for (const line of text.split('\n').toReversed()) {
    const next = lines.at(-1) ?? '';
    if (next.trim() === '') isProse = endsSentence(line.trimEnd());
    const goesOn = /^\p{Ll}/u.test(next) && listItem(line) === null;
    const isLong = line.length >= WRAPPED_UNITS && /^\S+\s\S+\s\S/u.test(next);
    const isBroken = goesOn && isProse && isLong && !endsSentence(line.trimEnd());
    if (isBroken || (goesOn && /,\s*$/u.test(line))) lines[lines.length - 1] = `${line.trimEnd()} ${next}`;
    else lines.push(line.replace(/\s*[,;–-]\s*$/u, ''));
  }
  return lines.toReversed();
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
  return paragraphs.map((paragraph) => paragraph.map((sentence) => withStop(sentence)).join(' '));
}

/** The author's own statements in the sources, and one line for each source of others. */
export function readSources(
  sources: readonly OutlineSource[],
  language: Language,
): { own: string[]; quotations: string[] } {
  const own: string[] = [];
  const quotations: string[] = [];
  const each = Math.floor(SOURCE_UNITS / Math.max(1, sources.length));
  for (const { title, text, own: isOwn, speaker = '' } of sources) {
    if (isOwn !== true && speaker === '') {
      if (text.trim() !== '') quotations.push(quotePage({ title, text }, language));
      continue;
    }
    const start = firstSentences(withoutPrivate(speaker === '' ? text : spokenBy(text, speaker)), each);
    if (start !== '') own.push(start);
  }
  return { own, quotations };
}

function spokenBy(text: string, speaker: string): string {
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
