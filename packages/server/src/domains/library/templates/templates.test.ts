import { addFavorite, listTemplates, postFormats, templateGroups, userConfig } from '@limelight/contracts';
import { checkText, doubtsIn } from '@limelight/post-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { shippedTemplates } from './shipped.ts';

describe('the shipped templates', () => {
  const all = shippedTemplates;

  it('are at least 40, each its own, with some in every group', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    for (const part of ['id', 'name', 'use', 'notes', 'example'] as const)
      expect(new Set(all.map((template) => template[part])).size).toBe(all.length);
    for (const group of Object.keys(templateGroups))
      expect(all.filter((template) => template.group === group).length).toBeGreaterThanOrEqual(3);
    const offered = new Set(all.map((template) => template.format));
    expect(
      Object.keys(postFormats).filter(
        (format) => format !== 'auto' && ![...offered].some((one) => one === format),
      ),
    ).toEqual([]);
  });

  it.each(all)('$id: the example keeps to its notes and reads like a person', ({ example, notes }) => {
    expect(doubtsIn(example, [notes])).toEqual([]);
    expect(checkText(example, { language: 'en' }).map(({ message }) => message)).toEqual([]);
    expect(example.length).toBeGreaterThan(notes.length * 0.5);
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('are listed for a person, who can keep one as a favourite', async () => {
    const { token } = await app.signUp();
    const { body } = await app.call(listTemplates, {}, { token });
    const id = body.data.items[0]?.id ?? '';
    await app.call(addFavorite, { body: { favoriteTemplateId: id } }, { token });
    expect((await app.call(userConfig, {}, { token })).body.data.favoriteTemplateIds).toEqual([id]);
    expect((await app.call(listTemplates, {})).status).toBe(401);
  });
});
