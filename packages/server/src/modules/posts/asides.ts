import type { Brief } from '@limelight/contracts';
import { takeConfidences } from '@limelight/post-text';
import { takeAsides } from '@limelight/post-text/writer';

interface Source {
  text: string;
  /** Whether its author is the person. */
  own?: boolean;
  /** Whose words are the person's, where several speak. */
  speaker?: string;
}

const isForThemselves = ({ own, speaker = '' }: Source) => own === true && speaker === '';

/** Sources without what was called confidential in a conversation, and, in words for the page, what that was. */
export function withoutConfidences<S extends Source>(
  sources: readonly S[],
): { sources: S[]; left: string[] } {
  const read = sources.map((source) =>
    isForThemselves(source)
      ? { source, left: [] }
      : (({ text, left }) => ({ source: { ...source, text }, left }))(takeConfidences(source.text)),
  );
  return { sources: read.map(({ source }) => source), left: read.flatMap(({ left }) => left) };
}

/**
 * The brief and its sources without what the person's own notes hold for themselves alone, and, in words for the page, what that
 * was. What the notes wish unsaid joins what the brief does. What others wrote speaks to nobody here and stays as it is, but for
 * what somebody in a conversation called confidential.
 */
export function withoutAsides<S extends Source>(
  brief: Brief,
  sources: readonly S[],
): { brief: Brief; sources: S[]; left: string[] } {
  const read = sources.map((source) =>
    isForThemselves(source)
      ? { source, ...takeAsides(source.text) }
      : { source, ...takeConfidences(source.text), never: [] },
  );
  const idea = takeAsides(brief.idea, read.map(({ text }) => text).join('\n\n'));
  const all = [idea, ...read];
  return {
    brief: { ...brief, idea: idea.text, never: [...brief.never, ...all.flatMap(({ never }) => never)] },
    sources: read.map(({ source, text }) => ({ ...source, text })),
    left: all.flatMap(({ left }) => left),
  };
}
