import type { Engine } from './brief.ts';
import type { OriginSentence, RestKind, SentenceOrigin } from './origins.ts';

type Told = Pick<OriginSentence, 'origin' | 'by' | 'basis'>;

const writtenBy = (engine: Engine | null): string =>
  engine !== null && engine.kind !== 'model' ? 'Added by the outline' : 'Written by the model';

const said: Readonly<Record<Exclude<SentenceOrigin, 'model' | 'typed'>, string>> = {
  said: 'Said by you, word for word',
  memory: 'From memory, word for word',
  source: 'From a source, word for word',
  changed: 'Written by the model, changed by you',
};

/** Whose words a sentence is, as the author reads it. */
export function originWords({ origin, by, basis }: Told, engine: Engine | null): string {
  if (origin === 'typed') return by === 'teammate' ? 'Typed by a teammate' : 'Typed by you';
  const words = origin === 'model' ? writtenBy(engine) : said[origin];
  return basis === 'nothing' ? `${words}; nothing you said is behind it` : words;
}

/** The same, as strangers read it. */
export function sharedOriginWords(sentence: Told, engine: Engine | null): string {
  return originWords(sentence, engine)
    .replace('nothing you said is behind it', 'no source')
    .replace('by you', 'by the author');
}

/** What a passage behind a sentence is from. */
export const restWords: Readonly<Record<RestKind, string>> = {
  typed: 'typed',
  said: 'said',
  own: 'own file',
  memory: 'memory',
  source: 'source',
  confirmed: 'confirmed',
};

const counted = (count: number): string => (count === 1 ? '1 sentence' : `${count} sentences`);

/** How much of a post rests on its author, in words: "7 of 9 sentences rest on what you said". */
export function originsHeadline(
  sentences: readonly Pick<OriginSentence, 'basis' | 'origin'>[],
  who = 'you',
): string {
  const all = sentences.length;
  const own = sentences.filter(({ basis }) => basis === 'you').length;
  if (all === 0) return 'No sentences yet';
  if (sentences.every(({ origin }) => origin === 'typed'))
    return all === 1 ? `The sentence was typed by ${who}` : `All ${all} sentences were typed by ${who}`;
  if (all === 1)
    return own === 1 ? `The sentence rests on what ${who} said` : `The sentence rests on nothing ${who} said`;
  return `${own === all ? `All ${all}` : `${own} of ${all}`} sentences rest on what ${who} said`;
}

/** What the others rest on. Empty when there are none. */
export function originsRest(sentences: readonly Pick<OriginSentence, 'basis'>[]): string {
  const count = (basis: OriginSentence['basis']) => sentences.filter((one) => one.basis === basis).length;
  const [sources, nothing] = [count('source'), count('nothing')];
  return [
    ...(sources === 0 ? [] : [`${counted(sources)} on a source`]),
    ...(nothing === 0 ? [] : [`${counted(nothing)} with nothing behind ${nothing === 1 ? 'it' : 'them'}`]),
  ].join(', ');
}

/** A place in a recording: 2:14 or 1:02:05. */
export function secondWords(second: number): string {
  const [hours, minutes, seconds] = [second / 3600, (second % 3600) / 60, second % 60].map(Math.floor);
  const two = (value = 0) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}
