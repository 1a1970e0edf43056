import { quote, type Post } from '../post.ts';
import type { Fix, Remark, Rule } from '../finding.ts';

/** A word of a name, without the ’s that may follow it. */
const WORD =
  "\\p{Lu}(?:['’]\\p{Lu})?\\p{Ll}[\\p{Ll}\\p{M}]*(?:-\\p{Lu}?[\\p{Ll}\\p{M}]+)*(?![\\p{L}\\p{M}-])";
const LETTER = "(?!I\\b)\\p{Lu}\\.?(?![\\p{L}’'&-])";
const NAME = `${WORD}(?: ${WORD})?|${LETTER}`;
const FIRST = `${WORD}(?! \\p{Lu})|${LETTER}`;
const TITLE = '(?:(?:Mr|Mrs|Ms|Miss|Mx|Herrn?|Frau|Mme|Sra?)\\.? )';
const TITLED = new RegExp(`^${TITLE}`, 'u');
/** Who is surely under somebody's care by the word alone. */
const CARED =
  '(?:patient|pupil|resident|service user|coachee|inmate|foster (?:child|son|daughter)|care leaver)';
/** May be a firm or somebody at a university too: only where their age or illness is told. */
const MAYBE = '(?:client|tenant|student|mentee|apprentice|customer)';
const MINE = '(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)';
const ANY = '(?:[Aa]n?|[Oo]ne|[Aa]nother)';
const WHOSE = `(?:${MINE}|${ANY}|[Tt]his|[Tt]hat|[Tt]he)`;
const AGE = '(?:,? \\(?(?:aged )?\\d{1,3}(?: years old)?(?:\\)|,|(?= (?:and|with|who|has|had|was|came)\\b)))';
const ILL =
  '(?:depress\\w+|anxiety|ADHD|autis\\w+|dementia|alzheimer\\S*|cancer|diabet\\w+|anorexi\\w+|bulimi\\w+|addict\\w+|alcohol\\w*|PTSD|trauma|bipolar|schizo\\w+|burn-?out|panic attacks?|epilep\\w+|self-harm|HIV|psychosis|stroke|eating disorder|diagnos\\w+)';
/** 'with depression', 'who was diagnosed', 'came to me with panic attacks'. */
const OF = '(?:(?:severe|chronic|early|her|his|a|an) )?';
const ILLNESS = `(?:,? (?:who )?(?:(?:(?:has |had |is |was |came to (?:me|us) |lives |lived |living |struggl\\w+ |suffer\\w+ |recover\\w+ )?(?:with|from) ${OF}${ILL})|(?:has|had|was|is) ${OF}${ILL}(?=[.,;!?]|$| and )))`;
/** Without one of these words nothing else is tried. */
const SOMEBODY = new RegExp(`(?:${CARED}|${MAYBE})`, 'u');
const CASE = new RegExp(
  '(?<![\\p{L}])(?:patients?|ward|clinic|hospital|therap(?:y|ist)|diagnos\\w+|care home|nursing home|hospice|social work\\w*|safeguarding|pupils?|surgery|physio\\w*)(?![\\p{L}])',
  'iu',
);
/** Capitals beside 'patient' and the like that name no person. */
const NO_PERSON = new RegExp(
  `(?:^| )(?:${[
    'A|An|The|My|Our|And|But|Or|In|On|At|By|To|For|From|Of|With|As|If|So|No|Not|It|We|You|He|She|They|This|That|When|Who|What|Why|How',
    'Then|There|Here|Now|Once|Today|Tonight|Tomorrow|Yesterday|Later|Again|Still|However|Sometimes|Often|Recently|Suddenly|Finally|Sadly|Luckily|Lately|Eventually|Thankfully|Fortunately|Meanwhile|Instead',
    'January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Easter|Ramadan|Diwali',
    'Mum|Mummy|Mom|Dad|Daddy|Mother|Father|Grandma|Grandpa|God',
    'Dr|Prof|Professor|Doctor|Nurse|Sister|Matron|Sir|Lady|Lord|Director|Manager|Chef|Chief|Head|Officer|Engineer|Designer|Artist|Expert|Advis[eo]r|Advocate|Ambassador|Champion|Consultant|Coach|Teacher|Trainer|Therapist|Physician|Surgeon|Partner|President|Minister|Governor|Parliament|Reporter|Wizard|Guru|Geek|DJ',
    'Portal|App|Association|Council|Forum|Experience|Safety|Services?|Care|Charter|Data|Records?|Zero|Evil|Union|Handbook|Journey|Day|Week|Month|Year|Engagement|Premium|Progress|Access|Voices?|Choice|Transport|Support|Survey|Feedback|Group|Panel|Board|Committee|Line|Hub|Unit|Ward|Wing|Room|Bed|House|Centre|Center|Clinic|Hospital|School|Class|Team|Network|Programme|Program|Project|Plan|Policy|Pathway|Passport|Parking|Permit|Scheme|Stories|Story|Information|Leaflet|Liaison|Participation|Involvement|Reports?|Review|Award|Awards|Summit|Conference|Reception|Referral|Welcome|Welfare|Wellbeing|Health|Education|Research|Trust|Monitor|Meal|Mental|Online|Digital|First|Number|Tracker|Log|Book|Files?|Outcomes?|Rights?|Act|Code|Tax',
    'Europe|Africa|Asia|America|Britain|England|Scotland|Wales|Ireland|Germany|France|Spain|Italy|India|China|London|Berlin|Paris|Vienna|Zurich|Leeds|Manchester|Birmingham|Glasgow|Dublin',
    'American|Australian|Austrian|Belgian|Brazilian|British|Brit|Canadian|Chinese|Dutch|English|European|French|German|Indian|Irish|Italian|Japanese|Polish|Russian|Scottish|Spanish|Swiss|Turkish|Ukrainian|Welsh',
  ].join('|')})(?!\\p{L})`,
  'u',
);

