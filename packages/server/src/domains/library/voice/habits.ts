import { traitLabels, type MeasuredVoice, type Style } from '@limelight/post-text';

/** A choice made for one text replaces the habits with its subject. `wording` holds in the language of the posts only. */
export type HabitSubject =
  | 'length'
  | 'wording'
  | 'layout'
  | 'questions'
  | 'emoji'
  | 'hashtags'
  | 'lists'
  | 'other';

export interface Habit {
  about: HabitSubject;
  /** A sentence, or the name of what the posts never have. */
  text: string;
  isNever: boolean;
}

/** More hashtags than this are remarked on before publishing, whoever used them. */
const mostHashtags = 5;
/**
 * The signs counted for each sentence, and those for each hundred words, with the name that a writer knows them by.
 * Figures and brackets come from what a post is about and are no style.
 */
const signs = [
  ['firstPerson', '“I”, “me” or “my”', 'wording'],
  ['weForms', '“we”, “us” or “our”', 'wording'],
  ['secondPerson', '“you” or “your”', 'wording'],
  ['questions', 'question marks', 'questions'],
  ['exclamations', 'exclamation marks', 'other'],
  ['emoji', 'emoji', 'emoji'],
  ['dashes', 'dashes', 'other'],
  ['contractions', 'contractions', 'wording'],
] as const satisfies readonly (readonly [keyof Style, string, HabitSubject])[];

const whole = (value: number) => String(Math.max(1, Math.round(value)));
const does = (about: HabitSubject, text: string): Habit => ({ about, text, isNever: false });
const never = (about: HabitSubject, text: string): Habit => ({ about, text, isNever: true });

/** How often something occurs, from its number in an average post. */
function often(perPost: number): string {
  if (perPost >= 1.5) return `about ${whole(perPost)} in a post`;
  if (perPost >= 0.67) return 'about one in a post';
  if (perPost >= 0.4) return 'one in every other post';
  return perPost >= 0.1 ? `one in about every ${whole(1 / perPost)} posts` : 'hardly ever';
}

/** Where a post of this voice has its questions. */
function questionPlaces({ opensWithQuestion, endsWithQuestion }: MeasuredVoice['traits']): Habit[] {
  const places = [
    ['first', opensWithQuestion.mean],
    ['last', endsWithQuestion.mean],
  ] as const;
  return places.flatMap(([place, part]) =>
    part < 0.1
      ? []
      : [
          does(
            'questions',
            part < 0.6
              ? `The ${place} sentence is a question in about one post of ${whole(1 / part)}.`
              : `The ${place} sentence is usually a question.`,
          ),
        ],
  );
}

/** An average post of the voice, in the numbers that a writer thinks in. */
export function habitsOf({ traits }: MeasuredVoice): Habit[] {
  const isNever = (key: keyof Style) => traits[key].high === 0 && traits[key].mean < 0.02;
  const usual = (key: keyof Style) => traits[key].middle || traits[key].mean;
  const { words, sentenceWords, sentenceSpread, paragraphWords, singleLines } = traits;
  const sentences = words.middle / Math.max(1, sentenceWords.middle);
  const inPost = (key: keyof Style) =>
    usual(key) * (traitLabels[key].unit === 'share' ? sentences : words.middle / 100);
  const longer = sentenceWords.middle + 1.5 * sentenceSpread.middle;
  const shorter = Math.max(2, sentenceWords.middle - sentenceSpread.middle);
  const [fewest, most] = [whole(words.low), whole(words.high)];
  const paragraphs =
    paragraphWords.middle > 0.85 * words.middle
      ? 'The whole post is one paragraph.'
      : singleLines.middle >= 0.6
        ? `Most paragraphs are a single sentence; a paragraph has about ${whole(paragraphWords.middle)} words.`
        : `Paragraphs of about ${whole(paragraphWords.middle)} words, usually several sentences.`;
  return [
    does(
      'length',
      `Usually ${fewest === most ? `about ${most}` : `${fewest} to ${most}`} words; more only if what has to be said needs them.`,
    ),
    does(
      'wording',
      `Sentences of about ${whole(sentenceWords.middle)} words, some of ${whole(shorter)}, now and then one of ${whole(longer)}.`,
    ),
    does('layout', paragraphs),
    ...questionPlaces(traits),
    ...signs.flatMap(([key, name, about]) =>
      isNever(key)
        ? // Words are counted in some languages only.
          about === 'wording'
          ? []
          : [never(about, name)]
        : [does(about, `${name}: ${often(inPost(key))}.`)],
    ),
    isNever('listLines')
      ? never('lists', 'lists')
      : does(
          'lists',
          traits.listLines.middle > 0
            ? `Lists: about ${Math.round(traits.listLines.middle * 100)}% of the lines.`
            : 'Lists: in some posts.',
        ),
    isNever('hashtags')
      ? never('hashtags', 'hashtags')
      : does(
          'hashtags',
          `Hashtags: ${often(Math.min(mostHashtags, usual('hashtags')))}, never more than ${mostHashtags}.`,
        ),
  ];
}
