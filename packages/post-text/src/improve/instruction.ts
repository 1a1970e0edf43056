import { findSentences } from '../text/sentences.ts';
import { applyMark, toPlain } from '../linkedin/marks.ts';
import { splitRuns } from '../linkedin/runs.ts';
import type { Span } from '../linkedin/urls.ts';
import { namedPlace, replacementIn, replaceWords } from './named-changes.ts';
import { openWith } from './open-with.ts';
import { partsOf, type InstructionPart } from './instruction-parts.ts';
import { findOpenings } from './openings.ts';
import { linesOf, ORDINAL, paragraphsOf, placeOf, UNIT } from './places.ts';
import { rearrange, rearrangementIn, renumbered, withoutPlace } from './rearrange.ts';
import { shorten } from './shorten.ts';
import { simplify } from './simplify.ts';

/** What an instruction can ask for by rule. */
export const instructionKinds = [
  'shorter',
  'simpler',
  'opening',
  'ending',
  'hashtags',
  'emoji',
  'paragraphs',
  'bold',
  'plain',
  'delete',
  'replace',
  'move',
] as const;
export type InstructionKind = (typeof instructionKinds)[number];

/** What was understood of an instruction: what to do, and where; null for the whole text. */
export interface Understood {
  kind: InstructionKind;
  place: Span | null;
}

const remove = String.raw`\b(?:remove|delete|drop|cut|strip|take out|take away|lose|leave out|without|no)\b`;
const patterns: readonly (readonly [InstructionKind, RegExp])[] = [
  ['hashtags', new RegExp(`${remove}.*\\bhash ?tags?\\b`, 'i')],
  ['emoji', new RegExp(`${remove}.*\\bemojis?\\b`, 'i')],
  [
    'plain',
    new RegExp(
      `(?:${remove}|\\bundo\\b).*\\b(?:bold|italics?|formatting)\\b|\\bplain letters\\b|\\bunbold\\b`,
      'i',
    ),
  ],
  ['bold', /\bbold\b/i],
  [
    'opening',
    /\b(?:other|another|new|different|better|change|rewrite)\b.*\b(?:opening|opener|hook|start|beginning|first line)\b/i,
  ],
  [
    'ending',
    /\b(?:other|another|new|different|better|change|rewrite)\b.*\b(?:ending|end|closing|last line)\b/i,
  ],
  [
    'paragraphs',
    /\b(?:split|break)\b.*\b(?:paragraphs?|lines?|text|it|post)\b|\bshort(?:er)? paragraphs\b|\bmore (?:white ?space|air|room|line breaks|paragraphs)\b/i,
  ],
  [
    'shorter',
    /\b(?:short(?:er|en)?|trim|condense|tighten|tighter|brief(?:er)?|fewer words|less words|cut (?:it )?down)\b/i,
  ],
  ['simpler', /\b(?:simpl(?:er|ify|e)|plain(?:er)?(?! letters)|easier)\b/i],
  ['delete', new RegExp(`${remove}`, 'i')],
];
const foreign =
  /\b(?:translate|translation|in (?:german|french|spanish|portuguese|italian|dutch|hindi|english))\b/i;
/** Not the place that is named, but all others. */
const EXCEPT = /\b(?:except|other than|apart from|all but|everything but)\b/i;

/** What an instruction asks for, as far as the rules understand it; null where they do not. */
export function understand(text: string, instruction: string): Understood | null {
  if (foreign.test(instruction) || EXCEPT.test(instruction)) return null;
  const kind = patterns.find(([, pattern]) => pattern.test(instruction))?.[0];
  if (kind === undefined) return null;
  const place = placeOf(text, instruction);
  if (place === undefined) return null;
  // 'Cut it' alone says nothing to go by.
  return kind === 'delete' && place === null ? null : { kind, place };
}

function withoutRuns(text: string): string {
  const kept = splitRuns(text)
    .map((run) => (run.kind === 'hashtag' ? '' : run.text))
    .join('');
  return tidy(kept);
}

const emoji =
  /[^\S\n]?(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic}\uFE0F?)*)/gu;

