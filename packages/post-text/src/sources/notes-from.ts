import { keySentences } from './key-sentences.ts';

/** Material as a writer without a model takes it. `own`: the person's words, so that its 'we' is theirs. */
export interface NoteSource {
  text: string;
  own: boolean;
}

const speaker = /^(\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3}|Speaker \d{1,2}):\s+/u;
const mostTold = 0.45;
const leastTold = 300;
const first = /\b(?:I|we|my|our|us|me)\b/i;

/**
 * Notes out of long material: its key sentences, one a line. What another person said of themselves is quoted, so that
 * the post does not say it as its author.
 */
export function notesFrom(source: NoteSource, about: string, most: number): string {
  const { text, own } = source;
  if (own && text.length <= most) return text;
  // A post tells what matters of another's text; it does not print it.
  const room = own ? most : Math.min(most, Math.max(leastTold, text.length * mostTold));
  const spans = keySentences(text, { about, most: room, alone: true });
  const speakers = new Set(text.split('\n').flatMap((line) => speaker.exec(line)?.[1] ?? []));
  const lines = spans.map(({ start, end }) => {
    const raw = text.slice(start, end);
    const sentence = raw.replace(speaker, '');
    if (speakers.size > 0 && !own) return `${speakerAt(text, start)}“${sentence}”`;
    return !own && first.test(sentence) ? `“${sentence}”` : sentence;
  });
  if (lines.length > 0) return lines.join('\n');
  const cut = text.slice(0, most).replace(/\s+\S*$/, '');
  return own ? cut : `“${cut.replace(/\n+/g, ' ')}”`;
}

/** Who speaks at a place: the name that the paragraph, or one before it, begins with. */
function speakerAt(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  const here = text.slice(at).split('\n', 1)[0] ?? '';
  const lines = [...before.slice(0, -1), `${before.at(-1) ?? ''}${here}`];
  const name = lines.findLast((line) => speaker.test(line));
  const found = name === undefined ? undefined : speaker.exec(name)?.[1];
  return found === undefined ? '' : `${found}: `;
}
