import type { Brief } from '@limelight/contracts';
import { takeConfidences } from '@limelight/post-text';
import { takeAsides } from '@limelight/post-text/writer';

interface Source {
  title: string;
  text: string;
  /** Whether its author is the person. */
  own?: boolean;
  /** Whose words are the person's, where several speak. */
  speaker?: string;
}

const isForThemselves = ({ own, speaker = '' }: Source) => own === true && speaker === '';

/** A title that is the first words of a text may hold what the text no longer does: then it is the first words that are left. */
function titleOf({ title, text }: Source, left: string): string {
  const words = title.replace(/…$/, '').trim();
  if (left === text || words === '' || left.includes(words) || !text.includes(words)) return title;
  return (
    left
      .trimStart()
      .split('\n', 1)[0]
      ?.slice(0, Math.max(40, words.length))
      .replace(/^(.{40,})\s\S*$/, '$1') ?? ''
  );
}

/**
 * Sources without what the person's own notes hold for themselves alone and what was called confidential in a conversation, those
 * of which nothing is left among them; what the notes wish unsaid, and, in words for the page, what was left out.
 */
export function readSources<S extends Source>(
  sources: readonly S[],
  idea: string,
): { sources: S[]; never: string[]; left: string[] } {
  const read = sources.map((source) => {
    const beside = [idea, ...sources.flatMap((other) => (other === source ? [] : [other.text]))].join('\n\n');
    const taken = isForThemselves(source)
      ? takeAsides(source.text, beside)
      : { ...takeConfidences(source.text), never: [] };
    return { ...taken, source: { ...source, text: taken.text, title: titleOf(source, taken.text) } };
  });
  return {
    sources: read.map(({ source }) => source),
    never: read.flatMap(({ never }) => never),
    left: read.flatMap(({ left }) => left),
  };
}

/**
 * The brief and its sources without what the person's own notes hold for themselves alone, and, in words for the page, what that
 * was. What the notes wish unsaid joins what the brief does. What others wrote speaks to nobody here and stays as it is, but for
 * what somebody in a conversation called confidential. A source of which nothing is left is none.
 */
export function withoutAsides<S extends Source>(
  brief: Brief,
  given: readonly S[],
): { brief: Brief; sources: S[]; left: string[] } {
  const { sources, never, left } = readSources(given, brief.idea);
  const idea = takeAsides(brief.idea, sources.map(({ text }) => text).join('\n\n'));
  return {
    brief: { ...brief, idea: idea.text, never: [...brief.never, ...idea.never, ...never] },
    sources: sources.filter(({ text }, index) => text !== '' || given[index]?.text === ''),
    left: [...idea.left, ...left],
  };
}

/** Whether what was left out is all that there was to write from. */
export const isAllPrivate = (
  { idea, mustSay }: Brief,
  { sources, left }: { sources: readonly Source[]; left: readonly string[] },
): boolean =>
  left.length > 0 &&
  [idea, ...mustSay, ...sources.map(({ text }) => text)].every((text) => text.trim() === '');
