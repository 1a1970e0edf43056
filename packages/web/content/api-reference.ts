import type { JsonSchema, OpenApiDocument, Operation } from '@limelight/contracts/openapi';

export interface ReferenceField {
  name: string;
  place: 'path' | 'query' | 'header' | 'body';
  required: boolean;
  type: string;
}

export interface ReferenceEntry {
  name: string;
  method: string;
  path: string;
  summary: string;
  scope: string;
  fields: readonly ReferenceField[];
  /** The form of the data for what succeeds, the reason in words for what does not. */
  answers: readonly { status: string; words: string; isForm: boolean }[];
  curl: string;
}

export interface ReferenceGroup {
  title: string;
  entries: readonly ReferenceEntry[];
}

function typeOf(schema: JsonSchema, depth = 0): string {
  const options = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (options) return [...new Set(options.map((option) => typeOf(option, depth + 1)))].join(' | ');
  if (schema.type === 'array')
    return `list of ${schema.items && depth < 3 ? typeOf(schema.items, depth + 1) : 'anything'}`;
  if (schema.type === 'object' && schema.properties && depth < 2) {
    const required = new Set(schema.required);
    const parts = Object.entries(schema.properties).map(
      ([name, part]) => `${name}${required.has(name) ? '' : '?'}: ${typeOf(part, depth + 1)}`,
    );
    return `{ ${parts.join(', ')} }`;
  }
  if (schema.format !== undefined) return schema.format;
  return schema.type ?? 'anything';
}

function sampleOf(schema: JsonSchema, name: string): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return sampleOf(option, name);
  switch (schema.type) {
    case 'object': {
      const required = new Set(schema.required);
      const parts = Object.entries(schema.properties ?? {}).filter(([key]) => required.has(key));
      return Object.fromEntries(parts.map(([key, part]) => [key, sampleOf(part, key)]));
    }
    case 'array':
      return schema.items ? [sampleOf(schema.items, name)] : [];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return schema.format === 'date-time' ? '2026-12-01T09:30:00Z' : `<${name}>`;
  }
}

const bodySchema = ({ requestBody }: Operation): JsonSchema | undefined =>
  requestBody === undefined ? undefined : Object.values(requestBody.content)[0]?.schema;

function fieldsOf(operation: Operation): ReferenceField[] {
  const body = bodySchema(operation);
  const required = new Set(body?.required);
  return [
    ...operation.parameters.map((parameter): ReferenceField => ({
      name: parameter.name,
      place: parameter.in,
      required: parameter.required,
      type: typeOf(parameter.schema),
    })),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]): ReferenceField => ({
      name,
      place: 'body',
      required: required.has(name),
      type: typeOf(schema),
    })),
  ];
}

function curlOf(address: string, method: string, path: string, operation: Operation): string {
  const body = bodySchema(operation);
  const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined;
  const sent = isForm
    ? [`-F 'file=@FILE'`]
    : body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(sampleOf(body, 'body'))}'`];
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${address}${path}`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...sent,
  ];
  return lines.join(' \\\n  ');
}

/** The form of an answer's data, or null where the answer is a file or a stream. */
function dataOf({ content }: Operation['responses'][string]): string | null {
  const data = content?.['application/json']?.schema.properties?.['data'];
  return data === undefined ? null : typeOf(data);
}

const titleOf = (segment: string) => {
  const words = segment.replace(/[-.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Every endpoint available to tokens, grouped by the first part of its path. */
export function referenceOf(document: OpenApiDocument): ReferenceGroup[] {
  const [address = ''] = document.servers.map(({ url }) => url);
  const entries = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, operation]): ReferenceEntry[] => {
      const scope = operation.security?.flatMap(({ token }) => token ?? [])[0];
      if (scope === undefined) return [];
      const method = verb.toUpperCase();
      return [
        {
          name: operation.operationId,
          method,
          path,
          summary: operation.summary,
          scope,
          fields: fieldsOf(operation),
          answers: Object.entries(operation.responses).map(([status, response]) => {
            const form = Number(status) < 300 ? dataOf(response) : null;
            return { status, words: form ?? response.description.replaceAll('`', ''), isForm: form !== null };
          }),
          curl: curlOf(address, method, path, operation),
        },
      ];
    }),
  );
  return [...Map.groupBy(entries, ({ path }) => path.split('/')[1] ?? '')]
    .map(([segment, group]) => ({ title: titleOf(segment), entries: group }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}
