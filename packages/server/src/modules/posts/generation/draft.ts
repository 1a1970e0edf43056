import type { Brief } from '@limelight/contracts';
import { cutToKey, notesFrom } from '@limelight/post-text';
import { streamPost, type Variant } from '@limelight/post-text/writer';
import { isAllPrivate, readSources, withoutAsides } from '../asides.ts';

/** A source as the built-in writer takes notes of it. */
export interface NotedSource {
  title: string;
  text: string;
  own: boolean;
  speaker: string;
  /** The last line of the post names it. */
  cited?: boolean;
}

export interface DraftOrder {
  brief: Brief;
  sources: readonly NotedSource[];
  /** What the last line names; null for no such line. */
  cited: string | null;
  seed: string;
  variant: number;
}

/** UTF-16 units of all sources together that one request to a model holds. */
const modelUnits = 24_000;
/** The same for the built-in writer, by the length that was asked for. */
const noteUnits = { auto: 950, short: 450, medium: 950, long: 1_900 } as const;

const variantOf = (variant: number): Variant => (variant === 2 ? 2 : variant === 1 ? 1 : 0);

/** Notes this much shorter than their source leave something out. */
const mostOfAll = 0.9;

/** The brief with notes out of the sources beside its idea, and what of them is left out. */
function withNotes(
  given: Brief,
  all: readonly NotedSource[],
): { brief: Brief & { material?: string }; left: string[]; isPrivate: boolean } {
  const { brief, sources, left: asides } = withoutAsides(given, all);
  const isPrivate = isAllPrivate(brief, { sources, left: asides });
  if (sources.length === 0) return { brief, left: asides, isPrivate };
  const each = Math.floor(noteUnits[brief.length] / sources.length);
  const notes = sources.map((source) =>
    notesFrom({ cited: false, ...source }, `${source.title} ${brief.idea}`, each),
  );
  const material = notes.filter((part) => part.trim() !== '').join('\n\n');
  const left = sources.flatMap(({ title, text }, index) =>
    (notes[index] ?? '').length < text.length * mostOfAll
      ? [
          `Of “${title}” its main sentences are used and the rest is left out: add what is missing to your notes`,
        ]
      : [],
  );
  return { brief: { ...brief, material }, left: [...asides, ...left], isPrivate };
}

/**
 * A draft of the built-in writer in pieces to be read as they come, what of the idea it was told, and what the person would have to
 * tell for a better one.
 */
export function writeDraft({ brief, sources, cited, seed, variant }: DraftOrder): {
  pieces: string[];
  told: string;
  missing: string[];
  /** Nothing was written, since all that was given is for nobody. */
  isPrivate: boolean;
} {
  const noted = withNotes(brief, sources);
  if (noted.isPrivate) return { pieces: [], told: '', missing: noted.left, isPrivate: true };
  const writing = streamPost(noted.brief, { seed, variant: variantOf(variant) });
  const pieces: string[] = [];
  let step = writing.next();
  for (; !step.done; step = writing.next()) pieces.push(step.value);
  if (cited !== null && pieces.length > 0) pieces.push(`\n\n${cited}`);
  return {
    pieces,
    told: noted.brief.idea,
    missing: [...step.value.missing, ...noted.left],
    isPrivate: false,
  };
}

/** Whether nothing of a brief and its sources is for readers. */
export function isForNobody(brief: Brief, sources: readonly NotedSource[]): boolean {
  const read = withoutAsides(brief, sources);
  return isAllPrivate(read.brief, read);
}

/** A source as a request to a model holds it. */
type Cut = Pick<NotedSource, 'title' | 'text'>;

/**
 * Sources without what is for nobody in them, each then cut to what matters of it for an idea, so that together they fit a request
 * to a model; what they wish unsaid, and what was left out.
 */
export function cutForModel(
  given: readonly NotedSource[],
  idea: string,
): { sources: Cut[]; never: string[]; left: string[] } {
  const { sources, never, left } = readSources(given, idea);
  const each = Math.floor(modelUnits / Math.max(1, sources.length));
  return {
    sources: sources.map(({ title, text }) => ({ title, text: cutToKey(text, idea, each) })),
    never,
    left,
  };
}
