import { plainName } from '../../../library/people/index.ts';

export interface Detail {
  text: string;
  origin: string;
  /** `them` is about the recipient or job and opens a message; `own` is what the sender has to say. */
  of: 'them' | 'own';
  /** For a template's sentence: the opening, or the recipient's position and company. */
  kind?: 'job' | 'role';
}

const longest = 300;
const mostLines = 12;

export function detailLines(text: string, origin: string, of: Detail['of']): Detail[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim().slice(0, longest).trim())
    .filter((line) => line !== '')
    .slice(0, mostLines)
    .map((line) => ({ text: line, origin, of }));
}

/** The name for the greeting: the first word that is not an abbreviated title, or an empty string. */
export function greetingName(name: string): string {
  const words = plainName(name)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.find((word) => !word.endsWith('.') && /\p{L}/u.test(word)) ?? '';
}
