import { createHash } from 'node:crypto';
import type { Prompt } from './prompt.ts';

const CLOSINGS = [
  'What would you add?',
  'How do you handle this where you work?',
  'Which part of this matches what you have seen?',
  'What did I miss?',
];

/** Offsets the sentences by the angle of a draft, so that three drafts of a set differ. */
function turnOf({ outside }: Prompt): number {
  if (outside.includes('Angle: the point')) return 1;
  return outside.includes('Angle: the reader') ? 2 : 0;
}

/** A post made from the data in the prompt. Deterministic. */
export function composePost(prompt: Prompt): string {
  const found = sentences(prompt);
  if (found.length === 0) return 'There is nothing to write about yet.';
  const turn = Math.min(turnOf(prompt), found.length - 1);
  const facts = [...found.slice(turn), ...found.slice(0, turn)];
  const [hook = '', ...rest] = facts;
  const seed = createHash('sha256').update(facts.join('\n')).digest();
  const closing = CLOSINGS[(seed[0] ?? 0) % CLOSINGS.length] ?? '';
  const tags = topics(facts).map((word) => `#${word}`);
  return [hook, ...rest.slice(0, 8), closing, tags.join(' ')].filter((part) => part !== '').join('\n\n');
}

/** Blocks that describe who a text is for and how they write, which a writer does not repeat. */
const ABOUT_AUTHOR =
  /^(?:About the author|The author’s rules|What sets the author’s voice|Earlier posts of the author)/u;

/** The sentences available to the writer: those of the data, or else of the last user message. */
export function sentences(prompt: Prompt): string[] {
  const data = prompt.blocks.filter(({ label }) => !ABOUT_AUTHOR.test(label)).map(({ text }) => text);
  const source = data.length > 0 ? data.join('\n') : prompt.lastUser;
  const found = source
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return [...new Set(found)];
}

function topics(facts: string[]): string[] {
  const words = facts.join(' ').match(/[\p{L}]{7,}/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, 2);
}

/** Splits a text as a model streams it: into words with the preceding space. */
export function tokenize(text: string): string[] {
  return text.match(/\s*\S+|\s+$/gu) ?? [];
}
