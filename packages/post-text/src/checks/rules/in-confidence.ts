import { quote, type Post } from '../post.ts';
import type { Fix, Remark, Rule } from '../finding.ts';

const NAME =
  "(?!(?:I|A|The|My|Our|And|But)\\b)\\p{Lu}[\\p{Ll}\\p{M}’'-]+(?: \\p{Lu}[\\p{Ll}\\p{M}’'-]+)?|\\p{Lu}\\.?(?![\\p{L}’'&-])";
const FIRST = "\\p{Lu}[\\p{Ll}\\p{M}’'-]+(?! \\p{Lu})|\\p{Lu}\\.?(?![\\p{L}’'&-])";
const TITLE = '(?:(?:Mr|Mrs|Ms|Miss|Mx|Herrn?|Frau|Mme|Sra?)\\.? )';
/** Who is surely under somebody's care by the word alone. */
const CARED =
  '(?:patient|pupil|resident|service user|coachee|inmate|foster (?:child|son|daughter)|care leaver)';
/** May be a firm or somebody at a university too: only where their age or illness is told, or a pronoun follows. */
const MAYBE = '(?:client|tenant|student|mentee|apprentice|customer)';
const WHOSE = '(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Aa]n?|[Oo]ne|[Tt]his|[Tt]hat|[Tt]he|[Aa]nother)';
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
/** Capitals after 'patient' and the like that name no person. */
const NO_PERSON =
  /^(?:Portal|App|Association|Council|Forum|Experience|Safety|Services?|Care|Charter|Data|Records?|Zero|Evil|Advisor|DJ|Union|Handbook|Journey|Day|Week|Engagement|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;

const before = (care: string, name: string, after: string) =>
  new RegExp(
    `(?<![\\p{L}])${WHOSE} (?:(?!of\\b)\\p{Ll}+ ){0,2}?${care}(?: of (?:mine|ours))?(?<cut>,? (?:(?:called|named) )?(?<name>${TITLE}?(?:${name}))${after})`,
    'gu',
  );
const PATTERNS = [
  before(CARED, NAME, `${AGE}?`),
  before(MAYBE, FIRST, `(?:${AGE}|(?=${ILLNESS}))`),
  new RegExp(
    `(?<![\\p{L}’'-])(?<name>${NAME})${AGE}?, (?:a|an|my|our|one of (?:my|our)) (?:\\p{Ll}+ )?${CARED}s?(?= of (?:mine|ours)|[.;!?]| (?:with|at|in|on|who)\\b|, (?:who|\\d))`,
    'gu',
  ),
];
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
    const patterns = SOMEBODY.test(post.text) ? PATTERNS : [];
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
    const { name = '', cut } = match.groups ?? {};
    if (name === '' || NO_PERSON.test(name)) return [];
    const end = match.index + match[0].length;
    const told = match[0].replace(/[ ,]+$/, '');
    // A name that stands elsewhere too would still tell who it is.
    const alone = countOf(text, name.split(' ').at(-1) ?? name) === 1;
    const from = cut === undefined ? -1 : match.index + match[0].lastIndexOf(cut);
    const commas = cut?.startsWith(',') === true && text.charAt(end) === ',';
    const fix =
      alone && from >= 0
        ? { start: from, end: commas ? end + 1 : end, replacement: '', label: 'Take the name out' }
        : null;
    return [remark(text, match.index, match.index + told.length, fix)];
  });
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
