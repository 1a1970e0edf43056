import { z } from 'zod';
import * as fields from './fields.ts';
import * as accounts from './accounts/index.ts';
import * as billing from './billing/index.ts';
import * as runs from './runs/index.ts';
import * as posts from './posts/index.ts';
import * as teams from './teams/index.ts';
import * as library from './library/index.ts';
import * as memory from './memory/index.ts';
import * as visuals from './visuals/index.ts';
import * as publishing from './publishing/index.ts';
import * as desk from './desk/index.ts';
import * as agents from './agents/index.ts';
import * as profile from './profile/index.ts';
import * as writing from './writing/index.ts';
import * as shell from './shell/index.ts';
import type { Endpoint } from './endpoint.ts';
import type { RunDefinition } from './runs/define.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
  );
}

function isRun(value: unknown): value is RunDefinition {
  return typeof value === 'object' && value !== null && 'kind' in value && 'start' in value;
}

const domains = {
  accounts,
  billing,
  runs,
  posts,
  teams,
  library,
  memory,
  visuals,
  publishing,
  desk,
  agents,
  profile,
  writing,
  shell,
};

interface NamedEndpoint {
  name: string;
  endpoint: Endpoint;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `startPersonSearchRun` for the kind `person-search`. */
const startName = (kind: string) => `start${kind.split('-').map(capitalized).join('')}Run`;

/** Every endpoint that a domain exports, and those that start its runs, by domain. */
export const endpointsByDomain: ReadonlyMap<string, readonly NamedEndpoint[]> = new Map(
  Object.entries(domains).map(([domain, module]) => {
    const exported = Object.entries<unknown>(module);
    const named = exported.flatMap(([name, value]) => (isEndpoint(value) ? { name, endpoint: value } : []));
    const starts = exported.flatMap(([, value]) =>
      isRun(value) && value.start !== null ? { name: startName(value.kind), endpoint: value.start } : [],
    );
    return [domain, [...named, ...starts]];
  }),
);

const namedEndpoints = [...endpointsByDomain.values()].flat();

export const endpoints: readonly Endpoint[] = namedEndpoints.map(({ endpoint }) => endpoint);

const names = new Map(namedEndpoints.map(({ name, endpoint }) => [endpoint, name]));

/** The name that an endpoint is exported with. */
export function endpointName(endpoint: Endpoint): string {
  return names.get(endpoint) ?? `${endpoint.method} ${endpoint.path}`;
}

/** Every schema that a domain exports, and those of single fields, by its name with a capital. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  [fields, ...Object.values(domains)].flatMap((module) =>
    Object.entries<unknown>(module).flatMap(([name, value]): [string, z.ZodType][] =>
      value instanceof z.ZodType ? [[capitalized(name), value]] : [],
    ),
  ),
);
