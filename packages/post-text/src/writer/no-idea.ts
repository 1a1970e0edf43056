import { findUrls } from '../linkedin/urls.ts';

const ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
];
const FEWEST_KEYS = 4;

/** Whether an idea is nothing to write of: an address alone, or keys pressed at random; null where it is neither. */
export function noIdeaIn(idea: string): 'address' | 'keys' | null {
  const only = idea.trim();
  if (/\s/.test(only)) return null;
  const [url] = findUrls(only);
  if (url !== undefined && url.start === 0 && url.end === only.length) return 'address';
  const keys = only.toLowerCase();
  const random =
    /^\p{L}+$/u.test(only) &&
    only.length >= FEWEST_KEYS &&
    only !== only.toUpperCase() &&
    (ROWS.some((row) => row.startsWith(keys)) || /^[bcdfghjklmnpqrstvwxz]+$/.test(keys));
  return random ? 'keys' : null;
}
