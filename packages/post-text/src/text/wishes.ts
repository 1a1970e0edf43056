import { LONGEST_NOTE, PLEASE, whole } from './note-forms.ts';
import { namesBehind, namesOf } from './private-words.ts';

const UNSAID =
  "((?:(?:the|our|my|his|her|their|any) )?(?!(?:it|this|that|them|him|her|names?|figures?|numbers?|emojis?|hashtags?|jargon|buzz ?words?)\\b)[\\p{L}\\p{N}&'’.-]+(?: [\\p{L}\\p{N}&'’.-]+){0,3}?)";
/** 'don't mention the landlord', 'leave Brightwater out of it', 'nicht erwähnen: …'. */
const NEVER = [
  whole(
    `${PLEASE}(?:do not|don['’]?t|never|must not|should not) (?:mention|name|include|bring up|write about|talk about) ${UNSAID}(?: (?:by name|here|anywhere|at all|in (?:it|this|the post|there)))?(?: please| pls)?`,
  ),
  whole(`${PLEASE}(?:leave|keep) ${UNSAID} out(?: of (?:it|this|the post))?(?: please| pls)?`),
  whole(
    `(?:[^.!?\\n]{0,80}(?<!\\p{L})(?:so|please|pls|also),? )?(?:nothing|no word|not a word) about ${UNSAID}(?: here| in (?:it|this|the post))?(?: please| pls)?`,
  ),
  whole(`${PLEASE}(?:leave out|no mention of|without mentioning) ${UNSAID}(?: please| pls)?`),
  whole(
    `(?!(?:wir|ich|er|sie|man|ihr|du) )(?:bitte )?(?:den |die |das )?${UNSAID} (?:bitte )?nicht (?:erwähnen|nennen)`,
  ),
  whole(`(?:por favor )?no (?:mencionar|nombrar)(?: al?| la| el)? ${UNSAID}`),
  whole(`(?:merci de )?ne pas (?:mentionner|nommer|citer)(?: la| le| les)? ${UNSAID}`),
];
/** In brackets, with what for: 'don't mention Priya, she had other reasons'. */
const NEVER_APART =
  /(?<!\p{L})(?:do not|don['’]?t|never|not to) (?:mention|name|say|tell|include|use|write|bring up|quote)\b|\bnicht (?:nennen|erwähnen)\b|\bno (?:mencionar|nombrar)\b|\bne pas (?:mentionner|nommer|citer)\b|(?<!\p{L})(?:keinen? namen? nennen|leave out|no names?|name names|name (?:change|badal) (?:kar|do|dena)|(?:mat|nahi|nahin) (?:likhna|likho|batana|batao|bolna|bolo|lena|dalna|daalna))(?!\p{L})/iu;
const ASKED =
  /^(?:please|pls|por favor|bitte|merci)\b|\b(?:please|pls|bitte|(?:in|of) (?:the|this) post|so (?:nothing|not a word|no word) about)\b/i;
const OPENS_WISH =
  /^(?:(?:please|pls|bitte|por favor)[, ]+)*(?:do not|don['’]?t|never|leave out|no names?|keinen? namen?|no|ne pas)(?!\p{L})/iu;
/** Not to be named may still be spoken of. */
const NAMING = /(?<!\p{L})(?:name|nennen|nombrar|nommer|nominare)(?!\p{L})/iu;
/** What stands behind a wish: whom it means, or why. */
const BEHIND_WISH = /(?:\s*[([][^()[\]]*[)\]]|\s[–—-]\s[^.!?]*)(?=[.!?…]*$)/u;

/** Names nothing that could be looked for. */
const GENERAL = /^(?:names?|figures?|numbers?|ones?|details?|parts?|bits?|stuff)$/i;

/** How a sentence stands among the others. */
export interface Place {
  /** In brackets or on a line of its own. */
  apart: boolean;
  bracketed: boolean;
  /** The last of its line. */
  closes: boolean;
  /** All that stands beside it. */
  rest: () => string;
}

/**
 * What a sentence wishes unsaid; undefined where it may be advice to readers: 'Don't mention the price on the first call.' One
 * that stands in brackets or on a line of its own, or asks nicely, is for the writer, if the rest speaks of it; nothing where it
 * does not and brackets make the wish plain. Who is not to be named is no longer than their name.
 */
export function unsaidOf(
  said: string,
  { apart, bracketed, closes, rest }: Place,
): readonly string[] | undefined {
  if (said.length > LONGEST_NOTE) return undefined;
  const names = namesBehind(said);
  for (const pattern of NEVER) {
    const found = pattern.exec(said.replace(BEHIND_WISH, ''))?.[1];
    if (found === undefined) continue;
    const about = found.replace(/^(?:the|our|my|his|her|their|any) |[.]+$/gi, '');
    const isAsked = ASKED.test(said) || names.length > 0;
    if (!apart && !isAsked && !(closes && /\p{Lu}/u.test(about))) return undefined;
    if (GENERAL.test(about)) return bracketed || names.length > 0 ? names : undefined;
    const named = [...names, ...namesOf(about, rest())];
    if (NAMING.test(said) && named.length > 0) return named;
    if (bracketed || isAsked || /\p{Lu}/u.test(about) || holdsWord(rest(), about)) return [about, ...named];
  }
  return (bracketed || (names.length > 0 && OPENS_WISH.test(said))) && NEVER_APART.test(said)
    ? names
    : undefined;
}

const PLAIN_WISH =
  /(?<!\p{L})(?:so nothing about|(?:mat|nahin?) (?:likhna|likho|batana|batao|bolna|bolo))(?!\p{L})/iu;
/** Whether a finished post would not say it either: 'Don’t name the hospital group (Asklepios).' */
export const isPlainWish = (said: string): boolean =>
  PLAIN_WISH.test(said) ||
  (/^(?:please |pls )*(?:do not|don['’]?t) (?:name|mention)(?!\p{L})/iu.test(said) &&
    namesBehind(said).length > 0);

const holdsWord = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());

export const ANONYMOUS = /(?<!\p{L})(?:names?|who|anonymi[sz]e|wer)(?!\p{L})/iu;
/** What somebody or something is, which names nobody: 'Client (…, don’t name)'. */
const COMMON =
  /^(?:clients?|customers?|suppliers?|vendors?|partners?|boss|manager|landlord|landlady|tenants?|competitors?|employers?|employees?|colleagues?|candidates?|patients?|students?|pupils?|teachers?|contractors?|subcontractors?|agency|agencies|bank|investors?|lawyers?|founders?|owner|buyers?|sellers?|neighbours?|neighbors?|hospital|school|company|brand|firm|store|shop|hotel|restaurant|builder|architect|consultant|freelancer|developer|engineer|friend|director|ceo|cfo|cto|head|lead|team|guy|woman|man|lady|dad|mum|mom|kunden?|kundin|lieferanten?|chef|chefin|vermieter|bank|firma|partner|kollege|kollegin|mieter|nachbar|bewerber|bewerberin|patient|patientin|auftraggeber|cliente|proveedor|jefe|jefa|socio|empresa|banco|fournisseur|patron|patronne|société|banque|propriétaire|cliente)$/iu;
/** 'Deloitte' of 'the pitch to Deloitte (keep their name out)'. */
export const nameBefore = (text: string, at: number): string[] =>
  (
    / (\p{Lu}[\p{L}\p{M}&.-]+(?: \p{Lu}[\p{L}\p{M}&.-]+)?)\s*$/u.exec(text.slice(Math.max(0, at - 60), at)) ??
    []
  )
    .slice(1)
    .filter((name) => !COMMON.test(name));

/** 'Baumann & Sohn' of '(Baumann & Sohn, don’t name!!)', and what they are called for short. */
export function nameInside(said: string): string[] {
  const name =
    /^(\p{Lu}[\p{L}\p{M}\p{N}&.'’-]+(?: (?:&|and|und|y|et|e) \p{Lu}[\p{L}\p{M}\p{N}'’-]+| \p{Lu}[\p{L}\p{M}\p{N}'’-]+){0,3})\s*[,;:–—-]/u.exec(
      said,
    )?.[1] ?? '';
  if (name === '' || COMMON.test(name) || /^(?:please|pls|bitte|ok|sorry|also|note|nb)$/i.test(name))
    return [];
  const short = name.replace(
    /^(?:mr|mrs|ms|dr|frau|herr|señora?|madame|monsieur)\.? | (?:&|and|und|y|et) .*$| (?:gmbh|ltd|inc|ag|kg|s\.?a|s\.?l|sarl|llc|co)\.?$/giu,
    '',
  );
  return short === name ? [name] : [name, short];
}
