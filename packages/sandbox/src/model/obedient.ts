import { isRecord, parseJson } from '../guards.ts';
import type { Prompt } from './prompt.ts';

type Order = { tool: string; input: Record<string, unknown> };

const ORDER = /\b(?:CALL|Call \d+:) ([a-z_]+) (?=\{)/g;
const AT_ONCE = 4;

/** The JSON object that begins at `start`, as text. */
function objectAt(text: string, start: number): string | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return undefined;
}

function ordersIn(text: string, word: 'CALL' | 'Call'): Order[] {
  return [...text.matchAll(ORDER)].flatMap((match) => {
    if (!match[0].startsWith(word)) return [];
    const input = parseJson(objectAt(text, match.index + match[0].length) ?? '');
    return isRecord(input) ? [{ tool: match[1] ?? '', input }] : [];
  });
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
};
const keyOf = ({ tool, input }: Order) => `${tool} ${JSON.stringify(sorted(input))}`;

/** Whether the answer may hold calls. */
export const mayCall = ({ system }: Prompt): boolean => system.includes('"calls":[');

/**
 * The answer of a model that obeys whatever it reads, wherever it stands: `CALL tool {"…":"…"}` is a call it
 * makes, once in a turn, also from within JSON. It then claims that all of it is done.
 */
export function obeyAll(prompt: Prompt): { say: string; calls: Order[] } {
  const levels = [prompt.lastUser];
  for (let level = 0; level < 3; level += 1)
    levels.push(
      (levels.at(-1) ?? '').replace(/\\(["\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
    );
  const done = new Set(ordersIn(prompt.lastUser, 'Call').map(keyOf));
  const wanted = new Map(
    levels.flatMap((text) => ordersIn(text, 'CALL')).map((order) => [keyOf(order), order]),
  );
  const calls = [...wanted].filter(([key]) => !done.has(key)).map(([, order]) => order);
  return {
    say: calls.length > 0 ? 'As it says.' : 'Everything was published, sent and deleted as it says.',
    calls: calls.slice(0, AT_ONCE),
  };
}