const AUXILIARY =
  "is|was|has|had|will|would|can|could|did|does|should|must|may|might|isn[’']t|wasn[’']t|didn[’']t|couldn[’']t|can[’']t|won[’']t|hasn[’']t";
const VERB =
  '(?!(?:bed|seed|feed|need|shed|speed|breed|hundred)\\b)\\p{Ll}+ed|says?|said|saw|came|went|got|gave|took|told|felt|left|fell|rang|ran|sat|stood|slept|ate|drank|knew|thought|taught|brought|bought|made|met|wrote|read|spoke|sang|swam|rose|woke|won|lost|kept|found|held|heard|began|became|broke|cut|put|let|paid|sent|showed|built|drew|drove|grew|threw|wore|hit|forgot|chose|walks|reads|plays|eats|sleeps|lives|loves|likes|hates|wants|needs|asks|tells|comes|goes|gets|takes|makes|gives|smiles|laughs|cries|thinks|knows|feels|sits|stands|looks|writes|sings|speaks|talks|works|dances|draws|paints|calls';
/** What stands after a name in a sentence, where a noun would stand after the first word of a thing ('pupil Progress report'). */
const JOINT =
  'and|or|but|in|on|at|with|without|to|for|from|about|after|before|because|when|while|who|whose|that|then|again|as|by|into|out|off|over|through|until|if|so|not|never|always|still|just|only|now|today|yesterday|also|once|finally|really|back|home|a|an|the|his|her|their|my|last|this|(?!family|assembly|supply|reply|rally)\\p{Ll}+ly';
const FOLLOWS = `(?=['’]s?(?:[^\\p{L}]|$)|\\s*(?:[.,;:!?…)]|[\\n–—]|$)| (?:${AUXILIARY}|${VERB}|${JOINT})(?!\\p{L}))`;

/** 'my patient', with the name as it is cut out. */
const before = (whose: string, cut: string) =>
  new RegExp(`(?<![\\p{L}])(?<care>${whose})(?<cut>${cut})`, 'gu');
const care = (whose: string, word: string) => `${whose} (?:(?!of\\b)\\p{Ll}+ ){0,2}?${word}`;
const OF_MINE = '(?: of (?:mine|ours))';
const person = (name: string) => `(?<name>${TITLE}?(?:${name}))`;
const TOLD = `(?:${AGE}|(?=${ILLNESS}))`;
const bare = (word: string) =>
  before(`${care(MINE, word)}${OF_MINE}?|${care(ANY, word)}${OF_MINE}`, ` ${person(NAME)}${FOLLOWS}`);