/** No space at the end of a line, no gap wider than one empty line. */
function tidy(text: string): string {
  return text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/^[^\S\n]+(?=\S)/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Paragraphs of more than two sentences become several. */
function splitParagraphs(text: string): string {
  return text
    .split(/(\n{2,})/u)
    .map((paragraph) => {
      if (paragraph.includes('\n') || paragraph.length < 120) return paragraph;
      const sentences = findSentences(paragraph).map(({ start, end }) => paragraph.slice(start, end).trim());
      if (sentences.length < 3) return paragraph;
      const pairs: string[] = [];
      for (let at = 0; at < sentences.length; at += 2) pairs.push(sentences.slice(at, at + 2).join(' '));
      return pairs.join('\n\n');
    })
    .join('');
}

function boldOf(text: string): string {
  return splitRuns(text)
    .map((run) =>
      run.kind === 'text' ? run.text.replace(/\S+/gu, (word) => applyMark(toPlain(word), 'bold')) : run.text,
    )
    .join('');
}

/** Ends on what was said before the closing question. */
function endOnFact(text: string): string {
  const tags = /(?:\n+(?:\s*#[\p{L}\p{N}_]+)+\s*)$/u.exec(text);
  const body = tags ? text.slice(0, tags.index) : text;
  const last = findSentences(body).at(-1);
  if (last === undefined || last.start === 0 || !body.slice(last.start, last.end).trim().endsWith('?'))
    return text;
  return `${body.slice(0, last.start).trimEnd()}${tags ? `\n\n${tags[0].trim()}` : ''}`;
}

function changed(kind: InstructionKind, piece: string): string {
  switch (kind) {
    case 'shorter':
      return shorten(piece);
    case 'simpler':
      return simplify(piece);
    case 'opening': {
      const [opening] = findOpenings(piece).filter(({ line }) => !piece.trimStart().startsWith(line));
      return opening === undefined ? piece : openWith(piece, opening.line);
    }
    case 'ending':
      return endOnFact(piece);
    case 'hashtags':
      return withoutRuns(piece);
    case 'emoji':
      return emoji.test(piece) ? tidy(piece.replace(emoji, '')) : piece;
    case 'paragraphs':
      return splitParagraphs(piece);
    case 'bold':
      return boldOf(piece);
    case 'plain':
      return toPlain(piece);
    case 'delete':
      return '';
    case 'replace':
    case 'move':
      return piece;
  }
}

/** What 'replace “a” with “b” in the second paragraph' ends with. */
const IN_PLACE = new RegExp(
  `,?\\s(?:but |only |just )*in (?:the )?(?:(?:${ORDINAL}) (?:${UNIT})|(?:${UNIT}) \\d{1,2})[.!]?$`,
  'i',
);

/** Why a part of an instruction was not done. */
export const undoneWhys = ['needs-model', 'unclear', 'no-place', 'nothing', 'not-watched'] as const;
export type UndoneWhy = (typeof undoneWhys)[number];

/** A text as an instruction changed it; `unclear` where it names a sentence by what it tells and not exactly one tells that. */
export interface Followed {
  text: string;
  kind: InstructionKind;
  unclear?: true;
  /** What it asks beside that, as it was typed, and was not done. */
  undone?: { part: string; why: UndoneWhy }[];
}

type Step =
  | { kind: 'replace' | 'move'; run: (text: string) => string; place: null }
  | { kind: Exclude<InstructionKind, 'replace' | 'move'>; place: Span | null };

/** What one part of an instruction asks for in a text, or why that is not to be done. */
function stepOf(text: string, instruction: string): Step | UndoneWhy {
  const moved = rearrangementIn(instruction);
  if (moved !== undefined)
    return rearrange(text, moved) === undefined
      ? 'no-place'
      : { kind: 'move', run: (now) => rearrange(now, moved) ?? now, place: null };
  const where = IN_PLACE.exec(instruction)?.[0] ?? '';
  const replacement = replacementIn(text, instruction.slice(0, instruction.length - where.length));
  if (replacement !== undefined && placeOf(text, where) !== undefined) {
    const run = (now: string) => {
      const { start, end } = placeOf(now, where) ?? { start: 0, end: now.length };
      return `${now.slice(0, start)}${replaceWords(now.slice(start, end), replacement)}${now.slice(end)}`;
    };
    return { kind: 'replace', run, place: null };
  }
  const named = namedPlace(text, instruction, { line: linesOf, paragraph: paragraphsOf });
  if (named === 'unclear') return 'unclear';
  if (named !== undefined) return { kind: 'delete', place: named };
  const understood = understand(text, instruction);
  if (understood !== null && understood.kind !== 'replace' && understood.kind !== 'move')
    return { kind: understood.kind, place: understood.place };
  if (KEPT.test(instruction)) return 'not-watched';
  return !foreign.test(instruction) && placeOf(text, instruction) === undefined ? 'no-place' : 'needs-model';
}

/** What is to stay as it is. */
const KEPT =
  /^(?:please |but |just )*(?:keep|leave|don['’]t|do not|avoid|without (?:losing|changing|cutting|touching|dropping))\b/i;

function takeStep(text: string, step: Step): string {
  if (step.kind === 'replace' || step.kind === 'move') return step.run(text);
  const { kind } = step;
  const place = kind === 'bold' ? (step.place ?? linesOf(text)[0] ?? null) : step.place;
  if (place === null || kind === 'opening' || kind === 'ending') return changed(kind, text);
  const piece = changed(kind, text.slice(place.start, place.end));
  return piece === ''
    ? renumbered(text, tidy(withoutPlace(text, place)))
    : `${text.slice(0, place.start)}${piece}${text.slice(place.end)}`;
}

interface Asked extends InstructionPart {
  step: Step;
}

/** Where a part is to be done: at its place while the others still stand at theirs, then in the whole text, letters last. */
const turnOf = ({ step }: Asked) =>
  step.place !== null ? 0 : step.kind === 'bold' || step.kind === 'plain' ? 2 : 1;
const inTurn = (asked: readonly Asked[]) =>
  asked.toSorted(
    (one, other) =>
      turnOf(one) - turnOf(other) || (other.step.place?.start ?? 0) - (one.step.place?.start ?? 0),
  );

/** A part that lies in the place of another is looked for again in the text as it is by then. */
function isInside(step: Step, done: readonly Asked[]): boolean {
  const { place } = step;
  return (
    place !== null &&
    done.some(
      ({ step: { place: other } }) => other !== null && other.start < place.end && place.start < other.end,
    )
  );
}

/**
 * A text changed as an instruction asks, by rule; null where the rules do not understand it. What they understand and
 * find nothing to do for comes back as it was. Of several things that are asked those that can be done are; the others are named.
 */
export function followInstruction(text: string, instruction: string): Followed | null {
  const read = partsOf(instruction).map((part) => ({ ...part, found: stepOf(text, part.asked) }));
  const undone = read.flatMap(({ said, found }) =>
    typeof found === 'string' ? [{ part: said, why: found }] : [],
  );
  const asked = read.flatMap(({ found, ...part }) =>
    typeof found === 'string' ? [] : [{ ...part, step: found }],
  );
  const [first] = asked;
  if (first === undefined) {
    if (undone.some(({ why }) => why === 'unclear')) return { kind: 'delete', text, unclear: true };
    return undone.length > 0 && undone.every(({ why }) => why === 'no-place')
      ? { kind: 'delete', text, undone }
      : null;
  }
  let now = text;
  const done: Asked[] = [];
  for (const one of inTurn(asked)) {
    const again = isInside(one.step, done) ? stepOf(now, one.asked) : one.step;
    const next = typeof again === 'string' ? now : takeStep(now, again);
    if (next.trim() === now.trim()) undone.push({ part: one.said, why: 'nothing' });
    else done.push(one);
    now = next;
  }
  const { kind } = first.step;
  return read.length === 1 || undone.length === 0 ? { kind, text: now } : { kind, text: now, undone };
}
