import type { DescribedTrait, VoiceFit } from '@limelight/contracts';
import {
  copiedRun,
  distanceFrom,
  findPassage,
  offSentences,
  offTraits,
  type MeasuredVoice,
} from '@limelight/post-text';

/** The number of characters of an own post that a model gets as an example: all that LinkedIn takes. */
const exampleUnits = 3_000;
/** The number of characters of all examples. */
const examplesUnits = 10_000;
/** Two posts that share more of their words teach no more than one of them. */
const mostShared = 0.6;
const describedLimit = 16;

/** An own post as an example. A long one is cut at the end of a line. */
export function exampleOf(post: string): string {
  if (post.length <= exampleUnits) return post;
  const cut = post.slice(0, exampleUnits);
  const end = cut.lastIndexOf('\n');
  return (end > exampleUnits / 2 ? cut.slice(0, end) : cut).trimEnd();
}

const vocabulary = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

function isAlike(one: string, other: string): boolean {
  const [a, b] = [vocabulary(one), vocabulary(other)];
  return a.intersection(b).size > mostShared * Math.min(a.size, b.size);
}

/** The number of examples that are chosen for their subject whatever their length; of the others the short ones are first. */
const nearestOfAnyLength = 3;

/** The nearest posts tend to be long, so that a short text would have none to go by. */
function withShortOnes(posts: readonly string[]): string[] {
  const usual = posts.map(({ length }) => length).toSorted((a, b) => a - b)[posts.length >> 1] ?? 0;
  const others = posts.slice(nearestOfAnyLength);
  const [short, long] = [true, false].map((isShort) =>
    others.filter(({ length }) => length < usual === isShort),
  );
  return [...posts.slice(0, nearestOfAnyLength), ...(short ?? []), ...(long ?? [])];
}

/**
 * The posts, from those nearest to a subject on, that show how somebody writes: whole, as many as fit a prompt. One that
 * repeats another comes only where there are no others.
 */
export function examplesOf(nearest: readonly string[], most: number): string[] {
  const distinct: string[] = [];
  const repeated: string[] = [];
  for (const example of nearest.map(exampleOf))
    (distinct.some((one) => isAlike(one, example)) ? repeated : distinct).push(example);
  const examples: string[] = [];
  let units = 0;
  for (const example of [...withShortOnes(distinct), ...repeated]) {
    if (examples.length === most) break;
    if (units + example.length > examplesUnits) continue;
    examples.push(example);
    units += example.length;
  }
  return examples;
}

export function fitOf(voice: MeasuredVoice, text: string, posts: readonly string[], notes: string): VoiceFit {
  return {
    distance: distanceFrom(voice, text),
    reach: voice.reach,
    traits: offTraits(voice, text).slice(0, 8),
    sentences: offSentences(voice, text),
    // An earlier post that is checked again would match itself entirely.
    copied: copiedRun(
      text,
      posts.filter((post) => post.trim() !== text.trim()),
      notes,
    ),
  };
}

/** The traits of a description whose quotation is an exact passage of a post. Each quotation is used once. */
export function borneOut(described: readonly DescribedTrait[], posts: readonly string[]): DescribedTrait[] {
  const quoted = new Set<string>();
  return described
    .filter(({ quote }) => {
      const found = !quoted.has(quote) && posts.some((post) => findPassage(post, quote) !== null);
      if (found) quoted.add(quote);
      return found;
    })
    .slice(0, describedLimit);
}
