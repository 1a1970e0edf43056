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

/**
 * Kin, body, illness, death, faith and one's own money: no stranger is asked about theirs, and nothing is asked right beside
 * them. Kin are few words; of the others many are known by how they end.
 */
const PERSONAL =
  /\b(?:wife|wives|husbands?|spouses?|fianc[eé]+s?|girlfriend|boyfriend|widow(?:er|ed)?|orphan\w*|(?:step|grand|god)?(?:mother|father|parent|son|daughter|child|children)s?(?:-in-law)?|mum|mummy|mom|dad|daddy|gran|grandma|grandpa|nana|brothers?|sisters?|siblings?|twins?|uncle|aunt|nephew|niece|cousins?|bab(?:y|ies)|newborn|toddler|kids?|family|marriage|married|divorc\w*|pregnan\w*|miscarriage|stillb\w*|infertil\w*|cancer|tumou?r|\w{4,}(?:itis|oma|ectomy|aemia|emia)(?<!diploma)|illness|ill|sick(?! (?:days?|leave|notes?|rates?)\b)|disease|diagnos\w*|disab\w*|deaf|autis\w*|adhd|depress(?:ion|ed)|anxiety|panic attacks?|burnt out|burnout|symptoms?|pain(?! points?\b)|surgery|surgeries|operation|chemo\w*|therap(?:y|ist)|addict\w*|rehab|sober|alcoholi\w*|relapse|heart attack|stroke|funeral|grave|grief|grieving|mourning|hospice|deaths?|dead(?! (?:end|line|weight)\b)|(?<!\b(?:server|laptop|battery|phone|machine|drive|disk|project|deal|engine|van|car|oven|kiln|fridge|printer)s? )(?:died|dies|dying)|suicide|(?:my|his|her|their|one) (?:left |right |own )?(?:sight|hearing|leg|arm|hair)|faith|prayer|abuse[ds]?|assault\w*|rap(?:e|ed)|harass\w*|bankrupt\w*|insolven\w*|(?<!\b(?:technical|tech|bad) )debts?|evicted|homeless|deport\w*|asylum|(?:in|to|from) (?:prison|jail)|lawsuit|sued)\b/iu;

/** Whether a text tells of what is nobody else's business. */
export function isPersonal(text: string): boolean {
  return PERSONAL.test(text);
}

const PEOPLE =
  /\b(?:people|persons?|m[ae]n|wom[ae]n|friends?|colleagues?|employees?|staff|teams?|patients?|pupils?|students?|guests?|tenants?|bosse?s?|managers?|developers?|engineers?|designers?|sellers?|workers?|cooks?|chefs?|drivers?|nurses?|doctors?|teachers?|cleaners?|assistants?|clients?|customers?|candidates?|applicants?|investors?|suppliers?|agenc(?:y|ies)|mentors?|partners?|co-?founders?|founders?|interns?|trainees?|apprentices?|neighbou?rs?|hires?|accountants?|lawyers?|freelancers?|contractors?)\b/i;

/** Whether a text names people. */
export function namesPeople(text: string): boolean {
  return PEOPLE.test(text);
}
