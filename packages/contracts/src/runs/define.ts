import { z } from 'zod';
import { agentCategories, type AgentCategory } from '../catalog/agent-categories.ts';
import type { TokenScope } from '../catalog/api.ts';
import type { CreditAction } from '../catalog/credits.ts';
import { POST, type Endpoint, type Reach } from '../endpoint.ts';
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
  /** The category of the agent that does it; null for other work. */
  category: AgentCategory | null;
  input: Input;
  result: Result;
  /** The price from the catalogue; null for free runs. */
  action: CreditAction | null;
  /** The permission a token needs to start, see, cancel or retry the run; null for a kind that tokens cannot see. */
  scope: TokenScope | null;
  /** `POST /api/runs/{kind}`; null for a kind that another endpoint starts. */
  start: Endpoint<undefined, undefined, Input, typeof started> | null;
}

/** A run of an agent is called like its category. */
type Named = { label: string; category?: undefined } | { label?: undefined; category: AgentCategory };

const namesOf = ({ label, category }: Named) =>
  category === undefined ? { label, category: null } : { label: agentCategories[category].label, category };

interface Definition<Kind extends string, Input extends z.ZodType, Result extends z.ZodType> {
  kind: Kind;
  summary: string;
  input: Input;
  result: Result;
  action: CreditAction | null;
  errors?: readonly ErrorCode[];
  /** The maximum size of the input in bytes; the usual limit by default. */
  bodyLimit?: number;
  /** The permission a token needs in addition to `runs`; none by default. */
  scope?: TokenScope;
  reach?: Reach;
}

export function defineRun<Kind extends string, Input extends z.ZodType, Result extends z.ZodType>(
  definition: Definition<Kind, Input, Result> & Named,
) {
  const { kind, summary, input, result, action, errors = [], bodyLimit, reach, scope = 'runs' } = definition;
  const start = POST[scope](`/runs/${kind}`, {
    summary,
    body: input,
    response: started,
    status: 202,
    errors: [...creditErrors, 'not_found', 'no_model', ...errors],
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(reach === undefined ? {} : { reach }),
    ...(action === null ? {} : { cost: action }),
  });
  return { kind, ...namesOf(definition), input, result, action, scope, start };
}

/** Defines a kind of run without its own endpoint, because another endpoint starts it. */
export function defineInnerRun<Kind extends string, Input extends z.ZodType, Result extends z.ZodType>(
  definition: Pick<Definition<Kind, Input, Result>, 'kind' | 'input' | 'result' | 'action'> & {
    label: string;
    /** `runs` by default; null for a kind that tokens cannot see. */
    scope?: TokenScope | null;
  },
): RunDefinition<Kind, Input, Result> & { start: null } {
  const { scope = 'runs', ...rest } = definition;
  return { ...rest, category: null, scope, start: null };
}
