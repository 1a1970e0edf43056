import { fewestChargedOpenings, mostOpenings } from '@limelight/contracts';

const counted = (count: number, thing: string) => (count === 1 ? `One ${thing}` : `${count} ${thing}s`);

const listWords = (words: readonly string[]) => {
  const [last = '', ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} or ${last}`;
};

interface Found {
  /** How many lines there are, and of them those that go with any text. */
  count: number;
  general: number;
  by: string;
  byModel: boolean;
  /** What others open with and the text does not hold. */
  lacking: readonly string[];
}

/** What openings are offered and, where they are fewer than ten, what gives more. */
export function openingWords({ count, by, byModel, lacking }: Found): string {
  const offer = byModel
    ? `${counted(count, 'other first line')} by ${by}, the strongest first.`
    : `${counted(count, 'other first line')} made of your own sentences, the strongest first.`;
  const choose = `${offer} Choose one to see the post with it.`;
  if (count >= mostOpenings) return choose;
  const free = count < fewestChargedOpenings ? ' So few cost nothing.' : '';
  if (byModel)
    return `${choose} Lines that claimed more than your text, read as machine-made or said the same again are left out.${free}`;
  const more =
    lacking.length === 0
      ? 'A sentence or two more gives more of them.'
      : `For more, add ${listWords(lacking)}.`;
  return `${choose} ${more}${free}`;
}

/** What endings are offered, and which of them are made of the text. */
export function endingWords({ count, general, by, byModel }: Found): string {
  const choose = 'Choose one to see the post with it.';
  if (byModel) return `${counted(count, 'last line')} by ${by}, the strongest first. ${choose}`;
  const own = count - general;
  if (own === 0)
    return `Your text holds no last line for this goal. ${count === 1 ? 'This one goes' : 'These go'} with any post and claim nothing, so ${count === 1 ? 'it costs' : 'they cost'} nothing. ${choose}`;
  if (general === 0) return `${counted(count, 'last line')} made of what your text says. ${choose}`;
  const first = own === 1 ? 'The first is' : `The first ${own} are`;
  const rest = general === 1 ? 'the one marked “general” goes' : 'those marked “general” go';
  return `${first} made of what your text says; ${rest} with any post. ${choose}`;
}
