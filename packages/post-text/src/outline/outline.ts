import { findGaps } from '../text/gaps.ts';
import { moveHashtagsToEnd } from '../text/tidy.ts';
import { GOAL_ENDINGS, SHAPES, type OutlineFormat, type Shape } from './formats.ts';
import { blocksOf, paragraphsOf, readSources, type Block, type OutlineSource } from './material.ts';

export interface OutlineRequest {
  idea: string;
  mustSay?: readonly string[];
  /** Sentences that contain one of these are left out. */
  never?: readonly string[];
  callToAction?: string;
  goal?: string;
  sources?: readonly OutlineSource[];
  format?: OutlineFormat;
  length?: 'auto' | 'short' | 'medium' | 'long';
}

export interface Outline {
  text: string;
  gaps: { question: string }[];
  /** The share of the lines that are gaps, from 0 to 1. */
  share: number;
}

/** An outline with a larger share of gaps is free. */
export const FREE_SHARE = 0.5;

/** The most questions of a format, by the length of the post. */
const BODY_QUESTIONS = { short: 2, auto: 4, medium: 4, long: 4 } as const;
const MOST_ITEMS = 10;

const gap = (question: string) => `[${question}]`;

/**
 * The author's own sentences in the order of the format, with a gap for each part that they do not cover. The first
 * sentence and the ending are separate paragraphs. Nothing is reworded, and private notes are left out.
 */
export function outline(request: OutlineRequest): Outline {
  const { never = [], sources = [] } = request;
  const read = readSources(sources);
  const ownWords = [request.idea, ...read.own].filter((text) => text.trim() !== '').join('\n\n');
  const blocks = blocksOf(ownWords, never);
  const points = missingPoints(request.mustSay ?? [], ownWords);
  const shape = shapeOf(request.format ?? 'auto', blocks);
  const opening = takeOpening(blocks);
  const ending = endingOf(request, shape, blocks);
  const lines = [
    opening,
    ...read.quotations,
    ...(read.quotations.length > 0 && blocks.length === 0 ? [gap('What do you make of this?')] : []),
    ...bodyOf(request, shape, blocks, { opening, points }),
    ...(ending === '' ? [] : [ending]),
  ];
  const text = moveHashtagsToEnd(lines.join('\n\n')).trim();
  return { text, gaps: findGaps(text).map(({ question }) => ({ question })), share: gapShare(text) };
}

/** Required points that the author's words do not contain literally. */
function missingPoints(mustSay: readonly string[], ownWords: string): string[] {
  const said = ownWords.toLowerCase();
  return mustSay
    .map((point) => point.trim())
    .filter((point) => point !== '' && !said.includes(point.toLowerCase()));
}

function shapeOf(format: OutlineFormat, blocks: readonly Block[]): Shape {
  if (format !== 'auto') return SHAPES[format];
  const list = blocks.find((block) => block.kind === 'items');
  if (list?.kind === 'items') return list.numbered ? SHAPES['how-to'] : SHAPES.list;
  const [first] = blocks;
  const only = blocks.length === 1 && first?.kind === 'sentences' ? first.sentences : [];
  const [sentence = ''] = only;
  if (only.length === 1 && sentence.endsWith('?')) return SHAPES.question;
  // A subject that begins with a number, such as "5 tips for first-time managers", announces a list.
  return only.length === 1 && itemCount(sentence) > 0 ? SHAPES.list : SHAPES.plain;
}

/** The number at the start of an idea if it can be a number of items, otherwise 0. */
function itemCount(opening: string): number {
  const count = Number(/^(\d{1,2})(?=\s+\p{L})/u.exec(opening)?.[1] ?? 0);
  return count >= 2 && count <= MOST_ITEMS ? count : 0;
}

/** Removes the first sentence from the blocks, or returns a gap if there is none. */
function takeOpening(blocks: Block[]): string {
  const [first] = blocks;
  if (first?.kind !== 'sentences') return gap('What is the point, in one line that makes a stranger stop?');
  const opening = first.sentences.shift() ?? '';
  if (first.sentences.length === 0) blocks.shift();
  return opening;
}

function bodyOf(
  request: OutlineRequest,
  shape: Shape,
  blocks: readonly Block[],
  { opening, points }: { opening: string; points: readonly string[] },
): string[] {
  const written = blocks.flatMap((block, at): string[] => {
    if (block.kind === 'sentences') return setSentences(block.sentences, shape, at === blocks.length - 1);
    return [block.items.map((item, index) => `${block.numbered ? `${index + 1}.` : '–'} ${item}`).join('\n')];
  });
  const sentences = blocks.reduce(
    (count, block) => count + (block.kind === 'sentences' ? block.sentences.length : 0),
    points.length,
  );
  const hasItems = blocks.some((block) => block.kind === 'items');
  const asked = shape.body.slice(sentences, BODY_QUESTIONS[request.length ?? 'auto']).map(gap);
  if (shape.items === undefined) return [...written, ...points, ...asked];
  if (hasItems) return [...written, ...points];
  const { question, least } = shape.items;
  const said = blocks.flatMap((block) => (block.kind === 'sentences' ? block.sentences : []));
  if (sentences > MOST_ITEMS) return [...written, ...points];
  // Sentences are the items. Only a subject on its own leaves all of them open.
  const open = Math.max(0, (itemCount(opening) || least) - sentences);
  const asks = Array.from({ length: open }, (_, at) => gap(`Point ${sentences + at + 1}: ${question}`));
  const items = [...said, ...points, ...asks].map((item, at) => `${at + 1}. ${item}`);
  return [...(sentences === 0 ? asked.slice(0, 1) : []), items.join('\n')];
}

/** The sentences of a block in the layout of the format. `last` means that no block follows. */
function setSentences(sentences: readonly string[], { setting }: Shape, last: boolean): string[] {
  if (setting === 'one-by-one') return [...sentences];
  if (setting !== 'last-apart' || !last) return paragraphsOf(sentences);
  return [...paragraphsOf(sentences.slice(0, -1)), ...sentences.slice(-1)];
}

/** The last line: the author's call to action, their own closing question, or a gap if the format or goal needs one. */
function endingOf(request: OutlineRequest, shape: Shape, blocks: Block[]): string {
  const call = (request.callToAction ?? '').trim();
  if (call !== '') return call;
  const last = blocks.at(-1);
  if (last?.kind === 'sentences' && last.sentences.at(-1)?.endsWith('?')) {
    const closing = last.sentences.pop() ?? '';
    if (last.sentences.length === 0) blocks.pop();
    return closing;
  }
  const question = GOAL_ENDINGS.get(request.goal ?? '') ?? shape.ending;
  return question === null ? '' : gap(question);
}

function gapShare(text: string): number {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const open = lines.filter((line) => findGaps(line).length > 0).length;
  return lines.length === 0 ? 1 : open / lines.length;
}
