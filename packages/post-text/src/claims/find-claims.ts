import type { Span } from '../linkedin/urls.ts';
import { isEnglish } from '../text/english.ts';
import { findGaps } from '../text/gaps.ts';
import { languageOf, type Language } from '../text/language.ts';
import { segmentSentences } from '../text/segment.ts';
import { cuesOf, type ReadCues } from './cues.ts';
import { headOf, plainWords, readMaterial, stemsOf, type Material, type Passage } from './material.ts';
import { multiplesIn } from './multiples.ts';
import { names, roles } from './names.ts';
import { quotations, reportOf, unquoted } from './quotations.ts';
import { readSentence, type Figure, type ReadSentence } from './read.ts';
import { stemOf } from './tokens.ts';
import { citations } from './sources.ts';
import { figureSupport, manySupport, multipleSupport, type Support } from './support.ts';

export type ClaimKind =
  | 'figure'
  | 'date'
  | 'quotation'
  | 'name'
  | 'source'
  | 'experience'
  | 'cause'
  | 'comparison'
  | 'private';

/**
 * A statement in a post that must come from its author: figures with what they count, dates, quotations, people and
 * companies, studies and authorities, and what happened.
 */
export interface Claim extends Span {
  kind: ClaimKind;
  text: string;
  sentence: Span & { text: string };
  supported: boolean;
  /** False for an open claim that the material may contain in other words. */
  certain: boolean;
  /** The clause or sentence of the material that supports it, or null if it is not supported. */
  passage: (Span & { source: number }) | null;
}

interface Place {
  /** The sentence, and where it is in the text. */
  sentence: string;
  span: Span;
  read: ReadSentence;
  text: string;
  /** True in an invented example that began earlier in the paragraph. */
  inCase: boolean;
}

interface Page {
  material: Material;
  language: Language | null;
  cues: ReadCues | null;
  /** The text is in another language than all of the material, so that words cannot be compared. */
  foreign: boolean;
  /** The numbers of items in the lists of the text: "three lessons" announces them. */
  listed: ReadonlySet<number>;
}

interface Found extends Span, Support {
  kind: ClaimKind;
}

/** The claims of a text in order, each with the passage of `material` that supports it. Linear in both lengths. */
export function findClaims(text: string, material: readonly string[]): Claim[] {
  const known = readMaterial(material);
  const [only, ...others] = known.languages;
  const language = languageOf(text) ?? (others.length === 0 ? only : null) ?? (isEnglish(text) ? 'en' : null);
  const page: Page = {
    material: known,
    language,
    cues: language === null ? null : cuesOf(language),
    foreign: language !== null && known.languages.size > 0 && !known.languages.has(language),
    listed: listedIn(text),
  };
  const quoted = quotations(text);
  const isExample = (quote: Span) =>
    reportOf(text, quote, page.cues) === 'example' &&
    known.find(plainWords(text.slice(quote.start, quote.end))) === null;
  const silent = [...findGaps(text), ...quoted.filter(isExample)].toSorted((a, b) => a.start - b.start);
  let nextQuote = 0;
  let nextSilent = 0;
  let inCase = false;
  let lastEnd = 0;
  const claims: Claim[] = [];
  for (const span of segmentSentences(text)) {
    const sentence = text.slice(span.start, span.end);
    inCase &&= !text.slice(lastEnd, span.start).includes('\n');
    lastEnd = span.end;
    const read = readSentence(sentence, language === null ? [] : [language]);
    const place = { sentence, span, read, text, inCase };
    inCase ||= page.cues !== null && isSupposed(sentence, page.cues.staged);
    const begun: Span[] = [];
    // A quotation can be several sentences long. It belongs to the one in which it starts.
    for (let one = quoted[nextQuote]; one !== undefined && one.start < span.end; one = quoted[nextQuote]) {
      begun.push(one);
      nextQuote += 1;
    }
    const certain = withoutOverlaps([
      ...quotationClaims(place, begun, page),
      ...figureClaims(place, page),
      ...dateClaims(place, page),
      ...roleClaims(place, page),
      ...nameClaims(place, page),
      ...sourceClaims(place, page),
    ]);
    const isOpen = certain.some(({ passage }) => passage === null);
    for (const { start, end, kind, passage, certain: isCertain } of [
      ...certain,
      ...(isOpen ? [] : eventClaims(place, page)),
    ].toSorted((a, b) => a.start - b.start || a.end - b.end)) {
      while ((silent[nextSilent]?.end ?? Number.POSITIVE_INFINITY) <= start) nextSilent += 1;
      if ((silent[nextSilent]?.start ?? Number.POSITIVE_INFINITY) <= start) continue;
      const supported = passage !== null;
      claims.push({
        kind,
        start,
        end,
        text: text.slice(start, end),
        sentence: { ...span, text: sentence },
        supported,
        certain: isCertain,
        passage,
      });
    }
  }
  return claims;
}

const LIST_ITEM = /^\s*(?:\p{Nd}{1,2}[.):]|[0-9]\ufe0f?\u20e3|[-–•*→✓✔▪◦]|\p{Extended_Pictographic})\s*\S/u;

