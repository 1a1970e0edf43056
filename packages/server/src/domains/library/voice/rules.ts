import type { DescribedTrait, VoiceFit } from '@limelight/contracts';
import {
  copiedRun,
  distanceFrom,
  offSentences,
  offTraits,
  traitLabels,
  type MeasuredVoice,
  type Style,
} from '@limelight/post-text';

/** The number of characters of an own post that a model gets as an example. */
const exampleUnits = 2_000;
const describedLimit = 16;

const digits = (value: number) =>
  value >= 10 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);

/** The measures that a model can follow, with an explanation of each. */
const limited: readonly (keyof Style)[] = [
  'words',
  'sentenceWords',
  'paragraphWords',
  'openingWords',
  'firstPerson',
  'secondPerson',
  'commas',
  'digits',
  'hashtags',
];
const signs: readonly (keyof Style)[] = [
  'exclamations',
  'questions',
  'dashes',
  'emoji',
  'hashtags',
  'listLines',
];

/** Describes the author's usual range to a model: what they never use, and how much they use of the rest. */
export function limitsOf({ traits }: MeasuredVoice): string[] {
  const never = signs.filter((key) => traits[key].high === 0 && traits[key].mean < 0.02);
  return [
    ...limited
      .filter((key) => !never.includes(key))
      .map((key) => {
        const { label, unit } = traitLabels[key];
        const { low, high } = traits[key];
        return `${label}: ${digits(low)} to ${digits(high)}${unit === 'per-hundred-words' ? ' per hundred words' : ''}`;
      }),
    ...(never.length === 0 ? [] : [`Never used: ${never.map((key) => traitLabels[key].label).join(', ')}`]),
  ];
}

/** An own post as an example. A long one is cut at the end of a line. */
export function exampleOf(post: string): string {
  if (post.length <= exampleUnits) return post;
  const cut = post.slice(0, exampleUnits);
  const end = cut.lastIndexOf('\n');
  return (end > exampleUnits / 2 ? cut.slice(0, end) : cut).trimEnd();
}

export function fitOf(voice: MeasuredVoice, text: string, posts: readonly string[]): VoiceFit {
  return {
    distance: distanceFrom(voice, text),
    reach: voice.reach,
    traits: offTraits(voice, text).slice(0, 8),
    sentences: offSentences(voice, text),
    // An earlier post that is checked again would match itself entirely.
    copied: copiedRun(
      text,
      posts.filter((post) => post.trim() !== text.trim()),
    ),
  };
}

/** The traits of a description whose quotation is an exact passage of a post. Each quotation is used once. */
export function borneOut(described: readonly DescribedTrait[], posts: readonly string[]): DescribedTrait[] {
  const quoted = new Set<string>();
  return described
    .filter(({ quote }) => {
      const found = quote.trim() !== '' && !quoted.has(quote) && posts.some((post) => post.includes(quote));
      if (found) quoted.add(quote);
      return found;
    })
    .slice(0, describedLimit);
}

/** Rewrites of passages that are in the text and bring it closer to the voice without copying an earlier post. */
export function usableRewrites(
  voice: MeasuredVoice,
  text: string,
  posts: readonly string[],
  rewrites: readonly { quote: string; replacement: string }[],
): { quote: string; replacement: string }[] {
  const taken = new Set<string>();
  return rewrites.filter(({ quote, replacement }) => {
    if (quote === replacement || replacement.trim() === '' || taken.has(quote) || !text.includes(quote))
      return false;
    taken.add(quote);
    return (
      copiedRun(replacement, posts) === null &&
      offSentences(voice, replacement).length <= offSentences(voice, quote).length
    );
  });
}
