import { ABSTRACT_NOUNS } from './abstract-words.ts';

const ENDING = /^\p{L}{3,}(?:tion|sion|ment|ness|ity|ship|ance|ence|ism|hood|acy|dom|ability)s?$/u;
/** Words with such an ending that can be seen, signed, weighed or walked into. */
const SEEN = new Set(
  `station apartment department cement document pavement basement ambulance insurance entrance city university facility electricity gravity witness harness distance appliance equipment shipment payment instrument fragment segment garment ointment treatment medication prescription section question operation position direction junction portion lotion fraction extension invitation application registration inspection installation solution pension mission television allotment appointment attachment statement licence sentence science audience residence conference fence kingdom tournament ingredient insulation ventilation irrigation vaccination infection injection combustion corrosion condensation plantation ration reception election auction caution suction mention intermission maintenance clearance balance dance glance chance instance substance absence incident vicinity quantity density humidity velocity cavity utility identity`.split(
    ' ',
  ),
);
const NAMED = new Set([
  ...ABSTRACT_NOUNS,
  ...`advantage art authority award balance beginning brand burnout career choice commitment community competence conversation craft customer decision design destination education effort energy expertise family finish future gap gift goal goals guarantee habit hack hope hustle ideas identity impact insight invitation investment journey legacy life loss love luck luxury magic marathon marketing mindset miracle mirror moment movement muscle mystery networking opportunity outcome outcomes people perk potential problem process productivity promise rest results risk sales science secret service signal skill skills soul sprint strength struggle style superpower system talent technology time title titles tool tools trait trend value values victory virtue weakness wealth wellbeing work automation onboarding hiring leading listening learning teaching coaching branding selling innovation culture people humanity data ai`.split(
    ' ',
  ),
]);

const isLofty = (word: string): boolean =>
  NAMED.has(word) || (ENDING.test(word) && !SEEN.has(word) && !SEEN.has(word.replace(/s$/, '')));

/** Whether a text speaks of something that nobody can see: trust, growth, a journey, a mindset. */
export function speaksLoftily(text: string): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(isLofty);
}

const GROUPS =
  /\b(?:people|teams?|customers?|clients?|employees|families|communit(?:y|ies)|generations?|residents|businesses|organi[sz]ations?|companies|stakeholders|users|patients|families|everyone|leaders?|managers|women|voices|lives|brands?|industr(?:y|ies)|society|humans?|humanity|individuals|professionals|the (?:way|world|future|industry|sector|team|bar|next|human)|our (?:way|world|future|industry|team|people)|an era|what (?:is )?(?:possible|matters|comes next)|new (?:life|doors|ground|heights|energy)|how (?:we|people|teams|customers|\p{Ll}+ (?:work|think|live|learn|shop|buy|reach\p{Ll}*))|at scale|over time|peace of mind|long term|long run)\b/iu;

/** Whether a text speaks of people as such: teams, customers, the next generation. */
export function namesEverybody(text: string): boolean {
  return GROUPS.test(text);
}
