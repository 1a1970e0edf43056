import { findGaps } from '../text/gaps.ts';
import { languageOf, type Language } from '../text/language.ts';
import { moveHashtagsToEnd } from '../text/tidy.ts';
import { hasAddress, hasEvidence } from './evidence.ts';
import { GOAL_ENDINGS, SHAPES, type OutlineFormat, type Shape, type ShapeName } from './formats.ts';
import { paragraphsOf, readBlocks, readSources, type Block, type OutlineSource } from './material.ts';
import { quotePage, takePage } from './pages.ts';
import questions from './questions.json' with { type: 'json' };
import { capitalised, withStop } from './spelling.ts';
import { grammarOf, readNotes } from './to-writer.ts';

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
  /** The language of the questions. By default that of the notes. */
  language?: Language | 'auto';
}

export interface Outline {
  text: string;
  gaps: { question: string }[];
  /** What the author says to the writer, and what they do not want to say, in their words. */
  left: string[];
}

/** The most questions of a format, by the length of the post. */
const BODY_QUESTIONS = { short: 2, auto: 4, medium: 4, long: 4 } as const;
const MOST_ITEMS = 10;
/** A longer line is a sentence, not a title. In UTF-16 units. */
const LONGEST_TITLE = 70;

const gap = (question: string) => `[${question}]`;

/** What the parts of an outline are made from. */
interface Made {
  request: OutlineRequest;
  language: Language;
  name: ShapeName;
  shape: Shape;
  blocks: Block[];
  /** Everything of the author, to see which questions it answers. */
  own: string;
}

/**
 * The author's own sentences in the order of the format, with a gap for each part that they do not cover. The first
 * sentence and the ending are separate paragraphs. Nothing is reworded; capital letters and full stops are put right. What
 * is private or addressed to the writer is left out, and a pasted page is quoted in one line.
 */
export function outline(request: OutlineRequest): Outline {
  const { never = [], sources = [] } = request;
  const guessed = languageOf(request.idea) ?? languageOf(sources.map(({ text }) => text).join('\n')) ?? 'en';
  const { own: idea, page } = takePage(request.idea, guessed);
  const spoken = languageOf(idea) ?? guessed;
  const read = readSources(sources, spoken);
  const own = [idea, ...read.own].filter((text) => text.trim() !== '').join('\n\n');
  const notes = readNotes(own, spoken, hasAddress(own));
  const { blocks, left, topic, call } = readBlocks(own, notes, never);
  const language = request.language === undefined || request.language === 'auto' ? spoken : request.language;
  const quotations = [...(page === null ? [] : [quotePage(page, language)]), ...read.quotations].filter(
    (line) => line !== '',
  );
  const points = missingPoints(request.mustSay ?? [], own);
  if (topic !== '') blocks.unshift({ kind: 'sentences', sentences: [capitalised(topic)] });
  const name = shapeOf(request.format ?? 'auto', blocks);
  const made: Made = { request, language, name, shape: SHAPES[name], blocks, own: `${own}\n${call}` };
  const opening = takeOpening(made, capitalised(topic));
  const ending = endingOf(made, call);
  // "My take: …" answers what is quoted above it.
  const answers = page !== null && grammarOf(spoken).take.test(own);
  const lines = [
    ...(answers ? [...quotations, opening] : [opening, ...quotations]),
    ...(quotations.length > 0 && blocks.length === 0 ? [gap(questions[language].view)] : []),
    ...bodyOf(made, opening, points),
    ...(ending === '' ? [] : [ending]),
  ];
  const text = moveHashtagsToEnd(lines.join('\n\n')).trim();
  return { text, gaps: findGaps(text).map(({ question }) => ({ question })), left };
}

/** Required points that the author's words do not contain literally. */
function missingPoints(mustSay: readonly string[], ownWords: string): string[] {
  const lower = ownWords.toLowerCase();
  return mustSay
    .map((point) => point.trim())
    .filter((point) => point !== '' && !lower.includes(point.toLowerCase()));
}

function shapeOf(format: OutlineFormat, blocks: readonly Block[]): ShapeName {
  if (format !== 'auto') return format;
  const list = blocks.find((block) => block.kind === 'items');
  if (list?.kind === 'items') return list.numbered ? 'how-to' : 'list';
  const [first] = blocks;
  const only = blocks.length === 1 && first?.kind === 'sentences' ? first.sentences : [];
  const [sentence = ''] = only;
  if (only.length === 1 && sentence.endsWith('?')) return 'question';
  // A subject that begins with a number, such as "5 tips for first-time managers", announces a list.
  return only.length === 1 && itemCount(sentence) > 0 ? 'list' : 'plain';
}

