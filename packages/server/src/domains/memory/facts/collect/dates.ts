import { datesIn } from '@limelight/post-text';

const PARTIAL = /^(?:19|20|21)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;
const dayMs = 86_400_000;
/** The days before a text within which "yesterday" and "last week" lie. */
const recentDays = 14;

interface Said {
  passage: string;
  /** The whole text, which may name the year elsewhere. */
  text: string;
  /** The day it is from, or null. */
  day: string | null;
}

const has = (text: string, figure: string) =>
  new RegExp(`(?<!\\p{Nd})0?${figure}(?!\\p{Nd})`, 'u').test(text);

/**
 * A date as far as its text bears it out: the year is in the text, or it is the one of the text or the one before; month and day
 * are in the passage, or just before the day of the text. Null if not even the year is.
 */
export function certainDate(said: string, { passage, text, day }: Said): string | null {
  const read = said.trim();
  if (!PARTIAL.test(read)) return null;
  const [year = '', month, date] = read.split('-');
  const [ownYear, ownMonth] = day?.split('-') ?? [];
  const isNear = ownYear !== undefined && [0, 1].includes(Number(ownYear) - Number(year));
  if (!isNear && !has(text, year)) return null;
  if (month === undefined) return year;
  const keys = datesIn(passage);
  const number = Number(month);
  const isNamed = [...keys].some((key) => key === `m${number}` || key.startsWith(`m${number}d`));
  const isWritten = date !== undefined && has(passage, String(number)) && has(passage, String(Number(date)));
  const monthsBefore = (Number(ownYear) - Number(year)) * 12 + Number(ownMonth) - number;
  if (!isNamed && !isWritten && !(isNear && [0, 1].includes(monthsBefore))) return year;
  if (date === undefined) return `${year}-${month}`;
  const isDay = isWritten || keys.has(`m${number}d${Number(date)}`);
  const before = day === null ? Number.NaN : (Date.parse(day) - Date.parse(read)) / dayMs;
  const isRecent = before >= 0 && before <= recentDays;
  return isDay || isRecent ? read : `${year}-${month}`;
}
