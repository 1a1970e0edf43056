import { POST_LIMIT } from '../linkedin/limits.ts';
import { normalizePost } from '../linkedin/normalize.ts';
import { guessLanguage } from '../text/language.ts';
import { askFigure, WHAT_HAPPENED, WHO_IT_IS_FOR } from './asking.ts';
import type { Variant, WriteBrief, WriteOptions, Written } from './brief.ts';
import { stripMarkup } from './clean/markup.ts';
import { unpaste } from './clean/pasted.ts';
import { composeEnglish } from './compose/english.ts';
import { composeNeutral } from './compose/neutral.ts';
import { forbids, withoutForbidden } from './must-say.ts';

const LONGEST_NOTES = 40_000;

/**
 * Composes a post from the person's own words alone: no fact, feeling or figure is added. The same brief, seed and variant give the
 * same post; the three variants differ in opening, order and shape. Never throws; empty only when the idea is.
 */
export function writePost(asked: WriteBrief, options: WriteOptions): Written {
  const { brief, refused } = withoutContradiction(asked);
  const notes = normalizePost(unpaste(stripMarkup(brief.idea.slice(0, LONGEST_NOTES).toWellFormed())));
  const allowed = withoutForbidden(notes, brief.never ?? []);
  const variant: Variant = options.variant ?? 0;
  if (allowed.text.trim() === '')
    return { text: fallback(brief, allowed.dropped), missing: [...nothingLeft(allowed.dropped), ...refused] };
  const material = { notes: allowed.text, dropped: allowed.dropped, language: guessLanguage(allowed.text) };
  const written =
    material.language === 'en'
      ? composeEnglish(brief, material, options.seed, variant)
      : composeNeutral(brief, material, variant);
  const text = cut(normalizePost(written.text));
  return {
    text: text === '' ? fallback(brief, allowed.dropped) : text,
    missing: [...written.missing, ...refused, ...untranslated(brief, material.language)],
  };
}

/** A point that must be said and holds what must never be said is left out, and said to be. */
function withoutContradiction(brief: WriteBrief): { brief: WriteBrief; refused: string[] } {
  const { never = [], mustSay = [], callToAction = '', audience = '' } = brief;
  const fault = (text: string) => never.find((word) => forbids(text, word));
  const refused = [...mustSay, callToAction].flatMap((text) => {
    const word = fault(text);
    return word === undefined
      ? []
      : [`‘${text}’ was left out: it holds ‘${word}’, which you never want said`];
  });
  const free = (text: string) => (fault(text) === undefined ? text : '');
  return {
    brief: {
      ...brief,
      mustSay: mustSay.filter((point) => fault(point) === undefined),
      callToAction: free(callToAction),
      audience: free(audience),
    },
    refused,
  };
}

/** The last resort for notes that hold no sentence: the notes themselves, without control characters. */
function fallback(brief: WriteBrief, dropped: readonly string[]): string {
  if (dropped.length > 0) return '';
  return cut(normalizePost(brief.idea.toWellFormed())) || cut(brief.idea.toWellFormed().trim());
}

function nothingLeft(dropped: readonly string[]): string[] {
  if (dropped.length > 0) return [`Something to say without ‘${dropped.join('’, ‘')}’`];
  return [WHAT_HAPPENED, askFigure(), WHO_IT_IS_FOR];
}

/** At most 3000 units, ending where a sentence or a word does. */
function cut(text: string): string {
  if (text.length <= POST_LIMIT) return text;
  const kept = text.slice(0, POST_LIMIT);
  const end = Math.max(kept.lastIndexOf('. '), kept.lastIndexOf('.\n'), kept.lastIndexOf('\n'));
  const at = end > POST_LIMIT / 2 ? end + 1 : Math.max(kept.lastIndexOf(' '), POST_LIMIT - 2);
  return kept
    .slice(0, at)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd();
}

const NAMES: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german deutsch',
  fr: 'french français francais',
  es: 'spanish español espanol',
  pt: 'portuguese português',
  it: 'italian italiano',
  nl: 'dutch nederlands',
  hi: 'hindi हिन्दी',
};

/** 'German' of 'de' or 'deutsch'; a language without a name here stays as it was asked for. */
function nameOf(wanted: string): string {
  const names =
    NAMES[wanted] ?? Object.values(NAMES).find((all) => all.split(' ').includes(wanted)) ?? wanted;
  const [name = wanted] = names.split(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function untranslated(brief: WriteBrief, language: string): string[] {
  const wanted = brief.language?.trim().toLowerCase() ?? '';
  if (
    wanted === '' ||
    wanted.startsWith(language) ||
    language === 'other' ||
    (NAMES[language] ?? '').split(' ').includes(wanted)
  )
    return [];
  const own = nameOf(language);
  return [
    `A post in ${nameOf(wanted)}: the built-in writer does not translate. Choose ${own} as the language, if that is meant`,
  ];
}
