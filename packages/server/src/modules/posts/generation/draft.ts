import type { Brief } from '@limelight/contracts';
import { cutToKey, notesFrom, quotedFrom, speakersIn } from '@limelight/post-text';
import { splitDeltas, withoutReaders, writePost, type Variant } from '@limelight/post-text/writer';
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
/** Where no length was asked for, what the author wrote is as long as the same notes typed into the idea. */
const ownUnits = 2_200;

const unitsFor = ({ own, text }: NotedSource, length: Brief['length']): number =>
  own && length === 'auto' && speakersIn(text).length === 0 ? ownUnits : noteUnits[length];

const variantOf = (variant: number): Variant => (variant === 2 ? 2 : variant === 1 ? 1 : 0);

/** Notes this much shorter than their source leave something out. */
const mostOfAll = 0.9;

interface Noted {
  brief: Brief & { material?: string };
  /** What others said or wrote, which no draft words anew or parts. */
  quotations: string[];
  left: string[];
  isPrivate: boolean;
}

/** The brief with notes out of the sources beside its idea, what of them is quoted, and what is left out. */
function withNotes(asked: Brief, all: readonly NotedSource[]): Noted {
  const { idea, readers } = withoutReaders(asked.idea);
  const given = { ...asked, idea, audience: asked.audience || readers };
  const { brief, sources, left: asides } = withoutAsides(given, all);
  const isPrivate = isAllPrivate(brief, { sources, left: asides });
  if (sources.length === 0) return { brief, quotations: [], left: asides, isPrivate };
  const taken = sources.map((source) => {
    const each = Math.floor(unitsFor(source, brief.length) / sources.length);
    const noted = { cited: false, ...source };
    const about = `${source.title} ${brief.idea}`;
    const quoted = quotedFrom(noted, about, each);
    return { source, isQuoted: quoted !== null, notes: quoted ?? notesFrom(noted, about, each) };
  });
  const told = (quoted: boolean) =>
    taken.flatMap(({ isQuoted, notes }) => (isQuoted === quoted && notes.trim() !== '' ? [notes] : []));
  const left = taken.flatMap(({ source: { title, text }, notes }) =>
    notes.length < text.length * mostOfAll
      ? [`From “${title}” the main points are used. Add anything you miss to your notes.`]
      : [],
  );
  const kept = withoutNever(told(true), brief.never);
  return {
    brief: { ...brief, material: told(false).join('\n\n') },
    quotations: kept.quotations,
    left: [...asides, ...kept.left, ...left],
    isPrivate,
  };
}

/** Paragraphs of quotations without those that hold what is never to be said. */
function withoutNever(
  quotations: readonly string[],
  never: readonly string[],
): { quotations: string[]; left: string[] } {
  const words = never.map((one) => one.trim().toLowerCase()).filter((one) => one !== '');
  const left = new Set<string>();
  const kept = quotations.flatMap((quotation) =>
    quotation.split('\n\n').filter((paragraph) => {
      const held = words.find((one) => paragraph.toLowerCase().includes(one));
      if (held !== undefined)
        left.add(`A quotation was left out: it holds ‘${held}’, which you never want said`);
      return held === undefined;
    }),
  );
  return { quotations: kept, left: [...left] };
}

/** What the author makes of it leads; what others said follows, before a line that asks or invites. */
function withQuotations(
  written: string,
  quotations: readonly string[],
  { goal, callToAction }: Brief,
): string {
  if (quotations.length === 0) return written;
  const paragraphs = written === '' ? [] : written.split('\n\n');
  const closes = paragraphs.length > 1 && (goal !== 'none' || callToAction !== '');
  const at = closes ? paragraphs.length - 1 : paragraphs.length;
  return paragraphs.toSpliced(at, 0, ...quotations).join('\n\n');
}

const whatYouMakeOfIt = 'What do you make of it, in a sentence of your own?';

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
  const { quotations, brief: given } = noted;
  const onlyQuoted =
    quotations.length > 0 &&
    [given.idea, given.material ?? '', ...given.mustSay].every((words) => words.trim() === '');
  const written = onlyQuoted
    ? { text: '', missing: [whatYouMakeOfIt] }
    : writePost(given, { seed, variant: variantOf(variant) });
  const pieces = splitDeltas(withQuotations(written.text, quotations, brief));
  if (cited !== null && pieces.length > 0) pieces.push(`\n\n${cited}`);
  return { pieces, told: given.idea, missing: [...written.missing, ...noted.left], isPrivate: false };
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