/** The number at the start of an idea if it can be a number of items, otherwise 0. */
function itemCount(opening: string): number {
  const count = Number(/^(\d{1,2})(?=\s+\p{L})/u.exec(opening)?.[1] ?? 0);
  return count >= 2 && count <= MOST_ITEMS ? count : 0;
}

/** Removes the first sentence from the blocks, or returns a gap if there is none. Above other sentences it gets a stop. */
function takeOpening({ blocks, language }: Made, topic: string): string {
  const [first] = blocks;
  if (first?.kind !== 'sentences') return gap(questions[language].opening);
  const opening = first.sentences.shift() ?? '';
  if (first.sentences.length === 0) blocks.shift();
  const isSentence = blocks[0]?.kind === 'sentences' || opening.length > LONGEST_TITLE;
  return isSentence && opening !== topic ? withStop(opening) : opening;
}

function bodyOf(
  { request, language, name, shape, blocks, own }: Made,
  opening: string,
  points: readonly string[],
): string[] {
  const written = blocks.flatMap((block, at): string[] => {
    if (block.kind === 'sentences') return setSentences(block.sentences, shape, at === blocks.length - 1);
    return [block.items.map((item, index) => `${block.numbered ? `${index + 1}.` : '–'} ${item}`).join('\n')];
  });
  const stated = blocks.flatMap((block) => (block.kind === 'sentences' ? block.sentences : []));
  const sentences = stated.length + points.length;
  const hasItems = blocks.some((block) => block.kind === 'items');
  const { items: itemQuestions, [name]: body, point } = questions[language];
  const asked = body
    .filter((_, at) => {
      const evidence = shape.answers?.[at];
      const isOpen = at >= sentences && at < BODY_QUESTIONS[request.length ?? 'auto'];
      return isOpen && (evidence === undefined || !hasEvidence(evidence, own, language));
    })
    .map(gap);
  if (name !== 'how-to' && name !== 'list') return [...written, ...points, ...(hasItems ? [] : asked)];
  if (hasItems || sentences > MOST_ITEMS) return [...written, ...points];
  // Sentences are the items. Only a subject on its own leaves all of them open.
  const open = Math.max(0, (itemCount(opening) || (shape.leastItems ?? 0)) - sentences);
  const asks = Array.from({ length: open }, (_, at) =>
    gap(point.replace('{n}', String(sentences + at + 1)).replace('{question}', itemQuestions[name])),
  );
  const items = [...stated, ...points, ...asks].map((item, at) => `${at + 1}. ${item}`);
  return [...(sentences === 0 ? asked.slice(0, 1) : []), items.join('\n')];
}

/** The sentences of a block in the layout of the format. `last` means that no block follows. */
function setSentences(sentences: readonly string[], { setting }: Shape, last: boolean): string[] {
  const ended = sentences.map((sentence) => withStop(sentence));
  if (setting === 'one-by-one') return ended;
  if (setting !== 'last-apart' || !last) return paragraphsOf(ended);
  return [...paragraphsOf(ended.slice(0, -1)), ...ended.slice(-1)];
}

/**
 * The last line: the call to action, the author's own closing question, or a gap if the format or goal needs one and the
 * notes do not answer it.
 */
function endingOf({ request, language, name, shape, blocks, own }: Made, labelled: string): string {
  const call = (request.callToAction ?? '').trim() || labelled;
  if (call !== '') return call;
  const last = blocks.at(-1);
  if (last?.kind === 'sentences' && last.sentences.at(-1)?.endsWith('?')) {
    const closing = last.sentences.pop() ?? '';
    if (last.sentences.length === 0) blocks.pop();
    return closing;
  }
  const goal = GOAL_ENDINGS[request.goal ?? ''];
  const endings = new Map(Object.entries(questions[language].endings));
  const question = endings.get(goal?.question ?? name);
  const evidence = goal === undefined ? shape.endsWith : goal.evidence;
  if (question === undefined || (evidence !== undefined && hasEvidence(evidence, own, language))) return '';
  return gap(question);
}
