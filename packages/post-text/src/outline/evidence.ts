import { findUrls } from '../linkedin/urls.ts';
import type { Language } from '../text/language.ts';
import { grammarOf } from './to-writer.ts';
import grammar from './to-writer.json' with { type: 'json' };

/** What shows that the notes already answer a question. */
export type Evidence = 'contact' | 'time' | 'figures' | 'pay';

const ADDRESS = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}{2,}|(?<![\p{L}\p{N}])\+?\d[\d ()/-]{7,}\d/u;
const PAY = /[€$£₹]\s?\d|\d[\d.,]*\s?(?:[€$£₹]|k(?!\p{L})|EUR|USD|GBP|INR|CHF|LPA)/u;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/** The names of months and weekdays, as the platform knows them. */
export function dateNames(language: Language): string {
  const at = (month: number, day: number) => new Date(Date.UTC(2024, month, day));
  const names = (options: Intl.DateTimeFormatOptions, dates: Date[]) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return dates.map((date) => format.format(date));
  };
  const months = Array.from({ length: 12 }, (_, month) => at(month, 1));
  const days = Array.from({ length: 7 }, (_, day) => at(0, day + 1));
  return [...names({ month: 'long' }, months), ...names({ weekday: 'long' }, days)].join('|');
}

/** Whether a text contains an address or a telephone number. */
export const hasAddress = (text: string): boolean => findUrls(text).length > 0 || ADDRESS.test(text);

export function hasEvidence(evidence: Evidence, text: string, language: Language): boolean {
  switch (evidence) {
    case 'contact':
      return hasAddress(text) || grammarOf(language).contact.test(text);
    case 'time': {
      const names = `${dateNames(language)}|${grammar[language].when}`;
      return (
        YEAR.test(text) ||
        new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${names})(?![\p{L}\p{M}])`, 'iu').test(text)
      );
    }
    case 'figures':
      return /\d/u.test(text);
    case 'pay':
      return PAY.test(text);
  }
}
