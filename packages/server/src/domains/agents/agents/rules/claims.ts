import type { AgentClaim } from '@limelight/contracts';
import { findClaims, type ClaimKind } from '@limelight/post-text';

const longestSource = 60_000;
const longestPassage = 600;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const linked: ReadonlySet<ClaimKind> = new Set(['figure', 'date', 'quotation']);

/** Links each figure, date and quotation in a text to the passage of the source that contains it. */
export function claimsOf(text: string, source: { url: string | null; text: string }): AgentClaim[] {
  const material = source.text.slice(0, longestSource);
  return findClaims(text, [material]).flatMap(({ kind, text: words, passage }) => {
    if (passage === null || !linked.has(kind)) return [];
    const { start, end } = passage;
    return [{ words, passage: plain(material.slice(start, end)).slice(0, longestPassage), url: source.url }];
  });
}

const leadOf = (text: string) =>
  [...sentences.segment(plain(text).slice(0, 2_000))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.length > 20)
    .slice(0, 2)
    .join(' ');

/**
 * A draft outline with placeholders for the author's own view. A source with an address contributes its title and
 * first sentences; one without, such as the author's notes, its first 2,000 characters.
 */
export function outlineOf({ title, text, url }: { title: string; text: string; url: string | null }): string {
  const words = text.trim();
  const own = words.startsWith(title) ? words : `${title}\n\n${words}`;
  const parts = url === null ? [own.slice(0, 2_000).trim()] : [title, leadOf(text)];
  return [
    '[Your first line: why does this matter to your readers?]',
    ...parts.filter((part) => part !== ''),
    '[What do you make of it? One example from your own work.]',
    ...(url === null ? [] : [`Source: ${url}`]),
  ].join('\n\n');
}
