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

/** Characters of an own post that a model reads as an example. */
const exampleUnits = 2_000;
/** What a model describes of a voice, at most. */
const describedLimit = 16;

const digits = (value: number) =>
  value >= 10 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);

/** The measures a model can keep to, with what it should know of each. */
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

/** The author's own range in words for a model: what they never use, and how much of what they do. */
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

/** An own post as an example: its beginning, to the end of a line, where it is long. */
export function exampleOf(post: string): string {
  if (post.length <= exampleUnits) return post;
  const cut = post.slice(0, exampleUnits);
  const end = cut.lastIndexOf('\n');
  return (end > exampleUnits / 2 ? cut.slice(0, end) : cut).trimEnd();
}

/** How far a text is from a voice, and what in it leaves the author's range. */
export function fitOf(voice: MeasuredVoice, text: string, posts: readonly string[]): VoiceFit {
  return {
    distance: distanceFrom(voice, text),
    reach: voice.reach,
    traits: offTraits(voice, text).slice(0, 8),
    sentences: offSentences(voice, text),
    // An earlier post that is checked again shares all of its words with itself.
    copied: copiedRun(
      text,
      posts.filter((post) => post.trim() !== text.trim()),
    ),
  };
}

/** What of a description is borne out: its quotation is an exact passage of one of the posts, each used once. */
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

/** Rewrites of passages that are in the text and bring it nearer to the voice, without words of an earlier post. */
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
