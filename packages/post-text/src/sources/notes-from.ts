import { findFigures } from '../checks/claims/figures.ts';
import { findSentences } from '../text/sentences.ts';
import { SPEAKER as speaker, speakersIn } from '../text/speakers.ts';
import { attributionOf, curly, needsAuthor } from './attribution.ts';
import { keySentences, PERSON, speaksOfKnown } from './key-sentences.ts';
import { toldBy } from './told-by.ts';

/** Material as a writer without a model takes it. `own`: the person's words, so that its 'we' is theirs. */
export interface NoteSource {
  text: string;
  own: boolean;
  /** Whose words are the person's, where several speak; empty or left out where one does. */
  speaker?: string;
  /** What it is called; what others wrote is told by that name where no author is known. */
  title?: string;
  /** Whether the post names it in a line of its own. */
  cited?: boolean;
}

const mostTold = 0.45;
const leastTold = 420;

const quoted = /“[^”]*”|"[^"]*"/gu;
const first = /\b(?:I|we|my|our|us|me)\b/i;

/**
 * Notes out of long material: its key sentences, one a line. What another person wrote of themselves is left out, or quoted under
 * their name where it counts something or is all there is, so that the post does not say it as its author; the figures of others
 * keep who says them.
 */
export function notesFrom(source: NoteSource, about: string, most: number): string {
  const { own, speaker: name = '' } = source;
  const { text } = source;
  const speakers = speakersIn(text);
  if (own && speakers.includes(name)) return toldBy(text, name, about, most);
  if (own && text.length <= most) return text;
  // A post tells what matters of another's text; it does not print it.
  const room = own ? most : Math.min(most, Math.max(leastTold, text.length * mostTold));
  // A question of a conversation says nothing without its answer.
  const talk = isTalk(text, speakers);
  const except = (sentence: string) => talk && sentence.endsWith('?');
  const options = { about, most: room, alone: true, except };
  if (!own && speakers.length === 0) return notesOfOthers(source, options) ?? `“${cutAt(text, most)}”`;
  const lines = keySentences(text, options).map(({ start, end }) => {
    const raw = text.slice(start, end);
    const said = raw.replace(speaker, '');
    // Where several speak and nobody knows which of them the author is, each keeps their words.
    return own && !talk ? said : `${speakerAt(text, start)}“${said}”`;
  });
  if (lines.length > 0) return lines.join('\n');
  return own ? text.slice(0, most).replace(/\s+\S*$/, '') : `“${cutAt(text, most)}”`;
}

/** Whether names begin most lines and come again; 'Result:' and 'Monday:' in a document of one author do not. */
function isTalk(text: string, speakers: readonly string[]): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const named = lines.filter((line) => speaker.test(line)).length;
  return speakers.length > 1 && named > speakers.length && named * 2 > lines.length;
}

/** The first sentences of a text that there is room for; of one endless sentence its first words. */
function cutAt(text: string, most: number): string {
  const end = findSentences(text).findLast((span) => span.end <= most)?.end;
  const cut = end === undefined ? text.slice(0, most).replace(/\s+\S*$/, '') : text.slice(0, end);
  return cut.trim().replace(/\s*\n+\s*/g, ' ');
}

/** Notes out of what somebody else wrote; undefined where no sentence of it can stand alone. */
function notesOfOthers(
  { text, title = '', cited = false }: NoteSource,
  options: { about: string; most: number; alone: boolean },
): string | undefined {
  const by = attributionOf(text, title);
  const ofThemselves = (sentence: string) => first.test(sentence.replace(quoted, ' '));
  const except = (sentence: string) => ofThemselves(sentence) && findFigures(sentence).length === 0;
  const found = keySentences(text, { ...options, except });
  const spans = found.length > 0 ? found : keySentences(text, options);
  const together = standTogether(text, spans);
  if (together !== undefined && !cited) return by.quoted(together);
  let person = '';
  const lines = spans.map(({ start, end }) => {
    const sentence = text.slice(start, end);
    // The writer may part the two sentences.
    if (person !== '' && speaksOfKnown(sentence)) return curly(sentence.replace(/\b(?:he|she)\b/, person));
    person = PERSON.exec(sentence)?.[0] ?? '';
    if (ofThemselves(sentence)) return by.quoted(sentence);
    return needsAuthor(sentence) && !cited ? by.told(sentence) : curly(sentence);
  });
  return lines.length > 0 ? lines.join('\n') : undefined;
}

const LONGEST_QUOTED = 260;

/** What was taken as one passage, where the sentences follow each other and one of them counts something. */
function standTogether(text: string, spans: readonly { start: number; end: number }[]): string | undefined {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined || spans.length < 2) return undefined;
  const passage = text.slice(first.start, last.end);
  const gaps = spans.slice(1).map(({ start }, index) => text.slice(spans[index]?.end ?? 0, start));
  return passage.length <= LONGEST_QUOTED &&
    gaps.every((gap) => /^[^\S\n]*$/.test(gap)) &&
    spans.some(({ start, end }) => needsAuthor(text.slice(start, end)))
    ? passage
    : undefined;
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
