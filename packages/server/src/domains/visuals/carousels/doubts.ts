import { findClaims, type Claim } from '@limelight/post-text';
import { slideWords, type Slide } from '@limelight/slides';
import type { Run } from '../../../run.ts';
import { claimsToCheck } from '../../posts/posts/index.ts';

const mostDoubts = 60;
const longest = 500;

const bare = (claim: string) => claim.replace(/^[\s"“”„«»]+|[\s"“”„«»]+$/gu, '');

/** A figure with the word after it, since a bare “12” would also be found in other places. */
function named(text: string, { kind, start, end }: Claim): string {
  const after = kind === 'figure' ? (/^\s?[\p{L}\p{M}%-]+/u.exec(text.slice(end))?.[0] ?? '') : '';
  return bare(text.slice(start, end) + after);
}

const namedClaims = (text: string, claims: readonly Claim[]): string[] =>
  [...new Set(claims.map((claim) => named(text, claim)))]
    .filter((claim) => claim !== '' && claim.length <= longest)
    .slice(0, mostDoubts);

/** What the material does not bear out in a text, without quotation marks: by rule, at once. */
export const doubtsAbout = (text: string, material: readonly string[]): string[] =>
  namedClaims(
    text,
    findClaims(text, material).filter(({ supported }) => !supported),
  );

/** The same in a deck, also by the model that wrote it. */
export async function deckDoubts(
  run: Run,
  step: string,
  deck: Doubted,
  material: readonly string[],
): Promise<string[]> {
  const text = wordsOfDeck(deck);
  return namedClaims(text, await claimsToCheck(run, step, { text, material }));
}

interface Doubted {
  slides: readonly Slide[];
  caption: string;
  doubts?: readonly string[] | undefined;
}

const textsOf = ({ slides, caption }: Doubted) => [...slides.map((slide) => slideWords(slide)), caption];

const wordsOfDeck = (deck: Doubted): string => textsOf(deck).join('\n');

/** The doubts about a deck whose words still stand in it. */
export function openDoubts(deck: Doubted): string[] {
  const text = wordsOfDeck(deck);
  return (deck.doubts ?? []).filter((doubt) => text.includes(doubt));
}
