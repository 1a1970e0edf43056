import type { DescribedKind, VoiceView } from '@limelight/contracts';
import { styleKeys, traitLabels, type Style, type TraitUnit } from '@limelight/post-text';

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
    'Signs',
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

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** A measure as it is read: a share in percent, everything else as a number. */
export function valueWords(value: number, unit: TraitUnit): string {
  if (unit === 'share') return percent.format(value);
  return (value >= 10 ? whole : fine).format(value);
}

export interface MeasureRow {
  key: string;
  label: string;
  usual: string;
  /** Empty where it says nothing more. */
  range: string;
}

/** The measures of a voice in groups, each with its usual value and its range. */
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

const isKey = (key: string): key is keyof Style => styleKeys.some((known) => known === key);

/** What leaves a voice's range, as a sentence. */
export function offWords({
  key,
  value,
  low,
  high,
}: {
  key: string;
  value: number;
  low: number;
  high: number;
}): string {
  if (!isKey(key)) return '';
  const { label, unit } = traitLabels[key];
  const [is, from, to] = [value, low, high].map((one) => valueWords(one, unit));
  const usual = from === to ? `you usually have ${to}` : `you usually have ${from} to ${to}`;
  return `${label}: ${is}, ${high === 0 ? 'you never use them' : usual}.`;
}

export const confidenceWords: Readonly<Record<VoiceView['confidence'], string>> = {
  low: 'Low confidence',
  medium: 'Medium confidence',
  high: 'High confidence',
};
