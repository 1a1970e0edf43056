import { guessLanguage } from '../text/language.ts';
import { findSentences } from '../text/sentences.ts';
import { hasFiniteVerb, wordsOf } from '../writer/lexicon.ts';
import { keySentences } from './key-sentences.ts';

/** Material as a writer without a model takes it. `own`: the person's words, so that its 'we' is theirs. */
export interface NoteSource {
  text: string;
  own: boolean;
  /** Whose words are the person's, where several speak; empty or left out where one does. */
  speaker?: string;
}

const speaker = /^(\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3}|Speaker \d{1,2}):\s+/u;
const mostTold = 0.45;
const leastTold = 300;
/** Who speaks in a conversation, each once, in the order of the text. */
export function speakersIn(text: string): string[] {
  return [...new Set(text.split('\n').flatMap((line) => speaker.exec(line)?.[1] ?? []))];
}

/** A conversation as one of its speakers would tell it: what the others asked is left out, and of what they said only figures stand, under their name. */
function toldBy(text: string, name: string): string {
  const told: string[] = [];
  let speaks = '';
  let asked = false;
  const english = guessLanguage(text) === 'en';
  for (const raw of text.split('\n')) {
    const named = speaker.exec(raw);
    speaks = named?.[1] ?? speaks;
    const said = raw.slice(named?.[0].length ?? 0).trim();
    if (said === '') continue;
    const own = speaks === name;
    const clean = english ? withoutResidue(said) : said;
    if (own) told.push(asked && english ? withoutQuestion(clean) : clean);
    else
      for (const sentence of sentencesOf(said))
        if (/\d/.test(sentence) && !sentence.endsWith('?')) told.push(`${speaks}: “${sentence}”`);
    asked = !own && said.includes('?');
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
const ASSENT =
  /^(?:(?:yes|yeah|yep|no|nope|nah|right|exactly|sure|true|correct|well|ok(?:ay)?)[.,!…]+(?: |$)|because (?=[^,.!?]*(?:[.!?]|$)))+/i;

/** An answer that stands without its question; empty where nothing of it does. */
function withoutQuestion(answer: string): string {
  const bare = answer.replace(ASSENT, '');
  const [begins = '', ...rest] = sentencesOf(bare);
  const words = wordsOf(begins);
  const kept = words.length >= fewestWords || hasFiniteVerb(words) ? bare : rest.join(' ');
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}

const quoted = /“[^”]*”|"[^"]*"/gu;
/** Quotation marks inside of quotation marks. */
const inner = (said: string): string =>
  said.replace(/“([^”]*)”|"([^"]*)"/gu, (_, curly = '', straight = '') => `‘${curly}${straight}’`);
const first = /\b(?:I|we|my|our|us|me)\b/i;

/**
 * Notes out of long material: its key sentences, one a line. What another person said of themselves is quoted, so that
 * the post does not say it as its author.
 */
export function notesFrom(source: NoteSource, about: string, most: number): string {
  const { own, speaker: name = '' } = source;
  const text = own && name !== '' ? toldBy(source.text, name) || source.text : source.text;
  if (own && text.length <= most) return text;
  // A post tells what matters of another's text; it does not print it.
  const room = own ? most : Math.min(most, Math.max(leastTold, text.length * mostTold));
  const spans = keySentences(text, { about, most: room, alone: true });
  const speakers = new Set(text.split('\n').flatMap((line) => speaker.exec(line)?.[1] ?? []));
  const lines = spans.map(({ start, end }) => {
    const raw = text.slice(start, end);
    // Of a conversation told by one of them the names are those of the others.
    const sentence = own && name !== '' ? raw : raw.replace(speaker, '');
    if (speakers.size > 0 && !own) return `${speakerAt(text, start)}“${sentence}”`;
    return !own && first.test(sentence.replace(quoted, ' ')) ? `“${inner(sentence)}”` : sentence;
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