const PATTERNS = [
  before(`${care(WHOSE, CARED)}${OF_MINE}?`, `,? (?:named|called(?! ${TITLE})) ${person(NAME)}${AGE}?`),
  before(`${care(ANY, CARED)}${OF_MINE}?`, `,? called (?<name>${TITLE}(?:${NAME}))${AGE}?`),
  before(`${care(WHOSE, CARED)}${OF_MINE}?`, `,? ${person(NAME)}${TOLD}`),
  before(
    `${care(`(?:${MINE}|${ANY})`, CARED)}${OF_MINE}?`,
    `, ${person(NAME)}(?=[;:!?)]|\\.?\\s*$|\\.\\s|,(?! (?:my|our|the|and)\\b))`,
  ),
  before(care(WHOSE, CARED), ` (?<name>(?!I\\b)\\p{Lu}\\.?)(?= (?:${AUXILIARY}|${VERB})(?!\\p{L}))`),
  bare(`(?!resident)${CARED}`),
  before(care(MINE, CARED), ` (?<name>${TITLE}${WORD}(?: ${WORD})?)${FOLLOWS}`),
  before(`${care(WHOSE, MAYBE)}${OF_MINE}?`, `,? (?:(?:called|named) )?${person(FIRST)}${TOLD}`),
  new RegExp(
    `(?<![\\p{L}’'-])(?<!(?:^| )(?:in|at|on|near|across|around|outside) )(?<name>${TITLE}?(?:${NAME}))${AGE}?, (?:a|an|my|our|one of (?:my|our)) (?:\\p{Ll}+ )?${CARED}s?(?= of (?:mine|ours)\\s*(?:[,.;:!?)]|$)|[.;!?]| (?:with|at|in|on|who)\\b[^,.;:!?\\n]*[,.;:!?]|, (?:who|\\d))`,
    'gu',
  ),
];
/** 'A patient Anna walked.': what nobody does to somebody else, so that it is no 'patient whom Anna saw'. */
const ALONE =
  'walked|smiled|slept|laughed|cried|died|came|went|sat|stood|woke|danced|sang|fell|recovered|coughed|sneezed|wept|stayed|waited|arrived|returned|spoke|talked|relapsed|fainted|nodded|survived';
const DOES = new RegExp(
  `(?<![\\p{L}])(?<care>${care(ANY, `(?!resident)${CARED}`)})(?<cut> (?<name>${WORD}))(?= (?:${ALONE})(?!\\p{L}))`,
  'gu',
);
/** 'The patient called Anna at noon': who begins a sentence or a clause and is called nothing behind which they do something rang somebody. */
const OPENS_CLAUSE =
  /(?:^|[.!?…:;,\n—–]["”’)]?\s*|(?<!\p{L})(?:and|but|then|when|once|if|because|after|before|while|that|as|today|yesterday)\s)$/iu;
const DOES_NEXT = new RegExp(
  `^(?:,? (?:who|whose|aged)\\b|,? \\(?\\d|['’]| (?:${AUXILIARY}|(?!called)(?:${VERB}))(?!\\p{L}))`,
  'u',
);
const rings = (text: string, start: number, told: string, cut: string): boolean =>
  /^,? called (?!\p{Lu}\p{Ll}+ \p{Lu})/u.test(cut) &&
  !/\d/.test(told) &&
  OPENS_CLAUSE.test(text.slice(Math.max(0, start - 16), start)) &&
  !DOES_NEXT.test(text.slice(start + told.length));
/** 'Our resident Grinch' is said of anybody, so that a name alone counts only where the post speaks of care. */
const RESIDENT = bare('resident');

/** A verb with another behind it: 'my patient Anna saw was late' tells of what Anna saw. */
const INNER = new RegExp(
  `^ (?:${VERB})(?: (?!(?:I|it|he|she|we|they|you|me|us|him|her|that|what|who|how|why|when|and|but|or|so|because|if|as|while)\\b)\\p{Ll}+){0,3} (?:${AUXILIARY}|${VERB})(?!\\p{L})`,
  'u',
);
const DISGUISED = new RegExp(
  `(?<![\\p{L}])(?<name>(?:Mr|Mrs|Ms|Miss|Mx|Herrn?|Frau)\\.? \\p{Lu}\\.?(?![\\p{L}\\p{N}’'&.-]| \\p{Lu}))(?<age>,? \\(?(?:aged )?(?<years>\\d{1,3})(?: years old)?[),])?`,
  'gu',
);
const DECADES = [
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'nineties',
];

/** A person under the author's care or in their confidence who can be told from the post. Says so only where words of care stand with a name, an initial or an age. */
export const inConfidence: Rule = {
  id: 'in-confidence',
  group: 'people',
  severity: 'warn',
  find: (post) => {
    const somebody = SOMEBODY.test(post.text) ? [...PATTERNS, DOES] : [];
    const patterns = somebody.length > 0 && CASE.test(post.text) ? [...somebody, RESIDENT] : somebody;
    const found = [...patterns.flatMap((pattern) => named(post, pattern)), ...disguised(post)];
    return found
      .toSorted((a, b) => a.start - b.start || b.end - a.end)
      .filter((one, at, all) => all.slice(0, at).every((other) => other.end <= one.start));
  },
};

const remark = (text: string, start: number, end: number, fix: Fix | null): Remark => ({
  message: `${quote(text.slice(start, end))} seems to name a person in your care or confidence. Publish it only with their consent, or take out what tells who it is: name, initial, age, place.`,
  start,
  end,
  ...(fix === null ? {} : { fix }),
});

const countOf = (text: string, words: string) => text.split(words).length - 1;

function named({ text }: Post, pattern: RegExp): Remark[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { name = '', care: whose = '', cut } = match.groups ?? {};
    if (name === '' || NO_PERSON.test(name)) return [];
    const told = match[0].replace(/[ ,]+$/, '');
    const rest = text.slice(match.index + told.length);
    if (rings(text, match.index, told, cut ?? '') || (pattern === DOES && INNER.test(rest))) return [];
    const fix = cut === undefined ? null : withoutName(text, match.index + whose.length, whose, cut, name);
    return [remark(text, match.index, match.index + told.length, fix)];
  });
}

