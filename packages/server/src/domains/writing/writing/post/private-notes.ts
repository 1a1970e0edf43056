import type { Brief } from '@limelight/contracts';
import { findPrivate, withoutPrivate } from '@limelight/post-text';

interface Source {
  title: string;
  text: string;
  /** True when the user is its author. Only they can mark something as private. */
  own?: boolean;
}

/** The longest note that the page quotes in full. */
const longestQuoted = 200;

/** Describes for the page words of the author that are not used. */
export function leftOut(what: 'Left out' | 'Not sent', words: string): string {
  const note = words.replace(/\s+/g, ' ').trim();
  return `${what}: ‘${note.length > longestQuoted ? `${note.slice(0, longestQuoted)}…` : note}’`;
}

const privateIn = (text: string): string[] =>
  findPrivate(text).map(({ start, end }) => leftOut('Not sent', text.slice(start, end)));

/** A title made from the first words of a text must not repeat removed words. */
const titleOf = ({ title, text }: Source, left: string): string =>
  text === left || withoutPrivate(title) === title
    ? title
    : (left.trimStart().split('\n', 1)[0]?.slice(0, 60) ?? '');

/**
 * Removes the author's private notes from the brief and its sources, and describes them for the page. A source that
 * becomes empty is dropped.
 */
export function withoutPrivateNotes<S extends Source>(
  brief: Brief,
  sources: readonly S[],
): { brief: Brief; sources: S[]; left: string[] } {
  const read = sources.map((source) => {
    const text = source.own === true ? withoutPrivate(source.text) : source.text;
    return { ...source, text, title: titleOf(source, text) };
  });
  const own = sources.filter((source) => source.own === true);
  return {
    brief: {
      ...brief,
      idea: withoutPrivate(brief.idea),
      mustSay: brief.mustSay.map(withoutPrivate).filter((point) => point !== ''),
    },
    sources: read.filter(({ text }, index) => text !== '' || sources[index]?.text === ''),
    left: [brief.idea, ...brief.mustSay, ...own.map(({ text }) => text)].flatMap(privateIn),
  };
}

export function isAllPrivate(brief: Brief, sources: readonly Source[]): boolean {
  const read = withoutPrivateNotes(brief, sources);
  return (
    read.left.length > 0 &&
    [read.brief.idea, ...read.brief.mustSay, ...read.sources.map(({ text }) => text)].every(
      (text) => text.trim() === '',
    )
  );
}
