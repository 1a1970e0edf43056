import {
  copiedRun,
  distanceFrom,
  doubtsIn,
  languageIn,
  leftOutOf,
  measureStyle,
  offTraits,
  offFrequencies,
  traitLabels,
  type MeasuredVoice,
} from '@limelight/post-text';

const mostWords = 12;
const figure = (value: number) => String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
const percent = (value: number) => `${Math.round(value * 100)}%`;
const range = (low: string, high: string) => (low === high ? low : `${low} to ${high}`);

/** What is unlike the voice in a text, in words and in numbers that an editor can count, furthest first. */
export function goalsOf(voice: MeasuredVoice, text: string): string[] {
  const { words: length } = measureStyle(text);
  const traits = offTraits(voice, text).map(({ key, value, low, high }) => {
    const { label, unit } = traitLabels[key];
    const inText = (rate: number) => String(Math.round((rate * length) / 100));
    const show = unit === 'share' ? percent : unit === 'count' ? figure : inText;
    return `${label}: here ${show(value)}, the author ${range(show(low), show(high))}${unit === 'per-hundred-words' ? ' in a text of this length' : ''}.`;
  });
  const words = offFrequencies(voice, text)
    .slice(0, mostWords)
    .map(({ word, times, usual }) => `“${word}” ${times}, the author about ${usual}`);
  return [...traits, ...(words.length === 0 ? [] : [`Common words: ${words.join('; ')}.`])];
}

/** What a changed text says that the original does not, or no longer says. Empty when the facts are the same. */
export function changedFacts(original: string, changed: string): string[] {
  const [was, is] = [languageIn(original), languageIn(changed)];
  return [
    ...(was !== null && is !== null && was !== is ? ['It was in another language than the post.'] : []),
    ...doubtsIn(changed, [original]).map((doubt) => doubt.replace(/^Not in your notes/, 'Not in the post')),
    ...leftOutOf(changed, original).map((sentence) => `Left out: “${sentence}”`),
  ];
}

/** A text with the same facts that is nearer to the voice and takes no sentence from an earlier post. */
export const isNearer = (
  voice: MeasuredVoice,
  posts: readonly string[],
  { original, now, changed }: { original: string; now: string; changed: string },
): boolean =>
  changed !== '' &&
  distanceFrom(voice, changed) < distanceFrom(voice, now) &&
  copiedRun(changed, posts, original) === null &&
  changedFacts(original, changed).length === 0;
