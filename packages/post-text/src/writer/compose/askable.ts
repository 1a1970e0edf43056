/** A sentence turned to the reader: the question, and what of the sentence is said after it. */
export type Asked = { question: string; said: string };

/** What a question cannot stand on: things named before, people, and what says little. */
export const NO_OBJECT =
  /^(?:it|them|this|that|these|those|him|her|me|us|one|everything|nothing|something|someone|somebody|everyone|everybody|nobody|up|down|on|out|off|in|back|to|the (?:same|other|rest|next|first|last|second|third))\b|\b(?:it|its|them|they|he|she|him|her|his|their|that|those|these|yours|ours|mine|again|another|too|also|instead|myself|ourselves|the (?:same|other|rest|next|first|second|third|fourth|last))\b/i;
export const NAME = /(?<!^)(?<![-“"])\p{Lu}\p{Ll}{2,}/u;

/** Whether what is done or left can be asked of a reader, who has read nothing. */
export function refusable(object: string): boolean {
  return (
    !NO_OBJECT.test(object) &&
    !NAME.test(object) &&
    !/\b(?:and|but|because|so|when|if|that|what|how|any ?more)\b/.test(object)
  );
}

const PEOPLE =
  /\b(?:people|persons?|m[ae]n|wom[ae]n|friends?|colleagues?|employees?|staff|teams?|patients?|pupils?|students?|guests?|tenants?|bosse?s?|managers?|developers?|engineers?|designers?|sellers?|workers?|cooks?|chefs?|drivers?|nurses?|doctors?|teachers?|cleaners?|assistants?|clients?|customers?|candidates?|applicants?|investors?|suppliers?|agenc(?:y|ies)|mentors?|partners?|co-?founders?|founders?|interns?|trainees?|apprentices?|neighbou?rs?|hires?|accountants?|lawyers?|freelancers?|contractors?)\b/i;

/** Whether a text names people. */
export function namesPeople(text: string): boolean {
  return PEOPLE.test(text);
}

const COUNT =
  '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)';
/** 'your seven e-mails': so many are the author's. */
const OWN_COUNT = new RegExp(`\\b(your (?:last |old |first )?)${COUNT} (?=\\p{L})`, 'giu');
/** What only the author has come to, or what was named before. */
const OWN_MEASURE =
  /\bfrom [$€£]?\d\S* to [$€£]?\d|\byour (?:first|second|third|fourth|last) (?:day|week|month|quarter|year)\b|\b(?:each way|either way|anyway|anyhow)\b|\b(?:a|an|the|new|old|\p{L}+est) one(?=[?.,]| (?:anyway|again|in|on|at|for|from|with|of|too)\b)/iu;

/** What most who read such a post have too. */
const COMMON =
  /^(?:own|work|price|prices|pricing|rate|rates|fee|fees|stand-?ups?|meetings?|calendar|inbox|e-?mails?|mails?|phone|laptop|desk|chair|office|kitchen|website|newsletter|logo|blog|profile|cv|invoices?|quotes?|contracts?|offers?|proposals?|salary|salaries|hours|holidays?|weekends?|evenings?|mornings?|lunch|breaks?|notes?|job|jobs|ads?|hires?|team|teams|staff|employees|people|colleagues|boss|manager|customers?|clients?|users|suppliers?|servers?|product|products|prototype|roadmap|backlog|backups?|code|onboarding|forms?|reviews?|reports?|budget|village|town|street|house|home|garden|car|kids|children|business|company|firm|agency|partner|partners|competitors?|mentor|investors?)$/i;
const POSSESSED =
  /\b(?:my|our) ((?:[\p{Ll}'’-]+ ){0,2}?[\p{Ll}-]+)(?=$| (?:to|for|from|in|on|at|with|of|by|the|an?|every|each|which|what|who|how|and|or|all|into|about|after|before|overnight|online|\d)\b)/giu;

/** Whether what is the author's own is what readers have as well: 'our prices', and not 'our museum guards'. */
export function isCommonlyHad(object: string): boolean {
  return [...object.matchAll(POSSESSED)].every(
    ([, thing = '']) => namesPeople(thing) || COMMON.test(thing.trim().split(' ').at(-1) ?? ''),
  );
}

/** A question without the author's own count; undefined where no reader can be asked it. */
export function askedOfAnybody(question: string): { question: string; counted: boolean } | undefined {
  if (OWN_MEASURE.test(question)) return undefined;
  const bare = question.replace(OWN_COUNT, '$1');
  return { question: bare, counted: bare !== question };
}
