import { endpoints, envelope, errorCatalogue, refusal, type Endpoint } from '@limelight/contracts';
import { z } from 'zod';

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  void $schema;
  return json;
}

function parametersOf(endpoint: Endpoint): object[] {
  const parts = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const;
  return parts.flatMap(([place, schema]) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field, undefined).success,
      schema: field instanceof z.ZodType ? schemaOf(field, 'input') : {},
    })),
  );
}

function responsesOf(endpoint: Endpoint): Record<string, object> {
  const success =
    endpoint.answer === 'json'
      ? { 'application/json': { schema: schemaOf(envelope(endpoint.response), 'output') } }
      : endpoint.answer === 'events'
        ? { 'text/event-stream': { schema: { type: 'string' } } }
        : { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const byStatus = new Map<number, string[]>();
  for (const code of endpoint.errors) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refusals = [...byStatus].map(([status, codes]): [string, object] => [
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

function bodyOf(endpoint: Endpoint): object {
  if (endpoint.body === undefined) return {};
  const schema = schemaOf(endpoint.body, 'input');
  const content =
    endpoint.bodyFormat === 'json'
      ? { 'application/json': { schema } }
      : {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { file: { type: 'string', format: 'binary' } },
              required: ['file'],
            },
          },
        };
  return { requestBody: { required: true, content } };
}

/** The OpenAPI 3.1 description of every endpoint, printed from the contracts. */
export function openApiDocument(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operations = (paths[path] ??= {});
    operations[endpoint.method.toLowerCase()] = {
      operationId: endpoint.name,
      summary: endpoint.summary,
      parameters: parametersOf(endpoint),
      ...bodyOf(endpoint),
      responses: responsesOf(endpoint),
      ...(endpoint.access === 'session' ? { security: [{ session: [] }] } : {}),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Limelight',
      version: '1',
      description:
        'Every answer is { data, message?, userUsage? }; every refusal { message, code, details? }.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}
