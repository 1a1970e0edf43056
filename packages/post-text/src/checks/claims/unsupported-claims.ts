import { cutFix } from '../fix.ts';
import type { Finding } from '../finding.ts';
import { parsePost, quote } from '../post.ts';
import type { Post } from '../post.ts';
import type { Span } from '../../linkedin/urls.ts';
import { guessLanguage } from '../../text/language.ts';
import { remembering } from '../../text/remembering.ts';
import { findSelfNotes } from '../../text/self-notes.ts';
import { indexOf, placeOf } from '../../text/span-index.ts';
import { findClients, isClientIn } from './clients.ts';
import { findDates, sameDate } from './dates.ts';
import { beginningsOf, countsAlike, isSmall, thingsAfter } from './counted.ts';
import { findDeeds, findEvents, isToldIn, meaningOf } from './events.ts';
import { findEffects, isEffectIn } from './effects.ts';
import { foreignEvents, isForeignToldIn } from './foreign-events.ts';
import { findFigures, sameFigure } from './figures.ts';
import type { Figure } from './figures.ts';
import { findNames, isNamedIn, words, type NameClaim } from './names.ts';
import { findOffers, isOfferedIn } from './offers.ts';
import { findQuotations, isQuotedFrom, plainWords, standsIn } from './quotations.ts';
import { inFull } from './shorthand.ts';

const TOLD_AS_YOURS = 'is told as yours, but no source tells it';

/**
 * Figures, dates, quotations, names, addresses, clients, offers to the reader, and events told in the first person with what
 * they changed, that the source does not hold.
 * Number words match digits, '41 → 63 %' gives both their unit, and separators and currencies are read both ways.
 */
export function unsupportedClaims(text: string, source: string): Finding[] {
  return against(source)(text);
}

/**
 * Whether a line made for a text says more than the text does: a claim it does not hold, or something that somebody did or that
 * happened. Stricter than the claims of a whole text, since a line is left out and not marked.
 */
export function saysMoreThan(line: string, text: string): boolean {
  if (unsupportedClaims(line, text).length > 0) return true;
  const { meaning } = readSource(text);
  return findDeeds(parsePost(line)).some((deed) => !isToldIn(deed, meaning));
}

/** The checks, the qualities and the links to the sources ask of the same draft one after the other. */
const against = remembering((source) => remembering((text) => findUnsupported(text, source), 4), 4);

function findUnsupported(text: string, source: string): Finding[] {
  const post = parsePost(text);
  const dates = findDates(text);
  const inDate = indexOf(dates).holds;
  const given = readSource(source);
  const counts = (figure: Figure) => {
    const things = thingsAfter(text, figure);
    return (other: Figure) => countsAlike(things, thingsAfter(source, other), given.begins);
  };
  const findings = [
    ...findFigures(text)
      .filter((figure) => !inDate(figure) && !isBorneOut(figure, given.figures, counts(figure)))
      .map((figure) => claim(post, 'claim-figure', figure, 'is in no source')),
    ...dates
      .filter((date) => !given.dates.some((other) => sameDate(date, other)))
      .map((date) => claim(post, 'claim-date', date, 'is a date no source gives')),
    ...findQuotations(text)
      .filter((quotation) => !isQuotedFrom(quotation, source, given.plain))
      .map((quotation) =>
        claim(post, 'claim-quotation', quotation, 'is quoted, but no source holds these words'),
      ),
    ...outsideNotes(
      text,
      findNames(post).filter((name) => !inDate(name) && !isNamedIn(name, given.words)),
    ).map((name) => claim(post, 'claim-name', name, 'is a name no source gives')),
    ...post.runs
      .filter(
        (run) => run.kind === 'url' && !given.small.includes(text.slice(run.start, run.end).toLowerCase()),
      )
      .map((run) => claim(post, 'claim-name', run, 'is an address no source gives')),
    ...findClients(text)
      .filter((client) => !isClientIn(client, given.words))
      .map((client) => claim(post, 'claim-client', client, 'is in no source')),
    ...findEvents(post)
      .filter((event) => !isToldIn(event, given.meaning) && !standsIn(event, text, source))
      .map((event) => claim(post, 'claim-first-person', event, TOLD_AS_YOURS)),
    // Told in another language than the source's it cannot be held against it.
    ...(inLanguageOf(post, source, given.words) ? foreignEvents(post) : [])
      .filter((event) => !isForeignToldIn(event, given.words))
      .map((event) => claim(post, 'claim-first-person', event, TOLD_AS_YOURS)),
    ...findOffers(post)
      .filter((offer) => !isOfferedIn(offer, given.meaning, given.small))
      .map((offer) => claim(post, 'claim-offer', offer, 'is offered, but no source speaks of it')),
  ];
  // 'It cost us 12 hours': who decides of the figure decides of what it did.
  const known = indexOf(findings);
  findings.push(
    ...findEffects(post)
      .filter((effect) => !isEffectIn(effect, given.meaning, given.small))
      .filter((effect) => !known.overlaps(effect))
      .map((effect) => claim(post, 'claim-first-person', effect, TOLD_AS_YOURS)),
  );
  return withoutNested(joined(post, findings)).toSorted((a, b) => a.start - b.start);
}

