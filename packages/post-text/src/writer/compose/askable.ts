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

/** A question without the author's own count; undefined where no reader can be asked it. */
export function askedOfAnybody(question: string): { question: string; counted: boolean } | undefined {
  if (OWN_MEASURE.test(question)) return undefined;
  const bare = question.replace(OWN_COUNT, '$1');
  return { question: bare, counted: bare !== question };
}
