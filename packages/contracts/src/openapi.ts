import { z } from 'zod';
import { creditCosts } from './catalog/credits.ts';
import type { Endpoint } from './endpoint.ts';
import { envelope, refusal } from './envelope.ts';
import { errorCatalogue } from './errors.ts';
import { endpointsByDomain, schemas } from './registry.ts';

export interface JsonSchema {
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  default?: unknown;
  maxLength?: number;
}

interface Content {
  content: Record<string, { schema: JsonSchema }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content & { description: string }>;
  security: Record<string, string[]>[];
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema }) {
      // Every integer has these bounds, and an answer may gain fields.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  void $schema;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what zod prints is JSON Schema; only these fields are read
  return json as JsonSchema;
}

const keyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description: 'The request is processed once; repeating it within a day returns the first answer.',
};

function parametersOf(endpoint: Endpoint): Parameter[] {
  const parts = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const;
  const named = parts.flatMap(([place, schema]) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field, undefined).success,
      schema: field instanceof z.ZodType ? schemaOf(field, 'input') : {},
    })),
  );
  const repeatable =
    endpoint.access === 'session' &&
    endpoint.method !== 'GET' &&
    endpoint.answer === 'json' &&
    endpoint.keepsAnswer;
  return repeatable ? [...named, keyParameter] : named;
}

const refusalSchema = schemaOf(refusal, 'output');

function responsesOf(endpoint: Endpoint): Operation['responses'] {
  const success: Content['content'] =
    endpoint.answer === 'json'
      ? { 'application/json': { schema: schemaOf(envelope(endpoint.response), 'output') } }
      : endpoint.answer === 'events'
        ? { 'text/event-stream': { schema: { type: 'string' } } }
        : Object.fromEntries(
            endpoint.files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
          );
  const byStatus = Map.groupBy(endpoint.errors, (code) => errorCatalogue[code].status);
  const refusals = [...byStatus].map(([status, codes]): [string, Content & { description: string }] => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\``).join(', '),
      content: {
        'application/json': { schema: refusalSchema },
      },
    },
  ]);
  return {
    [String(endpoint.status)]: { description: 'Done', content: success },
    ...Object.fromEntries(refusals),
  };
}

/** The plain fields of a form, and the file beside them, which is read from the request itself. */
const withFile = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, file: { type: 'string', format: 'binary' } },
  required: ['file', ...(schema.required ?? []).filter((name) => name !== 'file')],
});

function bodyOf(endpoint: Endpoint): Pick<Operation, 'requestBody'> {
  if (endpoint.body === undefined) return {};
  const schema = schemaOf(endpoint.body, 'input');
  const content: Content['content'] =
    endpoint.bodyFormat === 'json'
      ? { 'application/json': { schema } }
      : { 'multipart/form-data': { schema: withFile(schema) } };
  return { requestBody: { required: true, content } };
}

/** Either kind of bearer. OpenAPI 3.1 allows the required permissions to be listed for every scheme. */
function securityOf({ access, scope }: Endpoint): Pick<Operation, 'security'> {
  if (access !== 'session') return { security: [] };
  return { security: scope === null ? [{ session: [] }] : [{ token: [scope] }, { session: [] }] };
}

const accessWords = {
  none: 'Open to anyone.',
  signed: 'The address holds a short-lived signature.',
} as const;

/** The permission, the price and the requirements of an endpoint. */
function descriptionOf({ access, scope, cost, reach }: Endpoint): string {
  const parts = [
    access === 'session'
      ? scope === null
        ? 'For people who are logged in; closed to tokens.'
        : `Tokens need the permission \`${scope}\`.`
      : accessWords[access],
    ...(cost === null ? [] : [`Costs ${creditCosts[cost]} credits.`]),
    ...(reach === 'others' ? ['The email address must be verified.'] : []),
    ...(reach === 'partly' ? ['To fetch pages, the email address must be verified.'] : []),
  ];
  return parts.join(' ');
}

const tagWords: Readonly<Record<string, string>> = {
  accounts: 'Signing in, tokens, webhooks, notifications and the LinkedIn connection',
  billing: 'Credits and payments',
  runs: 'Long work: its progress, cancelling and retrying; models',
  posts: 'Drafts, scheduled and published posts, their files, sources and claims',
  teams: 'Workspaces, shared posts and review links',
  library: 'Imports, the library, voices, templates, saved items and people',
  memory: 'What is known of a person: facts with their sources',
  visuals: 'Carousels, pictures and brand kits',
  publishing: 'The calendar, queues, publishing requests and results',
  desk: 'Support and the state of this installation',
  agents: 'Agents, candidates, leads, jobs and messages',
  profile: 'Reviews of LinkedIn profiles',
  writing: 'Writing, improving, ideas and interviews',
  shell: 'The account and its data',
};

