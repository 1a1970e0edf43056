import { isFunctionWord, languageIn } from '@limelight/post-text';
import { starterPosts } from '../../../library/inspiration/index.ts';
import { searchWords } from './words.ts';

export interface Term {
  word: string;
  /** More for what the text repeats. */
  weight: number;
  /** Two words in one: only the very same word matches. */
  joined?: true;
}

/** The number of starter posts with each word: what most posts say tells little, however few facts say it. */
const inPosts = new Map<string, number>();
for (const { text } of starterPosts)
  for (const word of new Set(searchWords(text))) inPosts.set(word, (inPosts.get(word) ?? 0) + 1);

const tells = (word: string) => 1 / (1 + (5 * (inPosts.get(word) ?? 0)) / starterPosts.length);

const mostTerms = 300;
const readCharacters = 12_000;
const shortestJoined = 6;
const isTelling = (word: string) => word.length > 1 && !isFunctionWord(word);

/** What a text is searched with: its telling words, and the language whose endings they have. */
export const searchFor = (text: string): { terms: Term[]; language: string | null } => ({
  terms: termsOf(text),
  language: languageIn(text),
});

/** The words by which facts for a text are looked for. Those that say nothing about its subject are left out. */
function termsOf(text: string): Term[] {
  const words = searchWords(text.slice(0, readCharacters));
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const all = [...counts].map(([word, times]) => ({ word, weight: tells(word) * (1 + Math.log(times) / 2) }));
  const telling = all.filter(({ word }) => isTelling(word));
  // A search for nothing but such words still finds them.
  const some = (telling.length > 0 ? telling : all).slice(0, mostTerms);
  // What is written apart here may be one word there, such as "hand over".
  const joined = words
    .map((word, at) => `${words[at - 1] ?? ''}${word}`)
    .filter((word, at) => at > 0 && word.length >= shortestJoined && !counts.has(word));
  return [
    ...some,
    ...[...new Set(joined)].slice(0, mostTerms).map((word) => ({ word, weight: 2, joined: true as const })),
  ];
}
