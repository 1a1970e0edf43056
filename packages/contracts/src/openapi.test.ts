import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

test('a form names its plain fields beside its file', () => {
  const { paths } = openApiDocument('https://limelight.example');
  const form = (path: string) => paths[path]?.['post']?.requestBody?.content['multipart/form-data']?.schema;
  expect(form('/cvs')).toMatchObject({
    properties: { file: { type: 'string', format: 'binary' }, name: { type: 'string' } },
    required: ['file'],
  });
  const fields = Object.keys(form('/imports/file')?.properties ?? {});
  expect(fields).toEqual(expect.arrayContaining(['file', 'mine', 'voiceId']));
  expect(Object.keys(form('/media')?.properties ?? {})).toEqual(['file']);
});
