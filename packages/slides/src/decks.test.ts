import { expect, inject, test } from 'vitest';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { designs } from './designs/index.ts';
import { diskFiles } from './files/index.ts';
import { SlideEngine, type Page } from './layout/deck.ts';
import { figureText } from './figures.ts';
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

test('an emoji in a PDF is as large as the letters around it', async () => {
  const words = 'Great 😀 work, team 👩‍💻 and more. ✅ done 1️⃣ first';
  const slides = [{ ...emptySlide('a', 'text'), title: 'Great 😀 work', body: words }];
  const pages = await engine.pages({ ...deckOf(0), slides });
  const created = { title: 'A deck', author: 'Asha', language: 'en', createdAt: new Date(0) };
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(await renderPdf(pages, created))).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  // Each emoji is drawn on a field of 36 by 36, which a matrix of its own scales.
  const drawn = fnArray.flatMap((name, index) => {
    const matrix: unknown = name === OPS.transform ? argsArray[index] : null;
    const [scale, , , , x, y] = Array.isArray(matrix) ? matrix.map(Number) : [];
    return scale !== undefined && scale > 1 && x === 0 && y === 0 ? [Math.round(scale * 36)] : [];
  });
  const texts = pages.flatMap(({ placed }) => placed.filter(isText));
  const sizes = texts.flatMap(({ words: placed, fontSize }) =>
    placed.filter(({ kind }) => kind === 'emoji').map(() => Math.round(fontSize)),
  );
  expect(sizes).toHaveLength(5);
  expect(drawn).toHaveLength(5);
  for (const [index, size] of sizes.entries()) expect(Math.abs(size - (drawn[index] ?? 0))).toBeLessThan(2);
});

/** The words of a PDF in the order of its file. Words from right to left are apart without a space between them. */
async function wordsOf(pdf: Uint8Array): Promise<string[]> {
  const page = await (await getDocumentProxy(pdf)).getPage(1);
  const { items } = await page.getTextContent();
  let last = Infinity;
  const parts = items.map((item) => {
    if (!('str' in item)) return '';
    const [, , , size = 0, left = 0] = item.transform.map(Number);
    const isApart = last - left - item.width > size / 10;
    last = left;
    return `${isApart ? ' ' : ''}${item.str}${item.hasEOL ? ' ' : ''}`;
  });
  return parts.join('').split(/\s+/u).filter(Boolean);
}

const scripts = {
  ar: 'خمسة دروس: خطط قبل أن تبدأ (مهم جدا) في 2026 مع Limelight، ثم لا تقف. أُخْتِبَر',
  he: 'שָׁלוֹם עולם, כל החלטה בלי מסמך (2 פעמים)',
  hi: 'हिन्दी में क्षत्रिय ज्ञान: बिना दस्तावेज़ के हर निर्णय',
  th: 'ที่นี่ผู้ใหญ่ น้ำปิ้ง การตัดสินใจ',
  ta: 'தமிழ் மொழி கொள்கை கௌரவம் ஸ்ரீ',
  vi: 'Đường phố ở Hà Nội: hẻm nhỏ',
  en: '𝗣𝗹𝗮𝗻 first, מחר بعد',
};

test.each(Object.entries(scripts))('a PDF in %s is copied as typed', async (language, body) => {
  const slides = [{ ...emptySlide('a', 'text'), body: body.normalize('NFD') }];
  const look = { ...deckOf(0), language, brand: { ...noBrand, pageNumbers: false } };
  const pages = await engine.pages({ ...look, slides });
  expect(pages.flatMap(({ undrawn }) => undrawn)).toEqual([]);
  const created = { title: 'A deck', author: 'Asha', language, createdAt: new Date(0) };
  expect(await wordsOf(await renderPdf(pages, created))).toEqual(body.normalize('NFC').split(/\s+/u));
});

