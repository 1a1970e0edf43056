import type { DescribedKind, VoiceView } from '@limelight/contracts';
import { traitLabels, type Style } from '@limelight/post-text';
import { valueWords } from '../../../lib/voices.ts';

export const describedTitles: Readonly<Record<DescribedKind, string>> = {
  habit: 'Habits',
  move: 'Moves',
  topic: 'Topics',
  attitude: 'Attitude',
};

const groups: readonly (readonly [string, readonly (keyof Style)[]])[] = [
  [
    'Length and rhythm',
    ['words', 'sentenceWords', 'sentenceSpread', 'paragraphWords', 'singleLines', 'listLines', 'wordLength'],
  ],
  ['Openings and endings', ['openingWords', 'opensWithQuestion', 'endingWords', 'endsWithQuestion']],
  ['Who speaks to whom', ['firstPerson', 'weForms', 'secondPerson', 'contractions']],
  [
    'Punctuation',
    [
      'questions',
      'exclamations',
      'commas',
      'colons',
      'dashes',
      'brackets',
      'quotations',
      'digits',
      'emoji',
      'hashtags',
    ],
  ],
];

export interface MeasureRow {
  key: string;
  label: string;
  usual: string;
  /** Empty where it adds nothing. */
  range: string;
}

export function measureGroups(
  traits: NonNullable<VoiceView['traits']>,
): { title: string; rows: MeasureRow[] }[] {
  return groups.map(([title, keys]) => ({
    title,
    rows: keys.flatMap((key) => {
      const trait = traits[key];
      if (trait === undefined) return [];
      const { label, unit } = traitLabels[key];
      const [low, usual, high] = [trait.low, trait.middle, trait.high].map((value) =>
        valueWords(value, unit),
      );
      const range = low === high ? low : `${low} to ${high}`;
      const never = trait.high === 0;
      const named = unit === 'per-hundred-words' ? `${label}, per 100 words` : label;
      return [
        { key, label: named, usual: never ? 'Never' : (usual ?? ''), range: never ? '' : (range ?? '') },
      ];
    }),
  }));
}

export const confidenceWords: Readonly<Record<VoiceView['confidence'], string>> = {
  low: 'Low confidence',
  medium: 'Medium confidence',
  high: 'High confidence',
};
