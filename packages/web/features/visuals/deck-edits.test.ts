import { carouselDeck, carouselSlide, type CarouselDeck } from '@limelight/contracts';
import { noBrand, sampleSlides } from '@limelight/slides/catalog';
import { expect, test } from 'vitest';
import {
  changeKind,
  doubtsOn,
  duplicateSlide,
  mergeWithNext,
  moveSlide,
  readField,
  removeSlide,
  splitInTwo,
  withDoubts,
  withoutDoubt,
  writeField,
} from './deck-edits.ts';

const deck: CarouselDeck = carouselDeck.parse({
  title: 'A quiet month',
  design: 'spotlight',
  scheme: 'dark',
  size: 'portrait',
  language: 'en',
  brand: noBrand,
  slides: sampleSlides(),
});
const find = (kind: string) => {
  const slide = deck.slides.find((one) => one.kind === kind);
  if (slide === undefined) throw new Error(`no ${kind}`);
  return slide;
};
const titles = ({ slides }: CarouselDeck) => slides.map(({ title }) => title);

test('a text is read and written where it is drawn from, within its limit', () => {
  const list = writeField(find('list'), 'items.1.text', 'By tomorrow.');
  expect(readField(list, 'items.1.text')).toBe('By tomorrow.');
  expect(list.items[0]).toEqual(find('list').items[0]);
  const comparison = writeField(find('comparison'), 'columns.1.lines.2', 'A review');
  expect(readField(comparison, 'columns.1.lines.2')).toBe('A review');
  expect(writeField(find('stat'), 'figure', '9'.repeat(40)).figure).toHaveLength(24);
  expect(writeField(find('stat'), 'constructor', 'x')).toEqual(find('stat'));
});

test('a change of kind loses nothing, and starts from what the old kind said', () => {
  const text = find('text');
  const list = changeKind(text, 'list');
  expect(list.items.map((item) => item.text).join('\n')).toContain('Designers sketched between calls.');
  const list2 = find('list');
  const there = changeKind(list2, 'text');
  expect(there.body).toContain('Write it down first: A decision without a document is not a decision.');
  expect(changeKind(there, 'list').items).toEqual(list2.items);
  expect(changeKind(find('comparison'), 'list').items.map(({ text: line }) => line)).toContain('A conflict');
});

test('slides move, double and go, and one always stays', () => {
  expect(titles(moveSlide(deck, 0, 2)).slice(0, 3)).toEqual([
    titles(deck)[1],
    titles(deck)[2],
    titles(deck)[0],
  ]);
  expect(moveSlide(deck, 0, -1)).toBe(deck);
  const doubled = duplicateSlide(deck, 0);
  expect(doubled.slides[1]?.title).toBe(deck.slides[0]?.title);
  expect(new Set(doubled.slides.map(({ id }) => id)).size).toBe(doubled.slides.length);
  let single = deck;
  for (let count = 0; count < 30; count += 1) single = removeSlide(single, 0);
  expect(single.slides).toHaveLength(1);
  let full = deck;
  for (let count = 0; count < 30; count += 1) full = duplicateSlide(full, 0);
  expect(full.slides).toHaveLength(20);
});

test('a slide is divided and put together again without losing a word', () => {
  const index = deck.slides.findIndex(({ kind }) => kind === 'list');
  const divided = splitInTwo(deck, index);
  expect(divided.slides).toHaveLength(deck.slides.length + 1);
  const whole = mergeWithNext(divided, index);
  expect(whole.slides[index]?.items).toEqual(deck.slides[index]?.items);
  const merged = mergeWithNext(deck, 0);
  expect(merged.slides[0]?.body).toContain('Nobody had two free hours in a row');
  expect(merged.slides[0]?.body).toContain('Everyone felt late.');
});

test('doubts stand with the slide that has their words, until they are confirmed', () => {
  const slide = { ...deck.slides[0], title: 'Counted over 12 weeks' };
  const doubted = withDoubts({ ...deck, slides: [carouselSlide.parse(slide)] }, ['12 weeks', 'Petra Lang']);
  const [first] = doubted.slides;
  expect(first === undefined ? [] : doubtsOn(doubted, first)).toEqual(['12 weeks']);
  expect(withoutDoubt(doubted, '12 weeks').doubts).toEqual(['Petra Lang']);
  expect(withDoubts(deck, [])).toBe(deck);
});