test('bold letters are copied as typed beside those they mean, also where all are bold', async () => {
  const title = '𝗣𝗹𝗮𝗻 first, 𝘁𝗵𝗲𝗻 build';
  const slides = [{ ...emptySlide('a', 'text'), title }];
  const pages = await engine.pages({ ...deckOf(0), brand: { ...noBrand, pageNumbers: false }, slides });
  const created = { title: 'A deck', author: 'Asha', language: 'en', createdAt: new Date(0) };
  expect(await wordsOf(await renderPdf(pages, created))).toEqual(title.split(' '));
});

test('letters that no font has are drawn as what they mean, bold where they are, and others are named', async () => {
  const body = '𝗣𝗹𝗮𝗻 it. ① Ask ❷ ㎏ 𝓈𝒸𝓇𝒾𝓅𝓉 Ⓑ ꧁ᚠ';
  const [page] = await engine.pages({ ...deckOf(0), slides: [{ ...emptySlide('a', 'text'), body }] });
  const text = page?.placed.filter(isText).find(({ field }) => field === 'body');
  expect(text?.text).toBe('𝗣𝗹𝗮𝗻 it. 1 Ask 2 kg script B □□');
  expect(page?.undrawn).toEqual(['꧁', 'ᚠ']);
  expect(page?.fonts.stacks.text).toContain('bold-letters');
});

test('a picture has the marks of a letter where its font puts them', async () => {
  const extentOf = async (title: string) => {
    const look = { ...deckOf(0), language: 'ar', brand: { ...noBrand, pageNumbers: false } };
    const [page] = await engine.pages({ ...look, slides: [{ ...emptySlide('a', 'text'), title }] });
    const letters = ((await page?.svg()) ?? '').replaceAll(/<svg x=.*?<\/svg>/gu, '');
    const [, d = ''] = /<path[^>]* d="([^"]*)"/u.exec(letters) ?? [];
    const ys = [...d.matchAll(/-?[\d.]+ (-?[\d.]+)/gu)].map(([, y]) => Number(y));
    return { top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const [plain, above, below] = [await extentOf('بب'), await extentOf('بَبَ'), await extentOf('بِبِ')];
  expect(above.top).toBeLessThan(plain.top);
  expect(above.bottom).toBe(plain.bottom);
  expect(below.bottom).toBeGreaterThan(plain.bottom);
});

test('a deck has one main heading, units apart from their figures, and draws a link of any slide', async () => {
  const chart = { form: 'bar', unit: 'days', rows: [{ label: 'Spring', value: 18 }] } as const;
  const slides = [
    { ...emptySlide('cover', 'cover'), title: 'A calm quarter' },
    { ...emptySlide('text', 'text'), title: 'Read more', link: 'https://www.example.com/calm/' },
    { ...emptySlide('chart', 'chart'), title: 'Waiting', chart: { ...chart, rows: [...chart.rows] } },
  ];
  for (const design of designs) {
    const pages = await engine.pages({ ...deckOf(0), design: design.id, slides });
    expect(pages.flatMap(faults)).toEqual([]);
    const texts = pages.map(({ placed }) => placed.filter(isText));
    const button = texts[1]?.find(({ field }) => field === 'linkLabel');
    expect([button?.text.toLowerCase(), button?.link]).toEqual(['example.com/calm', slides[1]?.link]);
    expect(texts[2]?.map(({ text }) => text.replace('\u00a0', ' ').toLowerCase())).toContain('18 days');
  }
  expect([figureText(18, '%', 'en'), figureText(1200, 'k', 'en'), figureText(3, ' h', 'de')]).toEqual([
    '18%',
    '1,200k',
    '3\u00a0h',
  ]);
  const created = { title: 'A deck', author: 'Asha', language: 'en', createdAt: new Date(0) };
  const pdf = await getDocumentProxy(await renderPdf(await engine.pages({ ...deckOf(0), slides }), created));
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const tree = JSON.stringify(await (await pdf.getPage(number)).getStructTree());
    roles.push(...(tree.match(/(?<="role":")H\d/gu) ?? []));
  }
  expect(roles).toEqual(['H1', 'H2', 'H2']);
});
