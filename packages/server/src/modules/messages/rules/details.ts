/** Something about the recipient, the opening or the sender, with where it is known from. */
export interface Detail {
  text: string;
  origin: string;
  /** What it is about: `them` opens a message, `own` is what the sender has to say. */
  of: 'them' | 'own';
}

const longest = 300;
const mostLines = 12;

/** The lines of a text as details, shortened at their ends. */
export function linesOf(text: string, origin: string, of: Detail['of']): Detail[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim().slice(0, longest).trim())
    .filter((line) => line !== '')
    .slice(0, mostLines)
    .map((line) => ({ text: line, origin, of }));
}

/** The name to greet somebody by: the first word that is no title with a full stop; empty when there is none. */
export function greetingName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.find((word) => !word.endsWith('.') && /\p{L}/u.test(word)) ?? '';
}
