import { findFigures } from '../checks/claims/figures.ts';
import { guessLanguage } from '../text/language.ts';
import { findSentences } from '../text/sentences.ts';
import { ASSENT, SPEAKER as speaker, speakersIn } from '../text/speakers.ts';
import { answerAlone, ownQuestion } from '../writer/clean/interview.ts';
import { hasFiniteVerb, wordsOf } from '../writer/lexicon.ts';
import { attributionOf, curly, inner, needsAuthor } from './attribution.ts';
import { keySentences, PERSON, speaksOfKnown } from './key-sentences.ts';

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

/** A conversation as one of its speakers would tell it: what the others asked is left out, and of what they said only figures stand, under their name. */
function toldBy(text: string, name: string): string {
  const told: string[] = [];
  let speaks = '';
  let question = '';
  const english = guessLanguage(text) === 'en';
  for (const raw of text.split('\n')) {
    const named = speaker.exec(raw);
    speaks = named?.[1] ?? speaks;
    const said = raw.slice(named?.[0].length ?? 0).trim();
    if (said === '') continue;
    const own = speaks === name;
    const clean = english ? withoutResidue(said) : said;
    if (own)
      told.push(question !== '' && english ? answerOf(question, clean, told.length === 0) : bare(clean));
    else
      for (const sentence of sentencesOf(said))
        if (/\d/.test(sentence) && !sentence.endsWith('?'))
          told.push(`${speaks}: “${inner(bare(sentence))}”`);
    question = own ? '' : (sentencesOf(said).findLast((sentence) => sentence.endsWith('?')) ?? '');
  }
  return told.filter((line) => line !== '').join('\n');
}

const sentencesOf = (text: string) => findSentences(text).map(({ start, end }) => text.slice(start, end));

/** What is said between the words: ', like,', 'You know?'. */
function withoutResidue(said: string): string {
  return said
    .replace(/(?<=^|[.!?…] )(?:you know(?: what I mean)?|know what I mean)\?(?: |$)/gi, '')
    .replace(/, you know(?: what I mean)?\?/gi, '.')
    .replace(/,? (?:like|you know|I mean),(?= )/gi, '')
    .replace(/(?<=^|[.!?…] )(?:you know|I mean|like), (\p{L})/giu, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .trim();
}

/** An answer without a verb that is shorter says nothing without its question. */
const fewestWords = 4;
const BECAUSE = /^because (?=[^,.!?]*(?:[.!?]|$))/i;
const UM = /(?:^|(?<=\s))(?:um+|uh+|er+m|ähm?),? (?=\p{L}|\d)/giu;

/** What somebody says without the assent to whom they answer, who is gone. */
function bare(said: string): string {
  const rest = said.replace(ASSENT, '').replace(UM, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** What an answer begins with whose subject its question named. */
const ITS_SUBJECT = /^(?:it|that|this|they|those|these)(?:['’](?:s|re)| (?:was|is|were|are)) /i;

/** An answer with the subject its question gave it; one that would begin the notes without one keeps its question. */
function answerOf(question: string, answer: string, begins: boolean): string {
  const alone = answerAlone(question, answer);
  if (alone !== undefined) return alone;
  return begins && ITS_SUBJECT.test(answer) ? `${ownQuestion(question)} ${answer}` : withoutQuestion(answer);
}

/** An answer that stands without its question; empty where nothing of it does. */
function withoutQuestion(answer: string): string {
  const own = answer.replace(ASSENT, '').replace(BECAUSE, '');
  const [begins = '', ...rest] = sentencesOf(own);
  const words = wordsOf(begins);
  const kept = words.length >= fewestWords || hasFiniteVerb(words) ? own : rest.join(' ');
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}

const quoted = /“[^”]*”|"[^"]*"/gu;
const first = /\b(?:I|we|my|our|us|me)\b/i;

/**
 * Notes out of long material: its key sentences, one a line. What another person wrote of themselves is left out, or quoted under
 * their name where it counts something or is all there is, so that the post does not say it as its author; the figures of others
 * keep who says them.
 */
export function notesFrom(source: NoteSource, about: string, most: number): string {
  const { own, speaker: name = '' } = source;
  const text = own && name !== '' ? toldBy(source.text, name) || source.text : source.text;
  if (own && text.length <= most) return text;
  // A post tells what matters of another's text; it does not print it.
  const room = own ? most : Math.min(most, Math.max(leastTold, text.length * mostTold));
  const options = { about, most: room, alone: true };
  const speakers = speakersIn(text);
  if (!own && speakers.length === 0) return notesOfOthers(source, options) ?? `“${cutAt(text, most)}”`;
  const lines = keySentences(text, options).map(({ start, end }) => {
    const raw = text.slice(start, end);
    // Of a conversation told by one of them the names are those of the others.
    return own
      ? name === ''
        ? raw.replace(speaker, '')
        : raw
      : `${speakerAt(text, start)}“${raw.replace(speaker, '')}”`;
  });
  if (lines.length > 0) return lines.join('\n');
  return own ? text.slice(0, most).replace(/\s+\S*$/, '') : `“${cutAt(text, most)}”`;
}

const cutAt = (text: string, most: number) =>
  text
    .slice(0, most)
    .replace(/\s+\S*$/, '')
    .replace(/\n+/g, ' ');

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

/** Who speaks at a place: the name that the paragraph, or one before it, begins with. */
function speakerAt(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  const here = text.slice(at).split('\n', 1)[0] ?? '';
  const lines = [...before.slice(0, -1), `${before.at(-1) ?? ''}${here}`];
  const name = lines.findLast((line) => speaker.test(line));
  const found = name === undefined ? undefined : speaker.exec(name)?.[1];
  return found === undefined ? '' : `${found}: `;
}
