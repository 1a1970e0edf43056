import type { OpeningWish } from '@limelight/contracts';
import { languageIn } from '@limelight/post-text';
import { findEvidence, WordWeights } from '../../../library/people/index.ts';
import { termsOf } from '../../../../platform/terms.ts';
import { languagesIn } from './language-names.ts';
import { languageOfOpening, offersIn, themesIn, wishesIn } from './opening.ts';
import { markedIn } from './rests.ts';

interface Fact {
  id: string;
  text: string;
  subject: string;
}

/** The least share of a wish's words, weighed by how rare they are, that a fact needs to answer it. */
const answers = 0.34;
const mostShown = 3;

/** Words that requirements of every kind contain. */
const GENERAL = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'experienced?|confident|fluent|knowledge|ability|able|skills?|strong|good|great|excellent|solid|proven|demonstrated|years?|months?|minimum|least|more|several|similar|comfortable|comfort|willingness|willing|understanding|familiar\\p{L}*|hands-on|practical|ideally|preferred|plus|bonus|degree|track|record',
    '(?:berufs)?erfahrung\\p{L}*|erfahren|kenntnis\\p{L}*|gut\\p{L}{0,2}|sehr|sicher\\p{L}*|umgang|mehrjährig\\p{L}*|einschlägig\\p{L}*|abgeschlossen\\p{L}*|idealerweise|wünschenswert|fähigkeit|freude|spaß|mindestens|jahre\\p{L}*|bereitschaft',
    'expérience|connaissances?|bonnes?|solides?|maîtrise|capacité|années?|ans|minimum|idéalement|souhaitée?|appréciée?|goût|aisance',
    'experiencia|conocimientos?|buen[oa]?s?|sólid[oa]s?|manejo|capacidad|años|nivel|mínimo|deseable|valorable|dominio',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
);

/** Introduces somebody else: "for people who do not like charts". */
const RELATIVE = /\s(?:who|that|which|qui|dont)\s|,\s(?:die|der|das|welche[rs]?)\s/u;

/** The words of a wish that say what it is about; all of them where none does. */
function tellingIn(wish: string): string {
  const [head = wish] = wish.split(RELATIVE);
  const words = termsOf(head.replace(GENERAL, ' '));
  return words.length > 0 ? words.join(' ') : wish;
}

const NAMED = /(?<=[\p{L}\p{N},]\s)\p{Lu}[\p{L}\p{N}+#.-]*/gu;

/** The names in a wish: tools, and words with a capital where only names have one. */
const namedIn = (wish: string, language: string | null): string[] => [
  ...markedIn(wish),
  ...(language === 'de' ? [] : (wish.match(NAMED) ?? [])),
];

const searchedText = ({ text, subject }: Fact) => `${text} ${subject}`;

/** True when facts may show a wish: they name its languages or, where it names tools, one of them. */
function mayShow(wish: string, facts: readonly Fact[], language: string | null): boolean {
  const texts = facts.map(searchedText).join('\n');
  const spoken = languagesIn(texts);
  const asked = [...languagesIn(wish)];
  if (asked.length > 0) return asked.every((code) => spoken.has(code));
  const tools = namedIn(wish, language);
  return tools.length === 0 || tools.some((tool) => names(texts, tool));
}

/** True when a text names a tool or degree, however it is punctuated: PhD, Ph.D. */
const names = (text: string, tool: string): boolean => {
  const plain = (words: string) => words.toLowerCase().replace(/[.]/gu, '');
  return ` ${plain(text).replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `.includes(` ${plain(tool)} `);
};

interface Fitting {
  wishes: OpeningWish[];
  /** How well each fact fits the opening, by its id. */
  scores: Map<string, number>;
}

/** True when the words of an opening and of facts can be compared. */
function areComparable(asked: string | null, facts: readonly Fact[]): boolean {
  const told = languageIn(facts.map((fact) => fact.text).join('\n'));
  return asked === null || told === null || asked === told;
}

/** Compares facts with an opening by their words. */
export function fitByWords(
  { title, text }: { title: string; text: string },
  facts: readonly Fact[],
): Fitting {
  const wishes = wishesIn(text);
  const telling = new Map(wishes.map((wish) => [tellingIn(wish), wish]));
  const themes = [title, ...themesIn(text)].slice(0, 60);
  const weights = new WordWeights([...themes, ...facts.map((fact) => fact.text)]);
  const scores = new Map<string, number>();
  const shown = new Map<string, { id: string; share: number }[]>();
  for (const fact of facts) {
    const material = [{ source: fact.id, text: searchedText(fact) }];
    const best = findEvidence(themes, material, weights).likeness.toSorted((a, b) => b.share - a.share);
    scores.set(
      fact.id,
      best.slice(0, 3).reduce((sum, { share }) => sum + share, 0),
    );
    for (const { criterion, share } of findEvidence([...telling.keys()], material, weights).likeness) {
      const wish = telling.get(criterion);
      if (wish !== undefined && share >= answers)
        shown.set(wish, [...(shown.get(wish) ?? []), { id: fact.id, share }]);
    }
    for (const wish of wishes) {
      const codes = languagesIn(wish);
      const spoken = languagesIn(fact.text);
      const speaks = codes.size > 0 && [...codes].every((code) => spoken.has(code));
      if (speaks || markedIn(wish).some((tool) => names(searchedText(fact), tool)))
        shown.set(wish, [{ id: fact.id, share: 1 }, ...(shown.get(wish) ?? [])]);
    }
  }
  const language = languageOfOpening(text);
  const isCompared = areComparable(language, facts);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return {
    wishes: wishes.map((quote) => {
      const found = (shown.get(quote) ?? []).toSorted((a, b) => b.share - a.share);
      const ids = [...new Set(found.map(({ id }) => id))].slice(0, mostShown);
      const isShown = mayShow(
        quote,
        ids.flatMap((id) => byId.get(id) ?? []),
        language,
      );
      const factIds = isShown ? ids : [];
      return { quote, factIds, isCompared: isCompared || factIds.length > 0 };
    }),
    scores,
  };
}

const even = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();

const overlap = (one: string, other: string) =>
  even(one).includes(even(other)) || even(other).includes(even(one));

/**
 * What a model quotes as wishes, put right by rules: without what the opening offers, with what its lists ask for besides,
 * and each shown by facts that can show it alone.
 */
export function wishesOf(
  quoted: readonly { quote: string; factIds: string[] }[],
  fit: readonly OpeningWish[],
  text: string,
  facts: readonly Fact[],
): OpeningWish[] {
  const offered = offersIn(text);
  const language = languageOfOpening(text);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const asked = quoted
    .filter(({ quote }) => !offered.some((offer) => overlap(offer, quote)))
    .map(({ quote, factIds }): OpeningWish => {
      const named = factIds.flatMap((id) => byId.get(id) ?? []);
      const ids = mayShow(quote, named, language) ? factIds : [];
      const byWords = fit.filter((wish) => overlap(wish.quote, quote)).flatMap((wish) => wish.factIds);
      return { quote, factIds: ids.length > 0 ? ids : [...new Set(byWords)], isCompared: true };
    });
  const missed = fit.filter(({ quote }) => !asked.some((wish) => overlap(wish.quote, quote)));
  return [...asked, ...missed];
}
