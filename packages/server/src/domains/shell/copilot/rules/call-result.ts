import { copilotCard, copilotStep, type CopilotStep } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import { z } from 'zod';

/** What came of a call of a tool, as its step keeps it. */
export const callResult = z.object({
  tool: z.string(),
  title: z.string(),
  input: z.unknown(),
  status: copilotStep.shape.status,
  summary: z.string().nullable(),
  /** What the tool returned, whole; null unless it was done. */
  output: z.unknown(),
  /** What the model is told where there is no output. */
  words: z.string(),
  card: copilotCard.nullable(),
  proposalId: z.string().nullable(),
  /** The most credits that it can have cost. */
  spent: z.number(),
  /** Whether it was proposed for its price alone. */
  tooDear: z.boolean(),
});
export type CallResult = z.infer<typeof callResult>;

export const stepOf = ({ tool, title, status, summary }: CallResult): CopilotStep => ({
  tool,
  title,
  status,
  summary,
});

const mostOfLine = 120;

/** Lists that say nothing of what a tool did. */
const besides = new Set(['tags', 'links', 'files', 'media', 'missing', 'unsupported', 'voices']);

/** A line about what a tool returned: what it says itself, else how much of what there is. */
export function summaryOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null;
  const fields: [string, unknown][] = Object.entries(output);
  const wordsIn = (...names: string[]) =>
    fields.map(([name, value]) => (names.includes(name) && typeof value === 'string' ? value.trim() : ''));
  const said = [...wordsIn('message'), ...wordsIn('text', 'title', 'angle', 'name')].find(
    (words) => words !== '',
  );
  if (said !== undefined) return firstLine(said, mostOfLine);
  for (const [field, value] of fields) {
    if (!Array.isArray(value) || besides.has(field)) continue;
    const name = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
    return `${value.length} ${value.length === 1 ? name.replace(/s$/, '') : name}`;
  }
  return null;
}

/** UTF-16 units of a result that the model reads, of all together, and of those that come last into that. */
const mostOfResult = 16_000;
const mostOfAll = 64_000;
const leastOfResult = 2000;
const mostOfInput = 1500;

export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).toWellFormed()}\n(cut here: ${text.length - most} more characters)`;
}

const fewDigits = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(4)));

/**
 * Without fields that are empty, and lists after what is said once. Of the result itself an empty list stays: it says
 * that there is none.
 */
function lean(value: unknown, isWhole = false): unknown {
  if (Array.isArray(value)) return value.map((one) => lean(one));
  if (typeof value === 'number') return fewDigits(value);
  if (typeof value !== 'object' || value === null) return value;
  const isList = (field: unknown) => Array.isArray(field);
  const isEmptyList = (field: unknown) => !isWhole && Array.isArray(field) && field.length === 0;
  return Object.fromEntries(
    Object.entries<unknown>({ ...value })
      .filter(([, field]) => field !== null && field !== '' && !isEmptyList(field))
      .toSorted(([, one], [, other]) => Number(isList(one)) - Number(isList(other)))
      .map(([name, field]) => [name, lean(field)]),
  );
}

/** A result as JSON of at most so many units. Of a list that is too long, its last rows are left out, and counted. */
export function resultInWords(output: unknown, most: number): string {
  const whole = lean(output, true);
  const json = JSON.stringify(whole);
  if (json === undefined || json.length <= most || typeof whole !== 'object' || whole === null)
    return cutTo(json ?? '', most);
  const lists = Object.entries<unknown>({ ...whole }).filter(([, field]) => Array.isArray(field));
  const [longest] = lists.toSorted(
    ([, one], [, other]) => JSON.stringify(other).length - JSON.stringify(one).length,
  );
  const rows = longest === undefined || !Array.isArray(longest[1]) ? [] : longest[1];
  if (longest === undefined || rows.length < 2) return cutTo(json, most);
  const [name] = longest;
  let room = most - JSON.stringify({ ...whole, [name]: [] }).length - 60;
  const kept: unknown[] = [];
  for (const row of rows) {
    room -= JSON.stringify(row).length + 1;
    if (room < 0) break;
    kept.push(row);
  }
  return cutTo(
    JSON.stringify({ ...whole, [name]: kept, [`${name}NotShown`]: rows.length - kept.length }),
    most,
  );
}

/** The calls of a turn as the model reads them. What was found first is cut most where they are long. */
export function callsInWords(results: readonly CallResult[]): string {
  let left = mostOfAll;
  const parts = results.toReversed().map(({ tool, input, status, output, words }, index) => {
    const most = Math.max(leastOfResult, Math.min(mostOfResult, left));
    const said = status === 'done' ? resultInWords(output, most) : cutTo(words, most);
    left -= said.length;
    const call = `Call ${results.length - index}: ${tool} ${cutTo(JSON.stringify(input), mostOfInput)}`;
    return `${call}\n${status}: ${said}`;
  });
  return parts.toReversed().join('\n\n');
}
