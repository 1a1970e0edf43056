import { baseOf } from '../base-forms.ts';

const TURNED: Readonly<Record<string, string>> = {
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
};

/** Words of an author turned to them: 'my best client' as 'your best client'. */
export function toYou(words: string): string {
  return words
    .replace(/\b(?:i|we)['’](?:m|re)(?!\p{L})/giu, 'you’re')
    .replace(/\b(?:i|we)['’](ve|d|ll)(?!\p{L})/giu, 'you’$1')
    .replace(/\b(?:i am|i was)(?!\p{L})/giu, (said) => (/am$/i.test(said) ? 'you are' : 'you were'))
    .replace(/(?<![\p{L}’'])(?:i|we|me|us|my|our|mine|ours|myself|ourselves)(?![\p{L}’'])/giu, (word) =>
      word === 'US' ? word : (TURNED[word.toLowerCase()] ?? word),
    );
}

/** When it was, at the end of what is asked about. */
const WHEN =
  /,? (?:(?:just |only )?(?:today|yesterday|now|recently|again)|(?:last|this) (?:night|week|month|year|quarter|spring|summer|autumn|fall|winter|\p{L}+day)|(?:\p{L}+|\d+) (?:days?|weeks?|months?|years?) ago|(?:on|in) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|\d{4}))[.!]*$/iu;
/** Where the part that is asked about ends. */
const GOES_ON =
  /,? (?:and|but|so|because|when|while|after|before (?:we|i|they)|until|which|who|even though|although|then)(?!\p{L}).*$|(?:, |[;:–—(]).*$/iu;
const LONGEST = 70;

/** 'fired my best client last month' as 'fire your best client'; undefined where its verb is not known or it is too long to be asked back. */
export function asAsked(verb: string, rest: string): string | undefined {
  const base = baseOf(verb);
  if (base === undefined) return undefined;
  const plain = rest
    .replace(GOES_ON, '')
    .replace(WHEN, '')
    .replace(WHEN, '')
    .replace(/[.!]+$/, '')
    .trim();
  const asked = `${base} ${toYou(plain)}`.trim();
  return asked.length > LONGEST ? undefined : asked;
}