/** The lengths of the lists in a text. */
function listedIn(text: string): ReadonlySet<number> {
  const lengths = new Set<number>();
  let items = 0;
  for (const line of [...text.split('\n'), 'end']) {
    if (LIST_ITEM.test(line)) items += 1;
    else if (line.trim() !== '') {
      if (items > 1) lengths.add(items);
      items = 0;
    }
  }
  return lengths;
}

const within = ({ start, end }: Span, { span }: Place): Span => ({
  start: span.start + start,
  end: span.start + end,
});

/** In UTF-16 units from the beginning of a sentence. */
const supposedWithin = 12;
/** "Instead of ten calls, try one" supposes a case, and "it took two minutes instead of ten" tells one. */
function isSupposed(sentence: string, supposed: RegExp): boolean {
  const at = sentence.search(supposed);
  return at >= 0 && at < supposedWithin;
}

/** Counts that advice, a question or a supposed case may name without claiming anything. */
function isAdvised({ sentence, inCase }: Place, { cues }: Page): boolean {
  if (cues === null) return false;
  if (inCase && !cues.self.test(sentence)) return true;
  // "The 900 orders" stays a claim in a question to somebody else.
  if (sentence.trimEnd().endsWith('?')) return cues.address.test(sentence);
  return isSupposed(sentence, cues.supposed) || (cues.address.test(sentence) && !cues.self.test(sentence));
}

const SMALL = 12;
const isMeasured = ({ unit }: Figure) => unit !== null && unit.measures !== 'time';

function isClaimed(figure: Figure, place: Place, page: Page): boolean {
  if (page.cues !== null && isSupposed(place.sentence, page.cues.staged)) return false;
  if (isMeasured(figure)) return true;
  if (page.listed.has(figure.value) || isAdvised(place, page)) return false;
  // "Two things matter" counts nothing that the author has to know.
  if (!figure.isWord || figure.value > SMALL || figure.unit !== null || page.cues === null) return true;
  return page.cues.person.test(place.sentence) || page.cues.past.test(place.sentence);
}

function figureClaims(place: Place, page: Page): Found[] {
  const { read, sentence } = place;
  const { material, language, foreign } = page;
  const plain = read.figures
    .filter((figure) => isClaimed(figure, place, page))
    .map((figure): Found => ({
      kind: 'figure',
      ...within(figure, place),
      ...figureSupport(figure, read, material, foreign),
    }));
  if (language === null) return plain;
  const { multiples, many } = multiplesIn(sentence, language);
  if (isAdvised(place, page)) return plain;
  return [
    ...plain,
    ...multiples.map((one): Found => ({
      kind: 'figure',
      ...within(one, place),
      ...multipleSupport(one.value, read, material),
    })),
    ...many.map((one): Found => ({ kind: 'figure', ...within(one, place), ...manySupport(read, material) })),
  ];
}

function dateClaims(place: Place, page: Page): Found[] {
  const isAdvice = isAdvised(place, page);
  const isPast = page.cues === null || page.cues.past.test(place.sentence);
  return place.read.dates.flatMap((date): Found[] => {
    // "On Mondays" is a habit or advice, and so may be a month.
    if (date.key.startsWith('y') ? false : isAdvice || (date.key.startsWith('w') && !isPast)) return [];
    const passage = page.material.ofDate(date.key);
    return [{ kind: 'date', ...within(date, place), passage, certain: true }];
  });
}

function quotationClaims(
  { text }: Place,
  begun: readonly Span[],
  { cues, material, foreign }: Page,
): Found[] {
  return begun.flatMap((quote): Found[] => {
    const passage = material.find(plainWords(text.slice(quote.start, quote.end)));
    const reported = reportOf(text, quote, cues);
    if (passage === null && (foreign || reported === 'example' || reported === 'item')) return [];
    return [{ kind: 'quotation', ...quote, passage, certain: reported === 'said' }];
  });
}

function nameClaims(place: Place, { language, material }: Page): Found[] {
  return names(place.sentence, language).flatMap((name): Found[] => {
    const words = plainWords(place.sentence.slice(name.start, name.end));
    const passage = nameIn(words, material);
    const found: Found = { kind: 'name', ...within(name, place), passage, certain: true };
    return [found];
  });
}

/** Roles behind a name that the material has, in none of the sentences that name them. */
function roleClaims(place: Place, { material, foreign }: Page): Found[] {
  if (foreign) return [];
  return roles(place.sentence).flatMap(({ name, role }): Found[] => {
    const words = plainWords(name);
    // "Herr Aydin" is known where the notes say "Aydin".
    if ((nameIn(words, material) ?? (words.length > 1 ? nameIn(words.slice(1), material) : null)) === null)
      return [];
    const head = headOf(place.sentence.slice(role.start, role.end));
    const about = stemsOf(name).flatMap((stem) => [...material.withStem(stem)]);
    if (head.length === 0 || about.some(({ read }) => head.some((stem) => read.stems.has(stem)))) return [];
    return [{ kind: 'name', ...within(role, place), passage: null, certain: false }];
  });
}

