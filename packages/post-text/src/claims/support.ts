import { clausePassage, type Material, type Passage, type FoundFigure } from './material.ts';
import { LEAST_MANY } from './multiples.ts';
import type { Figure, ReadSentence } from './read.ts';

/** What the material says of a claim: where, and otherwise whether it certainly does not say it. */
export interface Support {
  passage: Passage | null;
  certain: boolean;
}

const supported = (passage: Passage): Support => ({ passage, certain: true });
const missing: Support = { passage: null, certain: true };
const doubtful: Support = { passage: null, certain: false };

const shared = (some: Iterable<string>, others: ReadonlySet<string>): number => {
  let count = 0;
  for (const one of some) if (others.has(one)) count += 1;
  return count;
};

/** Rounding, and a month that is not quite four weeks. */
const NEARLY = 0.02;
const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.abs(b) * NEARLY;

/** The figures of the material with the same value, also in another unit of the same kind. */
function sameValue({ value, unit }: Figure, material: Material): FoundFigure[] {
  // "10k" can be ten kilometres.
  const exact = [
    ...material.ofValue(value),
    ...(unit?.measures === 'length' ? material.ofValue(value * unit.size) : []),
  ];
  if (unit === null || unit.measures === '%' || unit.measures === 'times') return exact;
  const converted = material
    .ofMeasure(unit.measures)
    .filter(
      ({ figure }) => figure.unit !== null && isNear(figure.value * figure.unit.size, value * unit.size),
    );
  const others = exact.filter(
    ({ figure }) => figure.unit?.measures !== unit.measures || figure.unit.size === unit.size,
  );
  return [...new Set([...others, ...converted])];
}

/** Whether two figures can be the same by what they measure or count. */
function mayBeSame(figure: Figure, other: Figure): boolean {
  if (figure.unit !== null && other.unit !== null) return figure.unit.measures === other.unit.measures;
  // "12 weeks" are no "twelve of us", but a bare "12" may be.
  if (figure.unit === null) return other.unit === null || !figure.isDirect;
  return !other.isFollowed || shared(figure.nouns, new Set(other.nouns)) > 0;
}

/** Finds the figure of the material that a figure of the text repeats. */
export function figureSupport(
  figure: Figure,
  sentence: ReadSentence,
  material: Material,
  foreign: boolean,
): Support {
  const candidates = sameValue(figure, material);
  const clause = sentence.clauses[figure.clause]?.stems ?? new Set<string>();
  const ranked = candidates
    .filter((one) => mayBeSame(figure, one.figure))
    .map((one) => {
      const nouns = shared(figure.nouns, new Set([...one.figure.nouns, ...one.stems]));
      const near = shared(clause, one.stems);
      const far = shared(sentence.stems, one.in.read.stems);
      return { one, nouns, near, far, score: nouns * 4 + near * 2 + far };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (best === undefined)
    return derived(figure, sentence, material) ?? (candidates.length === 0 ? missing : doubtful);
  const passage = supported(clausePassage(best.one));
  if (!foreign && isOfOther(figure, clause, best, material)) return doubtful;
  if (foreign || best.nouns > 0 || best.near > 0 || (figure.unit === null && figure.nouns.length === 0))
    return passage;
  if (figure.unit !== null) {
    // The same measure of something else stands nearer: "churn 4%" taken for "conversion 12%".
    const isSwapped =
      best.far === 0 &&
      material
        .ofMeasure(figure.unit.measures)
        .some((other) => other.figure.value !== figure.value && shared(clause, other.stems) > 0);
    return isSwapped ? doubtful : passage;
  }
  return best.far > 0 || clause.size < 2 || !best.one.figure.isFollowed ? passage : doubtful;
}

/** "800 tomato seedlings" where the material has 800 of something else and 1,200 tomato seedlings. */
function isOfOther(
  { value, unit, nouns }: Figure,
  clause: ReadonlySet<string>,
  best: { one: FoundFigure; nouns: number; near: number },
  material: Material,
): boolean {
  if (unit !== null || nouns.length === 0 || !best.one.figure.isDirect) return false;
  return nouns
    .flatMap((noun) => [...material.withStem(noun)])
    .flatMap((sentence) => sentence.read.figures.map((figure) => ({ figure, sentence })))
    .some(({ figure, sentence }) => {
      if (figure.value === value || figure.unit !== null || !figure.isDirect) return false;
      const stems = sentence.read.clauses[figure.clause]?.stems ?? new Set<string>();
      return shared(nouns, new Set(figure.nouns)) > best.nouns && shared(clause, stems) > best.near;
    });
}

/** The longest sentence whose figures are taken together, in figures. */
const MOST_TOGETHER = 6;

/** What follows from two figures of one sentence: from 10 to 5 is half, 50% less, and 5 fewer. */
function derived({ value, unit }: Figure, sentence: ReadSentence, material: Material): Support | null {
  for (const one of material.sentences) {
    const { figures } = one.read;
    if (figures.length < 2 || figures.length > MOST_TOGETHER) continue;
    if (shared(sentence.stems, one.read.stems) === 0) continue;
    for (const a of figures)
      for (const b of figures) {
        if (a === b || a.value <= 0) continue;
        const ratio = b.value / a.value;
        const isDerived =
          unit?.measures === 'times'
            ? isNear(value, ratio)
            : unit?.measures === '%'
              ? Math.abs(Math.abs(ratio - 1) * 100 - value) < 0.6 || Math.abs(ratio * 100 - value) < 0.6
              : Math.abs(b.value - a.value) === value && unit?.measures === (b.unit ?? a.unit)?.measures;
        if (isDerived) return supported({ start: one.start, end: one.end, source: one.source });
      }
  }
  return null;
}

/** "Doubled": said in the material, as a factor, as a percentage, or by two figures. */
export function multipleSupport(value: number, sentence: ReadSentence, material: Material): Support {
  const place = material.sentences.find(({ multiples }) => multiples.includes(value));
  if (place !== undefined) return supported({ start: place.start, end: place.end, source: place.source });
  const asFigure = (measures: string, amount: number) =>
    material.ofMeasure(measures).find(({ figure }) => Math.abs(figure.value - amount) < 0.6);
  const equal =
    asFigure('times', value) ?? asFigure('%', value * 100) ?? asFigure('%', Math.abs(value - 1) * 100);
  if (equal !== undefined) return supported(clausePassage(equal));
  const figure = {
    value,
    unit: { measures: 'times', size: 1 },
    start: 0,
    end: 0,
    isWord: true,
    clause: 0,
    nouns: [],
    isFollowed: false,
    isDirect: false,
  };
  return derived(figure, sentence, material) ?? missing;
}

/** "Hundreds": the material says so, or has a figure that large. */
export function manySupport(sentence: ReadSentence, material: Material): Support {
  const place = material.sentences.find(
    ({ hasMany, read }) =>
      (hasMany || read.figures.some(({ value }) => value >= LEAST_MANY)) &&
      shared(sentence.stems, read.stems) > 0,
  );
  return place === undefined
    ? missing
    : supported({ start: place.start, end: place.end, source: place.source });
}
