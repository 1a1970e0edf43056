const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  lakh: 100_000,
  million: 1_000_000,
  crore: 10_000_000,
  billion: 1_000_000_000,
};

const VALUES = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['dozen', 12],
]);

const UNIT = [...VALUES.keys()].join('|');
const SCALE = Object.keys(SCALES).join('|');

/** Matches a number written in English words: 'four', 'forty-one', 'two hundred and five', 'a dozen'. */
export const NUMBER_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:a (?:dozen|${SCALE})|(?:dozens|hundreds|thousands|millions)(?= of\\b)|hundred(?= \\p{Ll})|(?:${UNIT}|half a (?:${SCALE}))(?:[- ](?:and )?(?:${UNIT}|${SCALE}))*)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The value of a match of NUMBER_WORDS. */
export function valueOfWords(words: string): number {
  let total = 0;
  let current = 0;
  for (const word of words.toLowerCase().split(/[- ]+/)) {
    const scale = SCALES[word.replace(/s$/, '')];
    if (word === 'half') current = 0.5;
    else if (scale !== undefined) {
      current = (current || 1) * scale;
      if (scale > 100) {
        total += current;
        current = 0;
      }
    } else if (word === 'dozen' || word === 'dozens') current = (current || 1) * 12;
    else current += VALUES.get(word) ?? 0;
  }
  return total + current;
}

/** 'Our fifth shop': the first three are said of anything. */
const ORDINALS =
  'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => ({
      pattern: new RegExp(
        `(?<=\\b(?:the|our|my|his|her|their|its|a|every) )${word}(?= (?!of\\b)\\p{Ll}|[.,;:!?]|$)`,
        'giu',
      ),
      values: [index + 4],
      unit: '' as const,
    }));

/** Shares and multiples in words, with every way to read them. */
export const PARTS: readonly { pattern: RegExp; values: readonly number[]; unit: '' | 'times' }[] = [
  {
    pattern:
      /(?<![\p{L}-])(?:one |a )?half(?! (?:the time|a|an|past|time|way|hour|day|year|marathon)\b)(?![\p{L}-])|(?<![\p{L}-])half an? (?:hour|year|day|century|kilo|mile)(?!\p{L})|(?<![\p{L}-])halved(?!\p{L})/giu,
    values: [0.5, 50],
    unit: '',
  },
  {
    pattern: /(?<![\p{L}-])(?:a|one)[ -]third(?: of)?(?!\p{L}| (?:time|one|party))/giu,
    values: [1 / 3, 33, 3],
    unit: '',
  },
  { pattern: /(?<![\p{L}\d])½/gu, values: [0.5, 50], unit: '' },
  { pattern: /(?<![\p{L}\d])¼/gu, values: [0.25, 25], unit: '' },
  { pattern: /(?<![\p{L}\d])¾/gu, values: [0.75, 75], unit: '' },
  { pattern: /(?<![\p{L}-])(?:an|one) eighth(?: of)?(?!\p{L})/giu, values: [0.125, 12.5, 8], unit: '' },
  { pattern: /(?<![\p{L}-])every (?:second|other)(?= \p{Ll})/giu, values: [2, 0.5, 50], unit: '' },
  ...ORDINALS,
  { pattern: /(?<![\p{L}-])(?:a|one) fifth(?: of)?(?!\p{L})/giu, values: [0.2, 20, 5], unit: '' },
  { pattern: /(?<![\p{L}-])(?:a|one) tenth(?: of)?(?!\p{L})/giu, values: [0.1, 10], unit: '' },
  {
    pattern: /(?<![\p{L}-])(?:a|an|one) (?:hour|year|month|week|mile|day) and a half(?!\p{L})/giu,
    values: [1.5, 90, 18],
    unit: '',
  },
  { pattern: /(?<![\p{L}-])two[ -]thirds(?!\p{L})/giu, values: [2 / 3, 67, 66], unit: '' },
  { pattern: /(?<![\p{L}-])(?:a|one) quarter of(?!\p{L})/giu, values: [0.25, 25], unit: '' },
  { pattern: /(?<![\p{L}-])three[ -]quarters(?!\p{L})/giu, values: [0.75, 75], unit: '' },
  { pattern: /(?<![\p{L}-])(?:doubled|twofold|twice)(?!\p{L})/giu, values: [2], unit: 'times' },
  {
    pattern: /(?<=\b(?:met|seen|tried|failed|called|visited|asked|her|him) )once(?=[.!?])/gu,
    values: [1],
    unit: 'times',
  },
  { pattern: /(?<![\p{L}-])(?:tripled|trebled|threefold)(?!\p{L})/giu, values: [3], unit: 'times' },
  { pattern: /(?<![\p{L}-])(?:quadrupled|fourfold)(?!\p{L})/giu, values: [4], unit: 'times' },
  { pattern: /(?<![\p{L}-])tenfold(?!\p{L})/giu, values: [10], unit: 'times' },
];