/** Where the material has a name: in any order, in the genitive, or by its initials. */
function nameIn(words: readonly string[], material: Material): Passage | null {
  const bare = words.map((word) => (material.find([word]) === null ? word.replace(/s$/u, '') : word));
  const initials = words.map((word) => word.charAt(0)).join('');
  return material.findAll(bare) ?? (words.length > 1 ? material.find([initials]) : null);
}

/** How far around "according to a recent …" a study is looked for, in UTF-16 units. */
const STUDY_UNITS = 20;

function sourceClaims(place: Place, { cues, material, foreign }: Page): Found[] {
  if (cues === null) return [];
  return citations(place.sentence, cues).map((cited): Found => {
    const words = place.sentence.slice(cited.start, cited.end);
    const isStudy = cues.study.test(
      place.sentence.slice(Math.max(0, cited.start - STUDY_UNITS), cited.end + STUDY_UNITS),
    );
    const isKnown = !isStudy && stemsOf(words).some((stem) => material.withStem(stem).size > 0);
    const passage = isStudy ? material.study : isKnown ? nearest(place, material) : null;
    return { kind: 'source', ...within(cited, place), passage, certain: !foreign };
  });
}

/** "Registered Nurse" tells of nothing past. */
const NAME_WITHIN = /(?<=\s)\p{Lu}\p{L}+/gu;
/** The words a sentence must have for its share of words in the material to say anything. */
const LEAST_STEMS = 3;
const CLAUSE_STEMS = 2;
/** Below this share the material does not tell of it; above the other it does. What is between is not judged. */
const UNHEARD = 0.21;
const BORNE_OUT = 0.5;

/** Events, where the material contains hardly any or most of their words. */
function eventClaims(place: Place, page: Page): Found[] {
  const { cues, material, foreign } = page;
  const { stems } = place.read;
  if (cues === null || foreign || stems.size < CLAUSE_STEMS || isAdvised(place, page)) return [];
  const own = unquoted(place.sentence).replace(NAME_WITHIN, ' ');
  const people = peopleIn(place.sentence, page);
  if (!cues.past.test(own) || cues.supposed.test(own)) return [];
  if (!cues.person.test(own) && people.size === 0) return [];
  // The material can name a person without containing what they did.
  const rest = [...stems].filter((stem) => !people.has(stem));
  const share = rest.filter((stem) => material.withStem(stem).size > 0).length / Math.max(1, rest.length);
  const whole = { kind: 'experience', ...place.span } as const;
  // "I learnt three lessons:" announces a list.
  const isShort = stems.size < LEAST_STEMS;
  if (isShort && (own.trimEnd().endsWith(':') || !hasUntoldClause(CLAUSE_STEMS, place, cues, material)))
    return [];
  if (share < UNHEARD || hasUntoldClause(LEAST_STEMS, place, cues, material))
    return [{ ...whole, passage: null, certain: false }];
  return share >= BORNE_OUT && !hasUntoldClause(CLAUSE_STEMS, place, cues, material)
    ? [{ ...whole, passage: nearest(place, material), certain: true }]
    : [];
}

/** A clause in which somebody did what the material has no word of: a known half does not vouch for the other. */
const hasUntoldClause = (
  least: number,
  { sentence, read }: Place,
  { past, person, self }: ReadCues,
  material: Material,
): boolean =>
  read.clauses.some(({ start, end, stems }) => {
    const clause = sentence.slice(start, end);
    const isLong = stems.size >= least || (stems.size >= CLAUSE_STEMS && self.test(clause));
    const isUntold = isLong && [...stems].every((stem) => material.withStem(stem).size === 0);
    return isUntold && past.test(clause) && person.test(clause);
  });

/** The stems of the names in a sentence that the material has, too. */
function peopleIn(sentence: string, { language, material }: Page): ReadonlySet<string> {
  if (language === 'de' || language === 'hi') return new Set();
  const capitals = sentence.match(/(?<!\p{L})\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu) ?? [];
  return new Set(capitals.filter((word) => material.names.has(word)).flatMap((word) => stemOf(word) ?? []));
}

/** The sentence of the material that shares most words with one of the text. */
function nearest({ read }: Place, material: Material): Passage | null {
  const counts = new Map<Material['sentences'][number], number>();
  for (const stem of read.stems)
    for (const one of material.withStem(stem)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (best === undefined) return null;
  const [{ start, end, source }] = best;
  return { start, end, source };
}

/** The claims in order. Of two that overlap, the one that starts first stays. */
function withoutOverlaps(claims: readonly Found[]): Found[] {
  const taken: Found[] = [];
  for (const claim of claims.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = taken.at(-1);
    if (last === undefined || last.end <= claim.start) taken.push(claim);
  }
  return taken;
}

/** The key of a claim's confirmation: the claim and its sentence without capitals, punctuation and spaces. */
export function claimKey(claim: string, sentence: string): string {
  const bare = (text: string) =>
    (
      text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}%$€£₹]+/gu) ?? []
    ).join(' ');
  return `${bare(claim)}|${bare(sentence)}`;
}