/** Takes the name out where what is left reads on and does not tell the name. */
function withoutName(text: string, start: number, whose: string, cut: string, name: string): Fix | null {
  const end = start + cut.length;
  const rest = text.slice(end);
  const alone = countOf(text, name.split(' ').at(-1) ?? name) === 1;
  const owner = /^['’]/.test(rest);
  const ownerClashes =
    owner && (!/^['’]s(?!\p{L})/u.test(rest) || cut !== ` ${name}` || / (?:mine|ours)$/.test(whose));
  // 'The patient called Anna over' may tell whom they rang.
  const rang =
    / called /.test(cut) &&
    (!/^(?:[Aa]n?|[Oo]ne|[Aa]nother) /.test(whose) ||
      /^ (?:over|back|in|out|away|at|about|to|again|twice|yesterday|today|last|this|and|a|the)\b/.test(rest));
  if (
    !alone ||
    ownerClashes ||
    rang ||
    TITLED.test(name) ||
    INNER.test(rest) ||
    /^ (?:and|or) \p{Lu}/u.test(rest)
  )
    return null;
  const commas = cut.startsWith(',') && rest.startsWith(',');
  return { start, end: commas ? end + 1 : end, replacement: '', label: 'Take the name out' };
}

/** 'Mr K (82)': a name cut to its letter, which says that it is not to be told. */
function disguised({ text }: Post): Remark[] {
  const isCase = CASE.test(text);
  const said = new Set<string>();
  return [...text.matchAll(DISGUISED)].flatMap((match) => {
    const { name = '', years } = match.groups ?? {};
    if (said.has(name) || (years === undefined && !isCase)) return [];
    said.add(name);
    const start = match.index;
    const told = match[0].replace(/,$/, '');
    return [remark(text, start, start + told.length, decadeFix(text, start, told, name, Number(years)))];
  });
}

/** 'a patient in their eighties', where the post itself speaks of a patient, the place is the only one and no word before it would clash. */
function decadeFix(text: string, start: number, told: string, name: string, years: number): Fix | null {
  const decade = DECADES[Math.floor(years / 10) - 2];
  const sure = /(?<!\p{L})patients?(?!\p{L})/iu.test(text) && countOf(text, name) === 1;
  if (
    decade === undefined ||
    !sure ||
    /(?<!\p{L})(?:my|our|the|a|an|patient|old|dear) $/iu.test(text.slice(0, start))
  )
    return null;
  const opens = /(?:^|[.!?…:]\s+|\n\s*)$/.test(text.slice(0, start));
  return {
    start,
    end: start + told.length,
    replacement: `${opens ? 'A' : 'a'} patient in their ${decade}`,
    label: 'Say it without the name',
  };
}
