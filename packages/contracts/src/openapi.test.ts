import { expect, test } from 'vitest';
import { z } from 'zod';
import { inlineApiDocument, openApiDocument } from './openapi.ts';

test('a form names its plain fields beside its file', () => {
  const { paths } = inlineApiDocument('https://limelight.example');
  const form = (path: string) => paths[path]?.['post']?.requestBody?.content['multipart/form-data']?.schema;
  expect(form('/cvs')).toMatchObject({
    properties: { file: { type: 'string', format: 'binary' }, name: { type: 'string' } },
    required: ['file'],
  });
  const fields = Object.keys(form('/imports/file')?.properties ?? {});
  expect(fields).toEqual(expect.arrayContaining(['file', 'mine', 'voiceId']));
  expect(Object.keys(form('/media')?.properties ?? {})).toEqual(['file']);
});

test('schemas have names, and every reference leads to one', () => {
  const text = JSON.stringify(openApiDocument('https://limelight.example'));
  expect(text.length).toBeLessThan(800_000);
  const { components } = z
    .object({
      components: z.object({
        schemas: z.record(z.string(), z.unknown()),
        responses: z.record(z.string(), z.unknown()),
        parameters: z.record(z.string(), z.unknown()),
      }),
    })
    .parse(JSON.parse(text));
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Post', 'Idea', 'Refusal']));
  const references = new Set(
    [...text.matchAll(/"#\/components\/(schemas|responses|parameters)\/([\w-]+)"/g)].map(([all]) => all),
  );
  const there = new Set([
    ...Object.keys(components.schemas).map((name) => `"#/components/schemas/${name}"`),
    ...Object.keys(components.responses).map((name) => `"#/components/responses/${name}"`),
    ...Object.keys(components.parameters).map((name) => `"#/components/parameters/${name}"`),
  ]);
  expect([...references].filter((reference) => !there.has(reference))).toEqual([]);
});

test('operations are sorted, described, and say when they need nobody logged in', () => {
  const { paths, tags } = inlineApiDocument('https://limelight.example');
  const known = new Set(tags.map(({ name }) => name));
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    expect([operation.operationId, operation.tags.every((tag) => known.has(tag))]).toEqual([
      operation.operationId,
      true,
    ]);
    expect(operation.description).not.toBe('');
  }
  expect(paths['/system']?.['get']?.security).toEqual([]);
  expect(Object.keys(paths['/jobs.csv']?.['get']?.responses['200']?.content ?? {})).toEqual(['text/csv']);
});

test('no address fits two paths, unless one of them is the more specific of the two', () => {
  const { paths: all } = inlineApiDocument('https://limelight.example');
  const paths = Object.keys(all).map((path) => ({ path, parts: path.split('/') }));
  const isOpen = (part: string | undefined) => part?.startsWith('{') === true;
  /** True when each address of `one` is also one of `other`. */
  const isWithin = (one: readonly string[], other: readonly string[]) =>
    one.every((part, at) => part === other[at] || isOpen(other[at]));
  const ambiguous = paths.flatMap(({ path, parts }) =>
    paths
      .filter(({ path: other, parts: others }) => path < other && parts.length === others.length)
      .filter(({ parts: others }) =>
        parts.every((part, at) => part === others[at] || isOpen(part) || isOpen(others[at])),
      )
      .filter(({ parts: others }) => !isWithin(parts, others) && !isWithin(others, parts))
      .map(({ path: other }) => `${path} and ${other}`),
  );
  expect(ambiguous).toEqual([]);
});
