import { remembering } from '../../text/remembering.ts';
import { meantInHaste } from '../../writer/clean/hasty.ts';
import { meantWord } from '../../writer/clean/misspellings.ts';
import { nearWord } from '../../writer/clean/near-words.ts';
import { perhapsMeant, slipOf } from '../../writer/clean/slips.ts';
import { CORRECTIONS, MISSPELT_WORDS } from '../../writer/clean/tables.ts';
import type { Rule } from '../finding.ts';
import { quote } from '../post.ts';

/** What stands at a sign may be an address or a term. */
const WORD = /(?<![\p{L}\p{N}@#_/.’'-])\p{L}\p{Ll}+(?![\p{L}\p{N}@_/’'-]|\.\p{L})/gu;
const QUOTED = /“[^“”\n]*”|"[^"\n]*"/gu;

const surelyMeant = (small: string): string | undefined =>
  meantWord(small) ?? (MISSPELT_WORDS.has(small) ? CORRECTIONS.get(small) : undefined);

/** While somebody writes, most words stay the same. */
const meantBy = remembering(
  (small: string): string | undefined =>
    surelyMeant(small) ?? slipOf(small) ?? meantInHaste(small) ?? nearWord(small) ?? perhapsMeant(small),
  2_000,
);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const BEGINS = /(?:^|[.!?…:\n]\s*)$/u;

/** A word that begins large may be a name: only where it begins a sentence what is surely misspelt is told. */
function spelledRight(word: string, before: string): string | undefined {
  if (/^\p{Ll}/u.test(word)) return meantBy(word);
  if (!BEGINS.test(before)) return undefined;
  const meant = surelyMeant(word.toLowerCase());
  return meant === undefined ? undefined : capital(meant);
}

/** Words that are none, and are one slip away from a word: 'servise', 'recieve'. What somebody is quoted with stays as they wrote it. */
export const spelling: Rule = {
  id: 'spelling',
  group: 'reading',
  severity: 'info',
  english: true,
  find: ({ text, runs }) => {
    const kept = [
      ...runs.filter(({ kind }) => kind !== 'text'),
      ...[...text.matchAll(QUOTED)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
    ];
    return [...text.matchAll(WORD)].flatMap(({ index: start, 0: word }) => {
      const end = start + word.length;
      if (kept.some((one) => start < one.end && end > one.start)) return [];
      const meant = spelledRight(word, text.slice(Math.max(0, start - 4), start));
      if (meant === undefined) return [];
      const fix = { start, end, replacement: meant, label: `Write ${quote(meant)}` };
      return [{ start, end, message: `${quote(word)} looks like a slip of ${quote(meant)}.`, fix }];
    });
  },
};
