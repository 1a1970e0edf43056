import type { Span } from '../linkedin/urls.ts';
import { hasFiniteVerb, wordsOf } from '../writer/lexicon.ts';

/** Where notes tell what they ask to leave out. */
export interface Told {
  spans: Span[];
  /** Names and figures of it, as they are written where it is told. */
  about: string[];
  /** Whether all that was named stands in the notes, and whether that is a name or a figure. */
  whole: boolean;
  specific: boolean;
  /** Whether it was named as one that is known: 'the landlord', 'Tesco'. */
  definite: boolean;
  /** Whether it was named as something that happened: 'that the driver quit by text'. */
  happened: boolean;
}

const SMALL = new Set(
  "the a an my our your his her its their this that these those some any all of with w/ about on in at to from for by and or as it it's its was were is are be been being had has have got get gets did does do we i he she they them him us me you u who what when where why how much many fact whole just even also really very so up out over last mention name names said saying anything something again bit part thing things stuff story piece section episode business der die das den dem des ein eine einen einem einer mit von zu im am bei für wir ich er sie es ist war sind waren hat haben dass unsere unser unserem mein meine sache teil stelle name namen frau herr qu'on qu’on qu'il qu’il qu'elle qu’elle qu'ils qu’ils on que qui a ont été est sont le la les l un une des du de d au aux mon ma mes notre nos son sa ses que qu on nous il elle avec pour sur dans partie histoire el los las lo del al mi mis su sus nuestro nuestra que con por para en parte tema se y et und".split(
    ' ',
  ),
);
const DEFINITE =
  /^(?:that |about |a |de )?(?:the|that|this|my|our|his|her|their|der|die|das|den|dem|le|la|les|l['’]|du|des|de la|au|el|los|las|lo|del|mi|mon|ma|mes|notre|unser\p{L}*|mein\p{L}*|nuestr\p{L}*)(?!\p{L})|^\p{Lu}/u;
const LEADS =
  /^(?:(?:anything|stuff|everything|something) )?(?:(?:the |that |this |das |la |le |el |lo )?(?:whole |last |first |little )?(?:fact|bit|part|thing|stuff|story|piece|section|passage|episode|sache|teil|stelle|partie|histoire|parte|tema|lo)s? )?(?:(?:about|with|w\/|of|on|where|when|that|how|mit|über|von|sobre|de|sur|avec|dass|que|qu['’]|donde) )?/iu;
const MONEY =
  /(?<!\p{L})(?:how much|what (?:we|i|it|he|she|they) (?:paid|pay|pays|cost|costs|charged?|earned?|earns?|spent|made)|prices?|costs?|salar(?:y|ies)|pay|wages?|budget|revenue|turnover|margins?|fees?|rates?|amount|sum|money|preis|kosten|gehalt|umsatz|summe|betrag|prix|coût|salaire|montant|precio|coste|sueldo|salario|importe)(?!\p{L})/iu;
const SUM =
  /[€$£₹]\s?\d[\d.,]*(?:\s?(?:k|m|bn|mio)(?!\p{L}))?|(?<![\d.,])\d[\d.,]*\s?(?:k|grand|quid|euros?|eur|dollars?|usd|pounds?|gbp|chf|francs?|rupees|€|\$|£)(?!\p{L})|(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?![\d.,]*\d)/giu;
const PAYS =
  /(?<!\p{L})(?:pa(?:y|ys|id|ying)|cost(?:s|ing)?|b(?:uy|ought|uying)|spen[dt]|spending|charg\p{L}+|earn\p{L}*|invest\p{L}*|gekostet|kostet\p{L}*|bezahlt|gekauft|coûté|payé|acheté|costó|pagamos|compr\p{L}+)(?!\p{L})/iu;

/** What comes in is not what was spent. */
const TAKEN_IN =
  /(?<!\p{L})(?:revenue|turnover|sales|profits?|margins?|income|umsatz|gewinn|einnahmen|chiffre d['’]affaires|ingresos|facturación)(?!\p{L})/iu;
const SPENT =
  /(?<!\p{L})(?:costs?|costing|paid|spent|bought|gekostet|bezahlt|coûté|payé|costó|pagamos)(?!\p{L})/iu;

const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?<=\p{L}{2})(?:ying|ied|ies)$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ungen|ung|ings?|ed|es|en|s|e|t)$/u, '')
    .replace(/(.)\1$/u, '$1');
const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
const contentOf = (text: string) =>
  wordsIn(text).filter((word) => !SMALL.has(word.toLowerCase()) && !/^\d/.test(word));

const alike = (own: string, wanted: string) =>
  own === wanted ||
  (wanted.length > 4 && own.length > 4 && (own.startsWith(wanted) || wanted.startsWith(own))) ||
  (wanted.length > 5 && own.includes(wanted));
const holds = (text: string, word: string) => {
  const wanted = stemOf(word);
  return wordsIn(text).some((own) => alike(stemOf(own), wanted));
};

/** 'the crying', 'that I cried': what somebody did, which one clause tells. */
const DOING =
  /^(?:(?:the|my|our|his|her|their|all (?:the|that)|that) )?(?:whole )?\p{L}{3,}ing(?: (?:bit|part|thing))?$/iu;
const JOINT =
  /,? (?:and|but|und|aber|y|pero|et|mais) (?=(?:i|we|he|she|they|it|you|ich|wir|er|sie|yo|je|nous)(?!\p{L}))/giu;

/** Of a sentence that tells what is to stay unsaid its last clause, where that alone does and says what its author did. */
export function clauseOf(thing: string, text: string, span: Span): Span {
  const said = text.slice(span.start, span.end);
  const joint = DOING.test(thing) ? [...said.matchAll(JOINT)].at(-1) : undefined;
  const words = contentOf(thing);
  if (joint === undefined || words.length === 0) return span;
  const [before, behind] = [said.slice(0, joint.index), said.slice(joint.index)];
  const tells = (part: string) => words.some((word) => holds(part, word));
  if (tells(before) || !tells(behind) || wordsOf(before).length < 3) return span;
  const stop = /[.!?…]*$/.exec(said)?.[0].length ?? 0;
  return { start: span.start + joint.index, end: span.end - stop };
}

const NUMBER =
  /(?<![\d.,])([€$£₹]?)\s?(\d{1,3}(?:[., \u00a0\u202f’']\d{3})+(?!\d)|\d+(?:[.,]\d+)?)(?:\s?(k|m|mio|mn|bn|grand|thousand|million|tausend|millionen|mil|mille|%|percent|per ?cent|prozent|por ciento|pour ?cent)(?![\p{L}\p{N}]))?/giu;
const TIMES: Readonly<Record<string, number>> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  tausend: 1e3,
  mil: 1e3,
  mille: 1e3,
  m: 1e6,
  mio: 1e6,
  mn: 1e6,
  million: 1e6,
  millionen: 1e6,
  bn: 1e9,
};
interface Figure extends Span {
  text: string;
  value: number;
  share: boolean;
}
function figuresIn(text: string): Figure[] {
  return [...text.matchAll(NUMBER)].map(({ index, 0: full, 2: digits = '', 3: unit = '' }) => {
    const plain = /^\d{1,3}(?:[., \u00a0\u202f’']\d{3})+$/.test(digits)
      ? digits.replace(/\D/g, '')
      : digits.replace(',', '.');
    const words = full.trimStart();
    return {
      start: index + full.length - words.length,
      end: index + full.length,
      text: words,
      value: Number(plain) * (TIMES[unit.toLowerCase()] ?? 1),
      share: /^(?:%|per|pro|por|pour)/i.test(unit),
    };
  });
}

/** 'for 31,000' at the end of what was told. */
const PRICED =
  /[,]?\s(?:for|at|worth|costing|which cost(?: us)?|at a cost of|für|por|pour)\s(?:about |around |only |just )?$/iu;

/** What of a sentence tells something at a place in it: the clause or the words of the price at its end, else all. */
function partOf(text: string, span: Span, at: Span): Span {
  const before = text.slice(span.start, at.start);
  const behind = text.slice(at.end, span.end);
  const ends = /^[^,;:–—]{0,24}[.!?…)]*$/u.test(behind);
  if (!ends) return span;
  const stop = /[.!?…]*$/.exec(behind)?.[0].length ?? 0;
  const priced = PRICED.exec(before);
  if (priced !== null && /^(?:\s?(?:euros?|pounds?|dollars?|quid))?[.!?…]*$/iu.test(behind)) {
    if (hasFiniteVerb(wordsOf(before.slice(0, priced.index))))
      return { start: span.start + priced.index, end: span.end - stop };
  }
  const clause = /(?:,|;|\s[–—-])\s[^,;:–—]*$/u.exec(before);
  return clause !== null && wordsOf(before.slice(0, clause.index)).length >= 4
    ? { start: span.start + clause.index, end: span.end - stop }
    : span;
}

const nothing = { spans: [], about: [], whole: false, specific: false };

/** Where a text tells what one of its wishes names, and how what stands `beside` it writes that. */
export function findThing(thing: string, text: string, sentences: readonly Span[], beside: string): Told {
  const happened =
    /^(?:that|how|why|who|when|where|what|dass|que|qu['’]|it was|it is|we |i |he |she |they )/iu.test(
      thing,
    ) && hasFiniteVerb(wordsOf(thing));
  const told = toldOf(thing, text, sentences, beside);
  return { ...told, happened, definite: told.specific || DEFINITE.test(thing) };
}

function toldOf(
  thing: string,
  text: string,
  sentences: readonly Span[],
  beside: string,
): Omit<Told, 'happened' | 'definite'> {
  const said = sentences.map((span) => ({ span, text: text.slice(span.start, span.end) }));
  const rest = said.map((one) => one.text).join('\n');
  const wanted = figuresIn(thing);
  if (wanted.length > 0) {
    const same = (figure: Figure) =>
      wanted.some(({ value, share }) => value === figure.value && share === figure.share);
    const spans = said.flatMap(({ span, text: own }) =>
      figuresIn(own)
        .filter(same)
        .map(({ start, end }) => partOf(text, span, { start: span.start + start, end: span.start + end })),
    );
    const about = [rest, beside].flatMap((where) =>
      figuresIn(where)
        .filter(same)
        .map((figure) => figure.text),
    );
    if (about.length > 0) return { spans, about: [...new Set(about)], whole: true, specific: true };
  }
  const inner = thing.replace(LEADS, '').trim();
  const words = contentOf(inner === '' ? thing : inner);
  if (words.length === 0) return nothing;
  const whole = words.every((word) => holds(rest, word));
  const having = (some: readonly string[]) =>
    said.filter((one) => some.every((word) => holds(one.text, word))).map(({ span }) => span);
  const all = words.length > 1 ? having(words) : [];
  const names = words.filter((word) => nameIn(thing, word, rest) || nameIn(thing, word, beside));
  const isClause = hasFiniteVerb(wordsOf(thing)) && words.length > 1;
  if (all.length > 0) return { spans: all, about: [], whole: true, specific: names.length > 0 };
  // One that names its own sum means no other.
  if (wanted.length === 0 && MONEY.test(thing)) {
    const sums = said.filter(
      (one) => one.text.match(SUM) !== null && !(TAKEN_IN.test(thing) && SPENT.test(one.text)),
    );
    const paid = sums.filter((one) => PAYS.test(one.text) || words.some((word) => holds(one.text, word)));
    const spans = (paid.length > 0 ? paid : sums).flatMap(({ span, text: own }) =>
      [...own.matchAll(SUM)].map(({ index, 0: sum }) =>
        partOf(text, span, { start: span.start + index, end: span.start + index + sum.length }),
      ),
    );
    const asked =
      /^(?:how much|what) /i.test(thing) || words.some((word) => sums.some((one) => holds(one.text, word)));
    if (spans.length > 0) return { spans, about: [], whole: whole || asked, specific: false };
  }
  if (isClause) {
    const least = Math.ceil(words.length * 0.6);
    const close = said.filter(
      (one) => words.filter((word) => holds(one.text, word)).length >= Math.max(2, least),
    );
    return { ...nothing, spans: close.map(({ span }) => span) };
  }
  if (names.length > 0)
    return {
      spans: [],
      about: names.map((name) => writtenAs(name, `${rest}\n${beside}`)),
      whole,
      specific: true,
    };
  // The head of a phrase stands before what goes with it: 'the loan from my brother'.
  const [head = ''] = inner.split(
    / (?:from|with|w\/|of|about|at|in|on|by|to|for|mit|von|de|du|des|avec|con|sur|sobre) /iu,
  );
  const heads = contentOf(head);
  for (const tier of [
    heads,
    heads.slice(-1),
    contentOf(inner.slice(head.length)).slice(-1),
    heads.slice(0, 1),
  ]) {
    const found = tier.length === 0 ? [] : having(tier);
    if (found.length > 0) return { spans: found, about: [], whole, specific: false };
  }
  const elsewhere = heads.filter((word) => holds(beside, word));
  return { ...nothing, about: elsewhere.slice(-1) };
}

/** Whether a word of a wish is somebody's or something's name: it begins large inside a sentence, and no article stands before it. */
function nameIn(thing: string, word: string, rest: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (
    new RegExp(
      `(?:der|die|das|den|dem|des|einer?|einen|einem|unser\\p{L}*|mein\\p{L}*) ${escaped}`,
      'iu',
    ).test(thing)
  )
    return false;
  const large = word.charAt(0).toUpperCase() + word.slice(1);
  const name = large.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isLarge = /^\p{Lu}/u.test(word) && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(rest);
  return isLarge || new RegExp(`(?<=\\p{Ll}[,]? )${name}(?!\\p{L})`, 'u').test(rest);
}

function writtenAs(word: string, where: string): string {
  const at = where.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? word : where.slice(at, at + word.length);
}
