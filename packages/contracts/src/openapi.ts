import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { envelope, refusal } from './envelope.ts';
import { errorCatalogue } from './errors.ts';
import { endpoints } from './registry.ts';

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
  parameters: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content & { description: string }>;
  security?: Record<string, string[]>[];
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
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

function responsesOf(endpoint: Endpoint): Operation['responses'] {
  const success: Content['content'] =
    endpoint.answer === 'json'
      ? { 'application/json': { schema: schemaOf(envelope(endpoint.response), 'output') } }
      : endpoint.answer === 'events'
        ? { 'text/event-stream': { schema: { type: 'string' } } }
        : { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const byStatus = Map.groupBy(endpoint.errors, (code) => errorCatalogue[code].status);
  const refusals = [...byStatus].map(([status, codes]): [string, Content & { description: string }] => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\``).join(', '),
      content: {
        'application/json': { schema: schemaOf(refusal.extend({ code: z.enum(codes) }), 'output') },
      },
    },
  ]);
  return {
    [String(endpoint.status)]: { description: endpoint.summary, content: success },
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
  if (access !== 'session') return {};
  return { security: scope === null ? [{ session: [] }] : [{ token: [scope] }, { session: [] }] };
}

export function openApiDocument(publicUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operations = (paths[path] ??= {});
    operations[endpoint.method.toLowerCase()] = {
      operationId: endpoint.name,
      summary: endpoint.summary,
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
