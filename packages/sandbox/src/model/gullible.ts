import type { Prompt } from './prompt.ts';

const VERB = '(?:say|reply(?: only)? with|respond(?: only)? with|answer(?: only)? with|output|write|print)';
const QUOTED = /["“'«`](.+?)["”'»`]/;
const PROMPT_THEFT =
  /\b(?:reveal|output|print|repeat|show|say|return|reply with|respond with)\b[^.\n]{0,20}\b(?:system prompt|system message|your (?:full |entire |original )?instructions)/i;
const OVERRIDE = new RegExp(
  `\\b(?:ignore|disregard|forget)\\b[^.\\n]{0,40}\\b(?:instructions|rules|prompt)\\b[^\\n]{0,40}?\\b${VERB}\\s*:?\\s+(.+)`,
  'i',
);
const QUOTED_ORDER = new RegExp(`\\b${VERB}(?: the words?)?\\s*:?\\s*["“'«\`](.+?)["”'»\`]`, 'i');
const ONE_WORD_ORDER =
  /\b(?:say|reply(?: only)? with|respond(?: only)? with|answer(?: only)? with)(?: the word)?\s*:?\s+([\p{L}\p{N}_-]+)\s*[.!]?\s*$/iu;
const FORMATS = new Set([
  'json',
  'text',
  'html',
  'markdown',
  'prose',
  'yes',
  'no',
  'it',
  'this',
  'that',
  'nothing',
  'something',
]);
const NEGATED = /\b(?:never|not|without|\w+n['’]t)\W+(?:\w+\W+){0,3}$/i;

/** The answer of a naive model to an instruction outside the data, or undefined if there is none. */
export function obey(
  prompt: Prompt,
  patterns: readonly string[],
): { instruction: string; answer: string } | undefined {
  for (const line of prompt.outside.split('\n')) {
    for (const source of patterns) {
      const match = new RegExp(source, 'iu').exec(line);
      if (match !== null) return { instruction: line.trim(), answer: match[1] ?? match[0] };
    }
    const answer = orderIn(line, prompt);
    if (answer !== undefined) return { instruction: line.trim(), answer };
  }
  return undefined;
}

function orderIn(line: string, prompt: Prompt): string | undefined {
  const theft = PROMPT_THEFT.exec(line);
  if (theft !== null && !NEGATED.test(line.slice(0, theft.index))) return prompt.system;
  const override = OVERRIDE.exec(line);
  if (override !== null && !NEGATED.test(line.slice(0, override.index))) {
    const said = override[1] ?? '';
    return QUOTED.exec(said)?.[1] ?? said.replace(/[.!]\s*$/, '').trim();
  }
  const quoted = QUOTED_ORDER.exec(line);
  if (quoted !== null && !NEGATED.test(line.slice(0, quoted.index))) return quoted[1];
  const word = ONE_WORD_ORDER.exec(line);
  const said = word?.[1];
  if (
    word === null ||
    said === undefined ||
    FORMATS.has(said.toLowerCase()) ||
    NEGATED.test(line.slice(0, word.index))
  )
    return undefined;
  return said;
}
