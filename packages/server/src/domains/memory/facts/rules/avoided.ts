import { isDenied } from './contradictions.ts';

/** A word in quotation marks, or several of which the first is followed by "or", in any of their shapes. */
const QUOTED = /["“”„«‹]\s*([^"“”„«»‹›]{2,40}?)\s*["“”»›]/gu;
const FORBIDS =
  /(?<!\p{L})(?:avoid|banned|forbidden|vermeide\p{L}*|verboten|évite[rz]?|interdit\p{L}*|evita\p{L}*|prohibid\p{L}+)(?!\p{L})/iu;
const INSTEAD = /(?<!\p{L})(?:instead of|rather than|statt|anstatt|au lieu de|en vez de)(?!\p{L})/iu;
/** Splits off the part that says what to write instead. */
const PARTS = /[,;:.!?]\s|(?<!\p{L})(?:but|sondern|mais|sino)(?!\p{L})/u;

/**
 * The words that a rule says are never used: those in quotation marks in the part of the sentence that denies or forbids, and
 * in those after it that go on with "or".
 */
export function avoidedIn(rule: string): string[] {
  let forbids = false;
  return rule.split(PARTS).flatMap((part) => {
    const goesOn = /^\s*(?:["“„«‹]|(?:or|oder|ou|o|nor|noch|ni)(?!\p{L}))/u.test(part);
    const quoted = [...part.matchAll(QUOTED)].flatMap(([, word]) => word ?? []);
    // The words after it are those to use: "Statt „Problem“ sagen wir „Aufgabe“".
    if (INSTEAD.test(part)) return quoted.slice(0, 1);
    forbids = isDenied(part) || FORBIDS.test(part) || (forbids && goesOn);
    return forbids ? quoted : [];
  });
}
