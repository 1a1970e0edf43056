import { anyForm, SURE } from './silence-forms.ts';

/**
 * Signs that a sentence keeps something from readers, whatever its words: that it is not for print, what it speaks of, why. They are
 * weighed, so that no single form of words has to be known.
 */

/** Orders that something go, which may be advice as well. */
const MAYBE = anyForm(`
  (?:don['’]?t|dont|do not|never) (?:say|mention|write|tell|put|reveal|give away|print|share) (?:what|how much|how many|who|where|which|when|why) (?:the|our|my|we|i|it|he|she|they)
  leave (?:\\p{L}+ ){1,4}out
  (?:don['’]?t|dont|do not|never|not to|rather not|no) (?:mention|name|say|tell|put|bring up|include|use|print|write|quote|post|share)
  (?:skip|drop|cut|lose|omit|forget|keep out|leave out|avoid|remove|take out) (?:the|my|our|that|his|her|any|all)
  not (?:the|my|our|his|her) \\p{L}+(?: (?:part|bit|thing))?
  nothing (?:about|on|of)
  nicht (?:erwähnen|nennen|schreiben|reinschreiben)|weglassen
  (?:ne )?(?:parle|parlez|mentionne|mentionnez|cite|citez) pas
  no (?:pongas|digas|menciones|cuentes)
  sans (?:parler|mentionner)|sin (?:mencionar|nombrar)
`);
const REASON = anyForm(`
  (?:he|she|they|my \\p{L}+|everyone|everybody|people|the \\p{L}+|\\p{L}+)(?:['’]?d| would|['’]?ll| will) (?:kill|murder|sue|hate|copy|freak|go mad|lose it|be (?:mad|cross|upset|angry|furious|mortified|livid)|only|never forgive|have my head|get (?:in|into) trouble)
  (?:he|she|they|who|boss|mum|mother|wife|husband|clients?) (?:reads?|follows?|sees?) (?:this|these|me|linked ?in|my|it|everything)
  (?:gets?|got|be|land) (?:.{2,25} )?in(?:to)? trouble
  (?:gdpr|nda|court case|solicitor|lawyers?|tribunal|confidential\\p{L}*|ongoing|inquiry)
  gibt (?:nur )?ärger|(?:est |c['’]est )?(?:encore )?en cours|läuft noch|noch nicht (?:offiziell|unterschrieben|spruchreif)|(?:todavía|aún) no (?:es|está|se)|(?:todavía|aún) no se firma|me mata|nos mata
`);
const OF_US = anyForm(`
  please|pls|plz|tho|though|btw|obviously|obvs|ok|bitte|por favor|porfa|stp|svp|surtout
  of (?:it|this|that)
  in (?:there|here|it)
`);
const OF_PART = anyForm(`
  (?:the|that) (?:bit|part|thing|stuff|story) (?:about|with|where|on|of)
`);
/** 'Don’t say what the rent is, it’s 31k a month.': and tells it. */
const UNSAID =
  /^(?:(?:and|but|so|also|please|pls|ok(?:ay)?),? )*(?:don['’]?t|dont|do not|never) (?:say|mention|write|tell|put|reveal|give away|print|share) (?:what|how much|how many|who|where|which|when) /iu;
const TELLS_IT = /[,;:–-] ?(?:it|that|he|she|they)(?:['’]s| is| was| are|['’]re) [^.!?]*[.!]?$/iu;
const ROLE =
  'client|customer|buyer|seller|company|supplier|hospital|school|bank|partner|investor|employer|boss|patient|candidate|competitor|landlord|agency|firm|brand|vendor|donor|colleague';
/** Who is not to be named: 'the client’s name', 'the buyer'. */
const OF_NAME = new RegExp(
  `(?<!\\p{L})(?:names? of (?:the|our|my|any) \\p{L}+|(?:(?:the|our|my|any|a) )?(?:(?:${ROLE})s?|companies|agencies|bosses)(?:['’]s?)?(?: (?:by )?names?)?)(?: (?:here|please|pls|in (?:it|this|there|the post)))?[.!]*$`,
  'iu',
);
const ONE_ROLE = new RegExp(`(?<!\\p{L})(?:${ROLE})(?!\\p{L})`, 'iu');
/** Whether a sentence asks that somebody not be named, without their name. */
const ORDERS_NAMELESS =
  /^(?:(?:and|but|so|also|please|pls|ok(?:ay)?),? )*(?:(?:don['’]?t|dont|do not|never|not to|rather not|no need to) (?:mention|name|say|tell|put|include|use|print|write|post|share)|(?:leave|keep) (?:\p{L}+[’']?s? ){1,5}out|(?:leave out|keep out|omit|skip|drop|cut) (?:the|my|our|that|his|her|any|all) [^.!?]*names?\b)(?!\p{L})/iu;
export const asksNameless = (said: string): boolean => ORDERS_NAMELESS.test(said) && OF_NAME.test(said);
/** What the one is who is not to be named: 'client' of 'Don’t mention the client’s name.' */
export const roleNameless = (said: string): string | undefined =>
  asksNameless(said) ? ONE_ROLE.exec(said)?.[0].toLowerCase() : undefined;

/** 'Halden' of 'We moved Halden’s payroll', where notes name nobody else. */
const NAMED =
  /(?<=\p{Ll},? )(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|LinkedIn|Excel|Slack|Zoom|Google|English|German|French|Spanish|Christmas|Easter)(?!\p{L}))(\p{Lu}[\p{L}\p{M}&-]+(?: \p{Lu}[\p{L}\p{M}&-]+)?)(?=['’]s |['’] |[ .,;:!?]|$)/gu;
/** Whom notes mean that ask not to be named a client or a buyer: the one name in them, if they hold no other. */
export function namelessIn(rest: string): string[] {
  const names = new Set([...rest.matchAll(NAMED)].map(([, name = '']) => name));
  return names.size === 1 &&
    !/(?<!\p{L})(?:in|at|near|from|to) $/u.test(rest.slice(0, rest.indexOf([...names][0] ?? '')))
    ? [...names]
    : [];
}
/** Somebody is told to have said it, or it was so for a time. */
const TOLD =
  /(?<!\p{L})(?:said|told|asked|wrote|shouted|whispered|warned|begged|used to say|would say|rule|rules|sign|motto|law|policy|dijo|decía|sagte|meinte|disait|a dit)(?!\p{L})[^.]{0,12}[:,]|(?<!\p{L})(?:told (?:me|us|them)|sagte|gesagt|meinte|disait|a dit|dijo|decía|used to say)(?!\p{L})|(?<!\p{L})(?:said|told me|told us|asked us|asked me) (?:not|never|to)(?!\p{L})|["“”„«»]/iu;
/** What takes a word back and puts another for it. */
const CORRECTS =
  /^(?:(?:oh|no|sorry|wait|actually|hang on|well|hm+|ach|nein)[,.]? )*(?:scrap|strike|cut|forget) (?:that|this)\b/iu;
const READERS = /(?<!\p{L})(?:your|yours|yourself)(?!\p{L})/iu;

/** 'Vertraulich: …' */
const LABEL =
  /^(?:and |but |ok(?:ay)?,? |also,? )*(?:strictly )?(?:vertraulich|off[- ](?:the[- ])?record|not for (?:print|publication|the public|release|sharing)|hors micro|en off|unter uns(?: gesagt)?|entre nosotros|entre nous)\s*[:,–-]\s*\S|^(?:strictly )?(?:confidential(?:ly)?|confidencial(?:mente)?|confidentiel(?:lement)?|vertraulich)\s*(?::|\s[–-])\s*\S/iu;
const ENOUGH = 3;

/** How surely a sentence asks that something stay unsaid, by its signs together: 2 surely, 1 where no counsel stands beside it, 0 not. */
export function silenceOf(said: string): 0 | 1 | 2 {
  if (TOLD.test(said) || CORRECTS.test(said) || (READERS.test(said) && !OF_US.test(said))) return 0;
  if (SURE.test(said) || LABEL.test(said)) return 2;
  const signs =
    (MAYBE.test(said) ? 1.5 : 0) +
    (REASON.test(said) ? 1.5 : 0) +
    (OF_PART.test(said) || asksNameless(said) || (UNSAID.test(said) && TELLS_IT.test(said)) ? 1.5 : 0) +
    (OF_US.test(said) ? 1 : 0);
  return signs >= ENOUGH ? 1 : 0;
}

/** In a sentence that runs on, where the clauses stand that do so, each with the comma before it. */
export function silentClauses(sentence: string): { start: number; end: number }[] {
  const clauses = [...sentence.matchAll(/(?:^|[,;]\s+|\s[-–—]+\s)(.+?)(?=[,;]\s|\s[-–—]+\s|$)/gsu)].map(
    ({ index, 0: whole, 1: said = '' }) => ({ start: index, end: index + whole.length, said }),
  );
  return clauses.flatMap(({ start, end, said }, at) => {
    if (silenceOf(said) === 0) return [];
    return [{ start: (namesNothing(said) ? clauses[at - 1]?.start : undefined) ?? start, end }];
  });
}

/** Whether it names nothing of its own, so that it speaks of what stands before: 'Not a syllable.', 'that can’t go in', 'hush on that'. */
export const namesNothing = (said: string): boolean =>
  said.split(/\s+/).length <= 9 &&
  !/(?<!\p{L})(?:my|our|the|his|her|lo de|mi|el|la|mein|unser|der|die|mon|ma|le|nobody|i['’]?m)(?!\p{L})/iu.test(
    said,
  ) &&
  /(?<!\p{L})(?:that|this|it|them|eso|esto|das|davon|ça|cela|syllable|word|peep)(?!\p{L})/iu.test(said) &&
  !/\p{Lu}\p{Ll}/u.test(said.slice(1)) &&
  !/\d/.test(said);
/** Whether the sentence behind one that keeps something says why: 'Everyone would copy it.' */
export const givesReason = (said: string): boolean =>
  said.length < 90 &&
  (REASON.test(said) || /^(?:it|that|this)(?:['’]s| is) (?:only|just) (?:so|for you|background)/i.test(said));
