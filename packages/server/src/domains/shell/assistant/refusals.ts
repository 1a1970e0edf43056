import { keysOf, tokenScopes } from '@limelight/contracts';
import { z, ZodError } from 'zod';
import { Refused } from './api.ts';
import type { Tool } from './tool.ts';

const fieldFaults = z.array(z.object({ path: z.string(), message: z.string() }));

/** A page shows both versions; an assistant reads the newer one. */
const newerVersion = z.object({ current: z.object({ version: z.number() }) });

const missingScope = z.object({ scope: z.enum(keysOf(tokenScopes)) });

/** The sentence of a refusal for an assistant, which sees neither highlighted fields nor buttons. */
export function sentenceOf({ code, message, details }: Refused): string {
  if (code === 'invalid_input') return 'Some fields are not valid.';
  const scope = missingScope.safeParse(details).data?.scope;
  return scope === undefined
    ? message
    : `The person has not given you the permission “${tokenScopes[scope].label}”. They can do it themselves in the ` +
        'app, or create a token with that permission there, on the page API (/dashboard/developer).';
}

/** The description of a field, whether or not it can be left out. */
export function describeField(field: unknown): string | undefined {
  if (!(field instanceof z.ZodType) || field.description !== undefined)
    return field instanceof z.ZodType ? field.description : undefined;
  const isWrapped =
    field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable;
  return isWrapped ? describeField(field.unwrap()) : undefined;
}

/** A line for each field, with the form that the tool expects there. */
function faultLines(tool: Tool, faults: z.output<typeof fieldFaults>): string[] {
  return faults.map(({ path, message }) => {
    // The API may name a field with those that enclose it.
    const fields = Object.entries<unknown>(tool.input.shape);
    const form = describeField(fields.find(([name]) => path.split('.').includes(name))?.[1]);
    return `${path}: ${message}${form === undefined ? '' : ` Expected: ${form}.`}`;
  });
}

function wordsOfRefused(tool: Tool, refused: Refused): string {
  const { code, details } = refused;
  const faults = fieldFaults.safeParse(details);
  const sentence = sentenceOf(refused);
  if (faults.success) return [`${sentence} (${code})`, ...faultLines(tool, faults.data)].join('\n');
  const newer = newerVersion.safeParse(details).data?.current.version;
  if (newer !== undefined)
    return `It was changed since and has version ${newer} now. Read it again, then repeat the change. (${code})`;
  return `${sentence} (${code})${details === undefined ? '' : `\n${JSON.stringify(details)}`}`;
}

/**
 * What a failed call of a tool means, in words that an assistant can act on: the sentence of the refusal, with the
 * fields that it concerns and the form expected. Null for an error that must reveal nothing.
 */
export function refusalWords(tool: Tool, error: unknown): string | null {
  if (error instanceof Refused) return wordsOfRefused(tool, error);
  if (!(error instanceof ZodError)) return null;
  const faults = error.issues.map((issue) => {
    const path = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return { path, message: issue.message };
    const known = path === '' ? ` The fields are ${Object.keys(tool.input.shape).join(', ')}.` : '';
    return {
      path: [...issue.path, issue.keys.join(', ')].join('.'),
      message: `There is no such field.${known}`,
    };
  });
  return faultLines(tool, faults).join('\n');
}

/** The same in one sentence for the person who watches: what is wrong with the first field, else the refusal. */
export function refusalSummary(error: unknown): string | null {
  if (error instanceof Refused) {
    const faults = error.code === 'invalid_input' ? fieldFaults.safeParse(error.details).data : undefined;
    return faults?.[0]?.message ?? error.message;
  }
  if (!(error instanceof ZodError)) return null;
  // What the library says of other faults is for programs.
  const [fault] = error.issues;
  return fault?.code === 'custom' ? fault.message : 'This step was asked for with details it cannot use.';
}