/** The document with every schema in place. */
export function inlineApiDocument(publicUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const all = [...endpointsByDomain].flatMap(([domain, endpoints]) =>
    endpoints.map((named) => ({ domain, ...named })),
  );
  for (const { domain, name, endpoint } of all) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operations = (paths[path] ??= {});
    operations[endpoint.method.toLowerCase()] = {
      operationId: name,
      summary: endpoint.summary,
      description: descriptionOf(endpoint),
      tags: [domain],
      parameters: parametersOf(endpoint),
      ...bodyOf(endpoint),
      responses: responsesOf(endpoint),
      ...securityOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Limelight',
      version: '1',
      description:
        'Every response is { data, message?, userUsage? }; every error is { message, code, details? }. Send a personal token as `Authorization: Bearer …`.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...endpointsByDomain.keys()].map((name) => ({ name, description: tagWords[name] ?? name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal token, or the token of a connected app',
        },
        session: { type: 'http', scheme: 'bearer', description: 'The session of a person who is logged in' },
      },
    },
  };
}

/** Smaller schemas are as short as a reference to them. */
const shortestNamed = 60;

/** The names of exported schemas by their JSON. Where what is sent differs from what is answered, it is an `Input`. */
function namesByJson(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, schema] of schemas)
    for (const [io, ending] of [
      ['output', ''],
      ['input', 'Input'],
    ] as const) {
      const json = JSON.stringify(schemaOf(schema, io));
      if (json.length >= shortestNamed && !names.has(json)) names.set(json, name + ending);
    }
  names.set(JSON.stringify(refusalSchema), 'Refusal');
  return names;
}

/** Puts references in place of named schemas, and collects those schemas in `used`. */
function createNaming(used: Map<string, unknown>): (value: unknown) => unknown {
  const names = namesByJson();
  // The JSON is built on the way, because printing each level again would take far longer.
  const visit = (value: unknown): { json: string; named: unknown } => {
    if (typeof value !== 'object' || value === null) return { json: JSON.stringify(value), named: value };
    if (Array.isArray(value)) {
      const parts = value.map(visit);
      return { json: `[${parts.map(({ json }) => json).join()}]`, named: parts.map(({ named }) => named) };
    }
    const parts = Object.entries<unknown>({ ...value }).map(([key, part]) => ({ key, ...visit(part) }));
    const json = `{${parts.map((part) => `${JSON.stringify(part.key)}:${part.json}`).join()}}`;
    const named = Object.fromEntries(parts.map((part) => [part.key, part.named]));
    const name = names.get(json);
    if (name === undefined) return { json, named };
    used.set(name, named);
    return { json, named: { $ref: `#/components/schemas/${name}` } };
  };
  return (value) => visit(value).named;
}

/** One place for all values that are the same: a reference in place of each that occurs more than once, or `always`. */
function createSharing(section: string, all: readonly unknown[]) {
  const times = Map.groupBy(all, (value) => JSON.stringify(value));
  const known = new Map<string, { name: string; value: unknown }>();
  const taken = new Map<string, number>();
  return {
    share(word: string, value: unknown, always = false): unknown {
      const key = JSON.stringify(value);
      if (!always && times.get(key)?.length === 1) return value;
      const count = taken.get(word) ?? 0;
      const { name } = known.get(key) ?? { name: count === 0 ? word : `${word}n${count + 1}` };
      if (!known.has(key)) taken.set(word, count + 1);
      known.set(key, { name, value });
      return { $ref: `#/components/${section}/${name}` };
    },
    named: () => Object.fromEntries([...known.values()].map(({ name, value }) => [name, value])),
  };
}

/** The document with named schemas in its components, and one answer or parameter for all that are the same. */
export function openApiDocument(publicUrl: string): object {
  const { paths, components, ...rest } = inlineApiDocument(publicUrl);
  const used = new Map<string, unknown>();
  const withNames = createNaming(used);
  const every = Object.values(paths).flatMap((operations) => Object.values(operations));
  const answers = createSharing(
    'responses',
    every.flatMap(({ responses }) => Object.values(responses)),
  );
  const asked = createSharing(
    'parameters',
    every.flatMap(({ parameters }) => parameters),
  );
  const operationOf = ({ parameters, responses, ...operation }: Operation) => ({
    ...operation,
    parameters: parameters.map((one) => asked.share(one.name, one)),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => {
        const isRefusal = Number(status) >= 400;
        const name = `${isRefusal ? 'Refusal' : 'Answer'}${status}`;
        return [status, answers.share(name, answer, isRefusal)];
      }),
    ),
  });
  const shorter = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, operationOf(operation)]),
    ),
  ]);
  return {
    ...rest,
    paths: withNames(Object.fromEntries(shorter)),
    components: {
      ...components,
      parameters: withNames(asked.named()),
      responses: withNames(answers.named()),
      schemas: Object.fromEntries([...used].toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
    },
  };
}