/** Names but for those in notes to oneself, which are to be taken out whole: 'TODO Dana: check the date' claims nothing of Dana. */
function outsideNotes(text: string, names: readonly NameClaim[]): readonly NameClaim[] {
  if (names.length === 0) return names;
  const notes = indexOf(findSelfNotes(text, false));
  return names.filter((name) => !notes.holds(name));
}

/** What a claim of this kind says already where one of these stands within it: one decision covers both. */
const COVERS: Readonly<Record<string, readonly string[]>> = {
  'claim-quotation': [
    'claim-figure',
    'claim-date',
    'claim-name',
    'claim-client',
    'claim-offer',
    'claim-first-person',
  ],
  'claim-client': ['claim-name', 'claim-figure'],
  'claim-name': ['claim-date'],
};

/** 'Our client' and the name right after it are one claim: who it was. */
function joined(post: Post, findings: readonly Finding[]): Finding[] {
  const names = new Map(
    findings.flatMap((one) => (one.rule === 'claim-name' ? [[one.start, one] as const] : [])).toReversed(),
  );
  return findings.map((one) => {
    if (one.rule !== 'claim-client') return one;
    const apart = /^,? /.exec(post.text.slice(one.end, one.end + 2))?.[0];
    const name = apart === undefined ? undefined : names.get(one.end + apart.length);
    return name === undefined
      ? one
      : claim(post, 'claim-client', { start: one.start, end: name.end }, 'is in no source');
  });
}

/**
 * Claims without those that stand within another which covers them, and without an event that is only that a client nobody knows
 * said words which are claims of their own: confirming both tells it.
 */
function withoutNested(findings: readonly Finding[]): Finding[] {
  const of = (wanted: string) => findings.filter(({ rule }) => rule === wanted);
  const covering = Object.entries(COVERS).map(([rule, covered]) => ({ covered, places: indexOf(of(rule)) }));
  const clients = new Set(of('claim-client').map(({ start }) => start));
  const quotations = indexOf(of('claim-quotation'));
  const isSaying = (one: Finding) =>
    one.rule === 'claim-first-person' && clients.has(one.start) && quotations.beginsWithin(one);
  return findings.filter(
    (one) =>
      !isSaying(one) &&
      !covering.some(({ covered, places }) => covered.includes(one.rule) && places.holds(one)),
  );
}

/** Short notes hold too few small words to name their language: shared words tell it too. */
function inLanguageOf(post: Post, source: string, given: ReadonlySet<string>): boolean {
  if (guessLanguage(source) === post.language) return true;
  const long = [...given].filter((word) => word.length > 3);
  const draft = new Set(words(post.text));
  return long.length > 3 && long.filter((word) => draft.has(word)).length >= long.length / 4;
}

/** A source as claims are held against it, remembered while its drafts are written. */
const readSource = remembering((source: string) => {
  // Words that a line broke in two count whole as well, and shorthand as what it stands for.
  const whole = source.includes('-\n') ? source.replaceAll('-\n', '') : '';
  const full = inFull(source);
  const meaning = meaningOf([source, whole, full].filter((one) => one !== '').join('\n'));
  return {
    figures: findFigures(source),
    dates: [...findDates(source), ...findDates(full)],
    words: new Set([...words(source), ...words(full)]),
    meaning,
    begins: beginningsOf(meaning),
    plain: plainWords(source),
    small: source.toLowerCase(),
  };
}, 4);

/** In the source, or the plain sum of what is: twice and half are read as ratios of two source figures. */
function isBorneOut(
  figure: Figure,
  source: readonly Figure[],
  countsSame: (other: Figure) => boolean,
): boolean {
  if (source.some((other) => sameFigure(figure, other) && (!isSmall(figure) || countsSame(other))))
    return true;
  return (
    figure.unit === 'times' &&
    source.some((a) =>
      source.some(
        (b) =>
          a !== b && a.values.some((x) => b.values.some((y) => y !== 0 && figure.values.includes(x / y))),
      ),
    )
  );
}

function claim(post: Post, rule: string, span: Span, what: string): Finding {
  const sentence = post.sentences[placeOf(post.sentences, span.start)];
  return {
    rule,
    group: 'claim',
    severity: 'warn',
    message: `${quote(post.text.slice(span.start, span.end))} ${what}. Confirm it or cut it.`,
    start: span.start,
    end: span.end,
    ...(sentence ? { fix: cutFix(post.text, sentence.start, sentence.end, 'Cut the sentence') } : {}),
  };
}
