import { findFigures } from '../../checks/claims/figures.ts';
import { hasFiniteVerb, wordsOf } from '../lexicon.ts';

/** How the author stands in a chat of their own. */
export const OWN_NAME = /^(?:me|i|you|myself|ich|du|yo|tú|moi|toi)$/i;
export const TYPED_TO_OTHERS =
  /(?<!\p{L})(?:lol|lmao|haha+|omg|wtf|tho|u|ur|pls|thx|jaja+|mdr|idk|tbh)(?!\p{L})|[!?]{2,}/iu;

/** What begins a message and answers or laughs. */
const LEAD =
  /^(?:(?:lol|lmao|ha(?:ha)+h?|hehe+|omg|wow|oh|ah|aw+|ok(?:ay)?|yes|yeah|yep|yup|no|nope|nah|sure|right|exactly|true|nice|great|cool|amazing|btw|so|and|well|also|hey|hi|hello|mate|man|dude|ikr|fr|tbh|ngl|honestly|ja|nein|genau|krass|echt|sí|claro|jaja+|oui|ouais|mdr|non)(?:[,.!…:]+|(?=\s))\s*)+(?=\S)/iu;
const TAIL = /[,\s]+(?:lol|lmao|ha(?:ha)+h?|hehe+|omg|tho|mdr|jaja+|xx?|[:;]-?[)(DP])$/iu;
const PICTOGRAMS = /\p{Extended_Pictographic}\uFE0F?/gu;
const REACTS =
  /^(?:(?:that|this|it)(?:['’]?s| is| was)? )?(?:so |really |very |pretty |just |absolutely )*(?:great|nice|cool|amazing|awesome|brilliant|wild|insane|crazy|huge|mad|good|fab(?:ulous)?|perfect|hilarious|unreal|wonderful|fantastic|lovely|sick|super|toll|krass|genial|increíble|dingue)(?: (?:news|job|work|stuff|one|result|numbers?))?$|^(?:love (?:it|that|this)|congrats?(?:ulations)?|well done|good job|no way|no what|say what|what|wait(?: what)?|same|me too|tell me more|go on|told (?:you|u)(?: so)?|i knew it|for real|seriously|you know it|thanks?|thank you|thx|ty|np|brb|will do|on it|got it|makes sense|fair(?: enough| point)?|good point|see (?:you|u)(?: .*)?|talk (?:later|soon)|bye|morning|hi|hello|hey)$/iu;
/** 'ok you have to post this': said of the chat and not in it. */
const OF_POSTING =
  /(?<!\p{L})(?:(?:you|u|we|i) (?:(?:really |so |should|have to|need to|must|gotta|could|totally) ?)+(?:post|share|write|publish|put|tell|tweet)(?!\p{L})|(?:post|share|tweet|publish) (?:this|that|it)(?!\p{L})|(?:write|put) (?:this|that|it) (?:up|on|in|online)|on linked ?in|this is a post|post material|das (?:musst|solltest) du (?:posten|schreiben)|publícalo|tienes que (?:publicarlo|contarlo)|il faut (?:le )?poster|tu devrais)(?!\p{L})/iu;
const QUESTION =
  /\?\s*$|^(?:did|do|does|have|has|is|are|was|were|can|could|would|will|should|what|why|how|who|where|when|which) (?:you|u|we|they|it|he|she|i|that|the|is|are|was|did|do|does|about|come|happened)(?!\p{L})/iu;
const SELF =
  /(?<!\p{L})(?:i|i['’](?:m|ve|d|ll)|im|ive|me|my|mine|we|we['’](?:re|ve|d|ll)|us|our|ours|ich|mir|mich|mein\p{L}*|wir|uns|unser\p{L}*|yo|mi|mis|nosotros|nuestr\p{L}+|je|j['’]\p{L}+|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu;

/** What somebody says without the answer or the laugh it begins or ends with. */
export function bareSaid(sentence: string): string {
  let said = sentence.replace(PICTOGRAMS, '').trim();
  for (
    let next = said.replace(LEAD, '').replace(TAIL, '');
    next !== said;
    next = said.replace(LEAD, '').replace(TAIL, '')
  )
    said = next;
  return said.replace(/!{2,}/g, '!').trim();
}

const FEWEST_WORDS = 3;

/** Whether a message tells nothing: it answers, laughs, greets, or says that a post should be made of the chat. */
export function isChatter(said: string): boolean {
  const plain = said.replace(/[.!?…\s]+$/, '');
  if (!/[\p{L}\d]/u.test(plain) || REACTS.test(plain) || OF_POSTING.test(plain)) return true;
  const words = wordsOf(plain);
  const counts = /\d/.test(plain) || findFigures(plain).length > 0;
  return (
    !counts && (words.length < FEWEST_WORDS || (words.length < FEWEST_WORDS + 1 && !hasFiniteVerb(words)))
  );
}

export const asksOther = (said: string): boolean => QUESTION.test(said);

export const speaksOfSelf = (said: string): boolean => SELF.test(said);

export const ended = (said: string): string =>
  `${said.charAt(0).toLocaleUpperCase('en')}${said.slice(1)}`
    .replace(/[,;:\s]+$/, '')
    .replace(/(?<![.!?…])$/, '.');
