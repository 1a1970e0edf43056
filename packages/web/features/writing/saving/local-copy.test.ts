import { expect, test } from 'vitest';
import { defaultChoices } from '../brief/choices.ts';
import { emptyContent } from '../session/draft.ts';
import { copyPlace, readCopy, readPlace, usableCopies, type LocalCopy } from './local-copy.ts';

const words = (text: string) => ({ content: { ...emptyContent, pictures: [], text } });
const copy = (changes: Partial<LocalCopy> = {}): LocalCopy => ({
  v: 1,
  template: '',
  produced: null,
  changedAt: 1,
  postId: null,
  version: null,
  dirty: true,
  content: { ...emptyContent, pictures: [], text: 'words' },
  base: null,
  sent: [],
  idea: '',
  choices: defaultChoices,
  drafts: null,
  activeDraft: 0,
  progress: [],
  engine: null,
  written: null,
  ownWords: null,
  generationId: null,
  creating: null,
  changes: [],
  ...changes,
});

function storage(entries: Record<string, LocalCopy>) {
  const texts = new Map(Object.entries(entries).map(([place, one]) => [place, JSON.stringify(one)]));
  return { places: [...texts.keys()], read: (place: string) => texts.get(place) ?? null };
}

test('a copy survives being written and read', () => {
  expect(readCopy(JSON.stringify(copy({ ...words('ünïcode 🌱') })))).toEqual(
    copy({ ...words('ünïcode 🌱') }),
  );
  expect(readCopy('{"v":1}')).toBeNull();
  expect(readCopy('not json')).toBeNull();
});

test('a choice that no longer exists falls back instead of losing the text', () => {
  const old = { ...copy(), choices: { ...defaultChoices, tone: 'sardonic' } };
  expect(readCopy(JSON.stringify(old))).toEqual(copy());
});

test('places name the post and the tab', () => {
  expect(readPlace(copyPlace('8d1', 't1'))).toEqual({ postId: '8d1', tab: 't1' });
  expect(readPlace(copyPlace(null, 't1'))).toEqual({ postId: null, tab: 't1' });
  expect(readPlace('post:new')).toBeNull();
});

test('a tab goes on from its own copy and from those of tabs that are gone, never from one still open', () => {
  const { places, read } = storage({
    [copyPlace(null, 'own')]: copy({ changedAt: 5, ...words('own') }),
    [copyPlace(null, 'crashed')]: copy({ changedAt: 9, ...words('crashed') }),
    [copyPlace(null, 'open')]: copy({ changedAt: 20, ...words('open') }),
    [copyPlace('p1', 'crashed')]: copy({ changedAt: 30, ...words('another post') }),
  });
  const found = usableCopies(null, 'own', new Set(['own', 'open']), places, read);
  expect(found.map((one) => one.copy.content.text)).toEqual(['crashed', 'own']);
});

test('a copy that holds nothing the server lacks is not offered', () => {
  const { places, read } = storage({ [copyPlace('p1', 'gone')]: copy({ postId: 'p1', dirty: false }) });
  expect(usableCopies('p1', 'own', new Set(), places, read)).toEqual([]);
});

test('an idea alone is work for a new post', () => {
  const { places, read } = storage({
    [copyPlace(null, 'gone')]: copy({ dirty: false, ...words(''), idea: 'four fields' }),
  });
  expect(usableCopies(null, 'own', new Set(), places, read)).toHaveLength(1);
});
