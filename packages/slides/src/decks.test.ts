import { expect, inject, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { designs } from './designs/index.ts';
import { diskFiles } from './files/index.ts';
import { SlideEngine, type Page } from './layout/deck.ts';
import { emptySlide, noBrand, type Deck, type DeckSize } from './model.ts';
import { renderPdf } from './pdf/index.ts';
import { renderPptx } from './pptx/index.ts';
import { sampleSlides } from './sample.ts';
import { bare, faults, isText } from './test-faults.ts';

declare module 'vitest' {
  interface ProvidedContext {
    isLong: boolean;
  }
}

const engine = new SlideEngine(diskFiles(() => Promise.resolve(null)));
const sizes: DeckSize[] = ['portrait', 'square', 'wide'];
const sentence = 'Every decision without a document was made twice, and the second time by somebody else. ';
const hostile = [
  {
    ...emptySlide('scripts', 'text'),
    title: 'Привет, Ελληνικά, नमस्ते 🎉',
    body: 'Zażółć gęślą jaźń ✓ → مرحبا بالعالم\n\n中文标题 한국어',
  },
  { ...emptySlide('word', 'cover'), title: 'x'.repeat(80), body: '🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀' },
  { ...emptySlide('long', 'text'), title: 'A long text', body: sentence.repeat(24) },
  {
    ...emptySlide('items', 'list'),
    title: 'Twelve long points',
    items: Array.from({ length: 12 }, (_, index) => ({ label: `Point ${index}`, text: sentence.repeat(2) })),
  },
  emptySlide('empty', 'stat'),
];

function deckOf(index: number): Deck {
  return {
    title: 'A deck',
    slides: [...sampleSlides(), ...hostile],
    design: designs[index]?.id ?? '',
    scheme: index % 2 === 0 ? 'light' : 'dark',
    size: sizes[index % sizes.length] ?? 'portrait',
    language: 'en',
    brand: { ...noBrand, name: 'Asha Verma', handle: '@asha', footer: 'Notes on calm teams' },
  };
}

/** Every fifth design covers each size and both schemes; a long run takes all. */
const chosen = [...designs.entries()].filter(([index]) => inject('isLong') || index % 5 === 0);

for (const [index, design] of chosen)
  test(
    `${design.name}: every text has its place, can be read, and is in the PDF`,
    { timeout: 120_000 },
    async () => {
      const pages = await engine.pages(deckOf(index));
      expect(pages.flatMap(faults)).toEqual([]);
      expect(new Set(pages.filter((page) => page.parts > 1).map((page) => page.slideId))).toContain('items');

      const createdAt = new Date('2026-01-05T09:00:00Z');
      const pdf = await renderPdf(pages, {
        title: 'A deck',
        author: 'Asha Verma',
        language: 'en',
        createdAt,
      });
      const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: false });
      const latin = (page: Page) => page.slideId !== 'scripts';
      const expected = pages.filter(latin).map((page) =>
        bare(
          page.placed
            .filter(isText)
            .map((entry) => entry.text)
            .join(''),
        ),
      );
      expect(text.filter((_, at) => pages[at] !== undefined && latin(pages[at])).map(bare)).toEqual(expected);
      expect(pdf.length).toBeLessThan(1_000_000);
    },
  );

test('a heading is never broken inside a word that has room on a line', async () => {
  const title = 'Three questions before you hire';
  for (const design of designs) {
    const deck = { ...deckOf(0), design: design.id, slides: [{ ...emptySlide('a', 'cover'), title }] };
    const [page] = await engine.pages(deck);
    const heading = page?.placed.filter(isText).find(({ field }) => field === 'title');
    const words = heading?.words.map(({ text }) => bare(text)) ?? [];
    expect([design.id, words.join(' ')]).toEqual([design.id, title.toLowerCase()]);
  }
});

test('a presentation has its texts as text boxes', async () => {
  const pages = await engine.pages({ ...deckOf(0), slides: sampleSlides().slice(0, 3) });
  const bytes = await renderPptx(pages, { title: 'A deck', author: 'Asha Verma' });
  const { unzipSync, strFromU8 } = await import('fflate');
  const slide = unzipSync(bytes)['ppt/slides/slide2.xml'];
  expect(slide === undefined ? '' : strFromU8(slide)).toContain('Nobody had two free hours in a row');
});
