import type { DescribedTrait, VoiceFit } from '@limelight/contracts';
import {
  copiedRun,
  distanceFrom,
  findPassage,
  offSentences,
  offTraits,
  type MeasuredVoice,
} from '@limelight/post-text';

/** The number of characters of an own post that a model gets as an example. */
const exampleUnits = 2_000;
const describedLimit = 16;

/** An own post as an example. A long one is cut at the end of a line. */
export function exampleOf(post: string): string {
  if (post.length <= exampleUnits) return post;
  const cut = post.slice(0, exampleUnits);
  const end = cut.lastIndexOf('\n');
  return (end > exampleUnits / 2 ? cut.slice(0, end) : cut).trimEnd();
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
