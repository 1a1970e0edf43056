import { z } from 'zod';
import type { TokenScope } from '../catalog/api.ts';
import type { CreditAction } from '../catalog/credits.ts';
import { defineEndpoint, type Endpoint } from '../endpoint.ts';
import { creditErrors, type ErrorCode } from '../errors.ts';
import { id } from '../fields.ts';

const started = z.object({ id });

export interface RunDefinition<
  Kind extends string = string,
  Input extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  kind: Kind;
  /** The name in lists of runs and the credit history, such as "Ten ideas". */
  label: string;
  input: Input;
  result: Result;
  /** The price from the catalogue; null for free runs. */
  action: CreditAction | null;
  /** The permission a token needs to start, see, cancel or retry the run. */
  scope: TokenScope;
  /** `POST /api/runs/{kind}`; null for a kind that another endpoint starts. */
  start: Endpoint<undefined, undefined, Input, typeof started> | null;
}

interface Definition<Kind extends string, Input extends z.ZodType, Result extends z.ZodType> {
  kind: Kind;
  label: string;
  summary: string;
  input: Input;
  result: Result;
  action: CreditAction | null;
  errors?: readonly ErrorCode[];
  /** The maximum size of the input in bytes; the usual limit by default. */
  bodyLimit?: number;
  /** The permission a token needs in addition to `runs`; none by default. */
  scope?: TokenScope;
}

const camelCase = (kind: string) => kind.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

export function defineRun<Kind extends string, Input extends z.ZodType, Result extends z.ZodType>(
  definition: Definition<Kind, Input, Result>,
) {
  const { kind, label, summary, input, result, action, errors = [], bodyLimit, scope = 'runs' } = definition;
  const start = defineEndpoint({
    name: `start${camelCase(kind)}Run`,
    summary,
    method: 'POST',
    path: `/runs/${kind}`,
    body: input,
    response: started,
    status: 202,
    scope,
    errors: [...creditErrors, 'not_found', 'no_model', ...errors],
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(action === null ? {} : { cost: action }),
  });
  return { kind, label, input, result, action, scope, start };
}

/** Defines a kind of run without its own endpoint, because another endpoint starts it. */
export function defineInnerRun<Kind extends string, Input extends z.ZodType, Result extends z.ZodType>(
  definition: Pick<Definition<Kind, Input, Result>, 'kind' | 'label' | 'input' | 'result' | 'action'>,
) {
  return { ...definition, scope: 'runs' as const, start: null };
}
