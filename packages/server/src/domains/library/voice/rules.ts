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

/** The first of these posts that fit a prompt, whole, and without any that repeats one before it. */
export function examplesOf(posts: readonly string[], most: number): string[] {
  const examples: string[] = [];
  let units = 0;
  for (const example of posts.map(exampleOf)) {
    if (examples.length === most) break;
    if (units + example.length > examplesUnits || examples.some((one) => isAlike(one, example))) continue;
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
