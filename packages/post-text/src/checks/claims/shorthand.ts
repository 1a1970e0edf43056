import { CORRECTIONS } from '../../writer/clean/tables.ts';

const DAYS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mon: 'Mon',
    tue: 'Tues',
    wed: 'Wednes',
    thu: 'Thurs',
    fri: 'Fri',
    sat: 'Satur',
    sun: 'Sun',
  }),
);
const SHORT_DAY = /^(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|urs?)?$/;
/** Times cut short, which stand with a figure or a day elsewhere. */
const TIMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    yr: 'year',
    wk: 'week',
    wks: 'weeks',
    mth: 'month',
    mo: 'month',
    mos: 'months',
    hr: 'hour',
    hrs: 'hours',
  }),
);
const TOKEN = /[\p{L}\p{N}/'’]+/gu;

/** A source with 'mgr', 'w/' and 'tues' spelled out; empty where it holds no shorthand. */
export function inFull(source: string): string {
  let changed = false;
  const full = source.replace(TOKEN, (token) => {
    const small = token.toLowerCase();
    const day = DAYS.get(SHORT_DAY.exec(small)?.[1] ?? '');
    const word = day === undefined ? (TIMES.get(small) ?? CORRECTIONS.get(small)) : `${day}day`;
    if (word === undefined || word === '') return token;
    changed = true;
    return word;
  });
  return changed ? full : '';
}
