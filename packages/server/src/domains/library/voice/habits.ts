import { traitLabels, type MeasuredVoice, type Style } from '@limelight/post-text';

/** More hashtags than this are remarked on before publishing, whoever used them. */
const mostHashtags = 5;
/** The signs counted for each sentence, and those for each hundred words, with the name that a writer knows them by. */
const signs = [
  ['firstPerson', '“I”, “me” or “my”'],
  ['weForms', '“we”, “us” or “our”'],
  ['secondPerson', '“you” or “your”'],
  ['questions', 'question marks'],
  ['exclamations', 'exclamation marks'],
  ['emoji', 'emoji'],
  ['dashes', 'dashes'],
  ['brackets', 'brackets'],
  ['digits', 'figures in digits'],
  ['contractions', 'contractions'],
] as const satisfies readonly (readonly [keyof Style, string])[];

const whole = (value: number) => String(Math.max(1, Math.round(value)));

/** How often something occurs, from its number in an average post. */
function often(perPost: number): string {
  if (perPost >= 1.5) return `about ${whole(perPost)} in a post`;
  if (perPost >= 0.67) return 'about one in a post';
  if (perPost >= 0.4) return 'one in every other post';
  return perPost >= 0.1 ? `one in about every ${whole(1 / perPost)} posts` : 'hardly ever';
}

function isQuestion(part: number): string {
  if (part < 0.1) return part === 0 ? 'is never a question' : 'is hardly ever a question';
  if (part < 0.6) return `is a question in about one post of ${whole(1 / part)}`;
  return part < 0.9 ? 'is usually a question' : 'is always a question';
}

/** An average post of the voice, in the numbers that a writer thinks in. */
export function habitsOf({ traits }: MeasuredVoice): string[] {
  const isNever = (key: keyof Style) => traits[key].high === 0 && traits[key].mean < 0.02;
  const usual = (key: keyof Style) => traits[key].middle || traits[key].mean;
  const { words, sentenceWords, sentenceSpread, paragraphWords, singleLines } = traits;
  const sentences = words.middle / Math.max(1, sentenceWords.middle);
  const inPost = (key: keyof Style) =>
    usual(key) * (traitLabels[key].unit === 'share' ? sentences : words.middle / 100);
  const longer = sentenceWords.middle + 1.5 * sentenceSpread.middle;
  const shorter = Math.max(2, sentenceWords.middle - sentenceSpread.middle);
  const paragraphs =
    paragraphWords.middle > 0.85 * words.middle
      ? 'The whole post is one paragraph.'
      : singleLines.middle >= 0.6
        ? `Most paragraphs are a single sentence; a paragraph has about ${whole(paragraphWords.middle)} words.`
        : `Paragraphs of about ${whole(paragraphWords.middle)} words, usually several sentences.`;
  const used = signs.filter(([key]) => !isNever(key));
  const never = [
    // Many languages have no contractions.
    ...signs.filter(([key]) => key !== 'contractions' && isNever(key)).map(([, name]) => name),
    ...(isNever('hashtags') ? ['hashtags'] : []),
    ...(isNever('listLines') ? ['lists'] : []),
  ];
  return [
    `Posts of about ${whole(words.middle)} words; most have ${whole(words.low)} to ${whole(words.high)}.`,
    `Sentences of about ${whole(sentenceWords.middle)} words, some of ${whole(shorter)}, now and then one of ${whole(longer)}.`,
    paragraphs,
    `The first sentence has about ${whole(traits.openingWords.middle)} words and ${isQuestion(traits.opensWithQuestion.mean)}.`,
    `The last sentence has about ${whole(traits.endingWords.middle)} words and ${isQuestion(traits.endsWithQuestion.mean)}.`,
    ...used.map(([key, name]) => `${name}: ${often(inPost(key))}.`),
    ...(isNever('listLines')
      ? []
      : [
          traits.listLines.middle > 0
            ? `Lists: about ${Math.round(traits.listLines.middle * 100)}% of the lines.`
            : 'Lists: in some posts.',
        ]),
    ...(isNever('hashtags')
      ? []
      : [`Hashtags: ${often(Math.min(mostHashtags, usual('hashtags')))}, never more than ${mostHashtags}.`]),
    ...(never.length === 0 ? [] : [`Never: ${never.join(', ')}.`]),
  ];
}
