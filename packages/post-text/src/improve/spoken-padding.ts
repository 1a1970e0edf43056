import { guessLanguage } from '../text/language.ts';
import { outsideOf } from '../writer/parse/brackets.ts';

const NUMBER =
  '(?:\\d|an? (?:couple|dozen|hundred|thousand|million)\\b|half an?\\b|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\\b)';
const HONEST =
  "(?:to be (?:completely |totally |perfectly |quite )?honest(?: with you)?|to tell you the truth|if i['’]?m (?:being )?(?:completely |totally )?honest|tbh)";

/** What speech puts between words that tell: each with what stays of it. */
const PADDING: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|\s)(?:[Uu]m+|[Uu]h+m*|[Ee]rm),?(?=\s|$)\s?/gmu, ''],
  // A start that was thrown away: 'I just I sat down'.
  [/\b(I|we|he|she|they) (?:just|really|actually|kind of|sort of|then) \1(?=\s)/giu, '$1'],
  [/\b(I|we|he|they|the|my|our|and|to) \1(?=\s)/giu, '$1'],
  [new RegExp(`(?<=^|\\n|[.!?…]\\s)${HONEST},\\s`, 'gimu'), ''],
  [new RegExp(`,\\s${HONEST}(?=[,.!?])(?:,(?=\\s))?`, 'gimu'), ''],
  [
    new RegExp(
      `(?<=\\b(?:I|he|she|we|they|too|either|though|really|well|bit|badly|much|here|there)) ${HONEST}(?=[.!?\\n]|$| (?:and|but)\\b)`,
      'gimu',
    ),
    '',
  ],
  [
    /(?<=^|\n|[.!?…]\s)(?:so yeah|yeah,? so|and yeah|but yeah|so basically|anyway,? yeah)(?:,\s|\s(?=(?:i|we|he|she|they|it|the|my|our|that)\b))/gimu,
    '',
  ],
  [/,?\sso yeah(?=[.!?])/gimu, ''],
  [/(?<=^|\n|[.!?…]\s)(?:you know|i mean|basically|like),\s/gimu, ''],
  [/,\s(?:you know|i mean|like|basically|kind of|sort of),(?=\s)/gimu, ''],
  [/,\s(?:you know|i mean|you know what i mean)(?=[.!?])/gimu, ''],
  [/\bbasically (?!(?:the same|no|nobody|nothing|all|every|everyone|everything|zero|none)\b)/giu, ''],
  [
    /(?<=\b(?:I|we|he|she|they|it|was|were|is|are|am|just|felt|feel|looked|seemed|and|but)) (?:kind|sort) of (?!(?:them|him|her|you|me|us|it|my|the|his|our|their|your|an?|people|thing|person)\b)(?=\p{L})/giu,
    ' ',
  ],
  [
    new RegExp(
      `(?<=\\b(?:for|in|about|took|takes|only|after|within|by|at|had|have|got|just|around|over|every|until|since)) like (?=${NUMBER})`,
      'giu',
    ),
    ' ',
  ],
  [
    /(?<=\p{L}{3})(?<!\b(?:everyone|everybody|nothing|anything|one|all|both|between|anyone)),? and (?:everything|stuff|all that)(?=[.!])/giu,
    '',
  ],
];
/** Most texts hold none of it. */
const MAY_PAD =
  /\b(?:um+|uh+|uhm+|erm|honest|truth|tbh|yeah|you know|i mean|basically|(?:kind|sort) of|like|and (?:everything|stuff|all that))\b|\b(\p{L}+) (?:\p{L}+ (?:of )?)?\1\b/iu;

/** An English text without what is only said while one thinks: 'um', 'to be honest', 'for like ten minutes'. What is quoted stays. */
export function withoutSpoken(text: string): string {
  if (!MAY_PAD.test(text) || guessLanguage(text) !== 'en') return text;
  const told = PADDING.reduce((now, [pattern, stays]) => {
    const free = outsideOf(now);
    return now.replace(pattern, (...found: unknown[]) => {
      const [whole, again] = [String(found[0]), typeof found[1] === 'string' ? found[1] : ''];
      const at = found.find((part) => typeof part === 'number') ?? 0;
      return free(at) ? stays.replace('$1', again) : whole;
    });
  }, text);
  return told === text ? text : begunLarge(text, told);
}

/** Sentences that began large begin large when their first words went. */
function begunLarge(before: string, after: string): string {
  const large = /^\p{Lu}/u.test(before.trimStart());
  return after.replace(/(^|\n|[.!?…]\s+)(\p{Ll})/gu, (whole: string, lead: string, letter: string) =>
    lead === '' && !large ? whole : `${lead}${letter.toUpperCase()}`,
  );
}
