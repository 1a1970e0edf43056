import { findFigures } from '../checks/claims/figures.ts';
import { findSentences } from '../text/sentences.ts';
import { SPEAKER as speaker, speakersIn } from '../text/speakers.ts';
import { attributionOf } from './attribution.ts';
import { keySentences } from './key-sentences.ts';
import { passagesOf } from './passages.ts';
import { toldBy, toldOfAll } from './told-by.ts';

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

/** As much of a text of somebody else as a post quotes: so much of it, of what there is room for, and no less than a passage. */
const mostTold = 0.45;
const mostOfRoom = 0.55;
const leastTold = 420;

const quoted = /“[^”]*”|"[^"]*"/gu;
const first = /\b(?:I|we|my|our|us|me)\b/i;

/** Notes out of long material: its key sentences, one a line; what is not the author's own as `quotedFrom` quotes it. */
export function notesFrom(source: NoteSource, about: string, most: number): string {
  const { text, own, speaker: name = '' } = source;
  const quotations = quotedFrom(source, about, most);
  if (quotations !== null) return quotations;
  if (own && speakersIn(text).includes(name)) return toldBy(text, name, about, most);
  if (text.length <= most) return text;
  const lines = keySentences(text, { about, most, alone: true }).map(({ start, end }) =>
    text.slice(start, end).replace(speaker, ''),
  );
  return lines.length > 0 ? lines.join('\n') : text.slice(0, most).replace(/\s+\S*$/, '');
}

/**
 * What others said or wrote as quotations that a post prints as they are: of a text what it came to and what that rests on, behind
 * its author or its title, of a conversation in which nobody knows who the author is what each said. Null for a source that its
 * author tells in their own words.
 */
export function quotedFrom(source: NoteSource, about: string, most: number): string | null {
  const { text, own, speaker: name = '' } = source;
  const speakers = speakersIn(text);
  if (own && speakers.includes(name)) return null;
  const talk = isTalk(text, speakers);
  if (own && !talk) return null;
  const told = speakers.length > 0 ? toldOfAll(text, about, most) : '';
  if (told !== '') return told;
  return own ? null : quotedOfOthers(source, about, most);
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

/** A page that the post names in its last line is quoted without its title. */
function quotedOfOthers(
  { text, title = '', cited = false }: NoteSource,
  about: string,
  most: number,
): string {
  const by = attributionOf(text, title, cited);
  const room = Math.min(most, Math.max(leastTold, Math.min(text.length * mostTold, most * mostOfRoom)));
  const ofThemselves = (sentence: string) => first.test(sentence.replace(quoted, ' '));
  const except = (sentence: string) => ofThemselves(sentence) && findFigures(sentence).length === 0;
  const found = passagesOf(text, { about, most: room, except });
  const spans = found.length > 0 ? found : passagesOf(text, { about, most: room, except: () => false });
  const passages = spans.map(({ start, end }) => text.slice(start, end));
  return by.quoted(passages.length > 0 ? passages : [cutAt(text, most)]);
}
