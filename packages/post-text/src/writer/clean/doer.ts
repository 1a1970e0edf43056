import { hasFiniteVerb, isAuxiliary, isPast, wordsOf } from '../lexicon.ts';

/** Who tells the notes, when they say so: the subject a note without one can be given. */
export type Teller = 'I' | 'We' | undefined;

/** The teller of a text, from its first-person words; nothing when it uses both about evenly, or none. */
export function findTeller(text: string): Teller {
  const words = wordsOf(text);
  const single = words.filter((word) => /^(?:i|me|my|mine|myself|i'm|i've|i'd|i'll)$/.test(word)).length;
  const plural = words.filter((word) =>
    /^(?:we|us|our|ours|ourselves|we're|we've|we'd|we'll)$/.test(word),
  ).length;
  if (single > 0 && plural === 0) return 'I';
  if (plural > 0 && single === 0) return 'We';
  if (single > plural * 2) return 'I';
  return plural > single * 2 ? 'We' : undefined;
}

/** What stands around a note: the sentence before it as it is told, the one after it, and all of the notes. */
export type Around = { before: string; after: string; whole: string };

const OURS = /\b(?:I|i|we|We|my|My|our|Our)\b/;
const HE_OR_SHE = /\b(?:he|she|him|her|his|hers)\b/i;
const OTHERS =
  /\b(?:he|she|him|her|they|them|nobody|no one|somebody|someone|everybody|everyone|who|boss|manager|customers?|clients?|patients?|colleagues?|recruiters?|candidates?|doctors?|nurses?|founders?|investors?|mum|mom|dad|mother|father|son|daughter|wife|husband|friends?|teams?|sister|brother|kids?|children|people|intern|teacher|students?|neighbou?rs?|c[efot]o|coo|vp|head of|coach|chef|owner|partners?|hire|couple|family|boys?|girls?|men|women|guys?|lads?|members?|volunteers?|apprentices?|trainees?|guests?|lawyers?|builders?)\b/i;
/** 'a baker', 'our accountant', 'the receptionist': somebody by what they do. */
const BY_TRADE =
  /\b(?:an?|my|our|the|one|two|three|new|another) (?:\p{Ll}+ ){0,2}?(?!(?:number|order|letter|matter|paper|water|summer|winter|newsletter|folder|server|counter|corner|offer|dinner|answer|chapter|poster|banner|computer|printer|trailer|tower|river|quarter|semester|sticker|ladder|boiler|toaster|error|floor|door|factor|sector|motor|mirror|colou?r|favou?r|harbou?r|humou?r|list|checklist|waitlist|wishlist|playlist|fee|coffee|employee handbook|plant|grant|restaurant)\b)\p{Ll}{2,}(?:er|or|ist|ian|ant|ee)s?\b/u;

/** 'Priya cried', 'Sam': a name, or any other subject, at a deed. */
function tellsOfOthers(sentence: string): boolean {
  if (OTHERS.test(sentence) || BY_TRADE.test(sentence)) return true;
  const [first = '', second = ''] = sentence.split(/\s+/);
  const verb = wordsOf(second)[0] ?? '';
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !/^(?:I|We|It)$/.test(first) && !isPast(wordsOf(first)[0] ?? '')
    ? isPast(verb) || isAuxiliary(verb)
    : false;
}

/** Whose sentence it is: 'In March we …', not 'Our CEO …'. */
const SUBJECT =
  /^(?:(?:so|then|but|and|now|today|yesterday|also|first|later|(?:in|on|at|after|before|by|since|for|last|this) (?:\S+ ){0,2}?\S+,?|[^,.]{1,40},) )*(I|we)(?=['’ ])/iu;

/**
 * The teller, where a deed told without anybody can only be theirs: it opens the notes, or the sentence before is told of them and
 * of nobody else, or none tells of anybody. Else who did it is not for the writer to say.
 */
export function certainDoer(teller: Teller, { before, after, whole }: Around): Teller {
  // 'Nearly quit in spring.' 'Glad I didn't.'
  if (/^(?:glad|happy|sorry|lucky|relieved)\b.{0,40}\bI\b/i.test(after)) return 'I';
  if (HE_OR_SHE.test(after)) return undefined;
  if (before === '') return teller;
  // 'Answered 61 tickets.' was left without anybody.
  if (isPast(wordsOf(before)[0] ?? '')) return undefined;
  if (OURS.test(before)) {
    const own = SUBJECT.exec(before)?.[1]?.toLowerCase() === teller?.toLowerCase();
    return own && !tellsOfOthers(before) ? teller : undefined;
  }
  if (tellsOfOthers(before) || hasFiniteVerb(wordsOf(before))) return undefined;
  return HE_OR_SHE.test(whole) ? undefined : teller;
}

/** What goes on in the head of whoever tells. */
const MENTAL =
  /^(?:expected|thought|hoped|feared|assumed|wanted|wondered|believed|figured|planned|decided|guessed|worried|wished|regretted|dreaded|imagined|knew|doubted)$/;
const ANOTHER_SUBJECT = /\b(?:he|she|they|nobody|no one|everyone|everybody|somebody|someone|who)\b/i;

/**
 * The teller of a note like 'Expected half to leave.' between their own deeds: the sentence before begins with 'I' or 'We' and has no
 * other subject, and the one after, where there is one, begins with the same or is a deed of theirs too.
 */
export function certainThinker(verb: string, { before, after, whole }: Around): Teller {
  const [, who = ''] = /^(?:(?:So|Then|But|And|Now|Today|Last \p{L}+),? )?(I|We|we)\b/u.exec(before) ?? [];
  if (who === '' || !MENTAL.test(verb) || ANOTHER_SUBJECT.test(before)) return undefined;
  const teller = who === 'I' ? 'I' : 'We';
  const others = teller === 'I' ? /\b(?:we|our|us)\b/i : /\b(?:I|me|my)\b/i;
  if (others.test(whole)) return undefined;
  const [next = ''] = wordsOf(after);
  const goesOn =
    after === '' || next === teller.toLowerCase() || isPast(next) || /^(?:but|and|then|so)$/.test(next);
  return goesOn && !HE_OR_SHE.test(after) ? teller : undefined;
}
