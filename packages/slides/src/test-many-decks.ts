import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { designs } from './designs/index.ts';
import { slideKinds } from './kinds.ts';
import { diskFiles, shippedFiles } from './files/index.ts';
import { SlideBooks, SlideEngine } from './layout/deck.ts';
import { scales } from './layout/fit.ts';
import { emptySlide, noBrand, slideLimits, type Deck, type DeckSize, type Slide } from './model.ts';
import { renderPdf } from './pdf/index.ts';
import { bare, faults, isText } from './test-faults.ts';

const many = 300;
const sizes: DeckSize[] = ['portrait', 'square', 'wide'];
const scripts = [
  {
    language: 'en',
    words: 'Every decision without a document was made twice, and then again by somebody else.',
  },
  { language: 'de', words: 'Über die Größe der Straßen entscheidet die Verkehrswegeplanungsbeschleunigung.' },
  { language: 'pl', words: 'Zażółć gęślą jaźń, a potem zrób to jeszcze raz, ale spokojniej.' },
  { language: 'ru', words: 'Каждое решение без документа принимали дважды, и второй раз уже другие люди.' },
  { language: 'el', words: 'Κάθε απόφαση χωρίς έγγραφο πάρθηκε δύο φορές, τη δεύτερη από άλλους.' },
  { language: 'zh', words: '没有文件的决定都做了两次，第二次是别人做的。每天下午都很安静。' },
  { language: 'ja', words: '文書のない決定は二度なされた。二度目は別の人によって。午後は静かだった。' },
  { language: 'ko', words: '문서 없는 결정은 두 번 내려졌다. 두 번째는 다른 사람이 내렸다.' },
  { language: 'ar', words: 'كل قرار بلا وثيقة اتخذ مرتين، والمرة الثانية على يد شخص آخر.' },
  { language: 'he', words: 'כל החלטה בלי מסמך התקבלה פעמיים, ובפעם השנייה על ידי מישהו אחר.' },
  { language: 'hi', words: 'बिना दस्तावेज़ के हर निर्णय दो बार लिया गया, दूसरी बार किसी और ने।' },
  { language: 'en', words: 'Done 🎉 and shipped 🚀 by 👩‍👩‍👧 teams in 🇮🇳 with 👍🏽 and no meeting at all.' },
] as const;
/** The languages whose text can be extracted from a PDF in reading order, letter by letter. */
const plain = new Set(['en', 'de', 'pl', 'ru', 'el', 'zh', 'ja', 'ko']);

/** A random number generator with a seed, returning numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function deckOf(index: number): Deck {
  const random = randomOf(index + 1);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const script = scripts[index % scripts.length] ?? scripts[0];
  const long = script.words.repeat(40);
  const within = (text: string, limit: number) => [...text].slice(0, Math.floor(limit)).join('').trim();
  /** Usually of typical length, sometimes empty, sometimes nearly the maximum, and sometimes one word of 80 letters. */
  const text = (usual: number, most: number): string => {
    const dice = random();
    if (dice < 0.12) return '';
    if (dice < 0.18) return within('x'.repeat(80), most);
    if (dice < 0.26) return within(long, most * 0.9);
    return within(long, Math.min(most, 2 + upTo(usual)));
  };
  const slide = (at: number): Slide => {
    const kind = slideKinds[(index + at) % slideKinds.length] ?? 'text';
    const column = () => ({
      title: text(20, slideLimits.columnTitle),
      lines: Array.from({ length: upTo(4) }, () => text(50, 120)),
    });
    return {
      ...emptySlide(`slide-${at}`, kind),
      eyebrow: text(20, slideLimits.eyebrow),
      title: text(50, slideLimits.title),
      body: text(160, 900),
      items: Array.from({ length: upTo(7) }, () => ({
        label: text(20, slideLimits.itemLabel),
        text: text(60, 200),
      })),
      columns: [column(), column()],
      chart: {
        form: (['bar', 'line', 'share'] as const)[upTo(2)] ?? 'bar',
        unit: ['', '%', ' km'][upTo(2)] ?? '',
        rows: Array.from({ length: upTo(7) }, () => ({
          label: text(12, slideLimits.chartLabel),
          value: Math.round(random() * 1000) / 10,
        })),
      },
      figure: ['', '63%', '1,234,567', '€ 12.5 bn'][upTo(3)] ?? '',
      attribution: text(30, slideLimits.attribution),
      linkLabel: text(14, slideLimits.linkLabel),
      link: random() < 0.5 ? 'https://example.com/' : '',
    };
  };
  const colors = ['#0a66c2', '#ffe600', '#111111', '#f4f4f4', '#d0342c'];
  return {
    title: `Deck ${index}`,
    design: designs[index % designs.length]?.id ?? '',
    scheme: index % 2 === 0 ? 'light' : 'dark',
    size: sizes[Math.floor(index / designs.length) % sizes.length] ?? 'portrait',
    language: script.language,
    brand: {
      ...noBrand,
      name: text(14, 60),
      handle: '@asha',
      footer: text(30, 80),
      primary: random() < 0.4 ? (colors[upTo(4)] ?? null) : null,
      secondary: random() < 0.3 ? (colors[upTo(4)] ?? null) : null,
    },
    slides: Array.from({ length: 5 }, (_, at) => slide(at)),
  };
}

const books = new SlideBooks(shippedFiles);
const createdAt = new Date('2026-01-05T09:00:00Z');

/** The share of the height of its place that a slide fills. Pages with no more than a line to show are left out. */
const bounds = { least: 0.55, most: 0.92 };
const fewestLetters = 12;
/** At the smallest scale a slide may fill its place. */
const smallest = scales.at(-1) ?? 0;
const fills: number[] = [];

for (let first = 0; first < many; first += 25)
  test(`decks ${first + 1} to ${first + 25}: every text has its place, can be read, and is in the PDF`, async () => {
    const found: string[] = [];
    for (let index = first; index < first + 25; index += 1) {
      const deck = deckOf(index);
      const engine = new SlideEngine(
        diskFiles(() => Promise.resolve(null)),
        books,
      );
      const pages = await engine.pages(deck);
      const name = `deck ${index} (${deck.design}, ${deck.size}, ${deck.language})`;
      found.push(...pages.flatMap(faults).map((fault) => `${name} ${fault}`));
      for (const page of pages) {
        const letters = page.placed.filter(isText).filter(({ role }) => role !== 'artifact');
        if (bare(letters.map(({ text }) => text).join('')).length < fewestLetters) continue;
        fills.push(page.filled);
        if (page.fits && page.scale > smallest && page.filled > bounds.most + 0.01)
          found.push(`${name} ${page.slideId}/${page.part} fills ${page.filled.toFixed(2)}`);
      }
      const pdf = await renderPdf(pages, {
        title: deck.title,
        author: '',
        language: deck.language,
        createdAt,
      });
      const { text, totalPages } = await extractText(await getDocumentProxy(pdf), { mergePages: false });
      if (totalPages !== pages.length) found.push(`${name} has ${totalPages} pages of ${pages.length}`);
      if (!plain.has(deck.language)) continue;
      for (const [at, page] of pages.entries()) {
        const said = page.placed.filter(isText).map((entry) => entry.text);
        if (bare(text[at] ?? '') !== bare(said.join(''))) found.push(`${name} page ${at + 1}: ${text[at]}`);
      }
    }
    expect(found).toEqual([]);
  });

test('slides fill their place', async ({ annotate }) => {
  const sorted = fills.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const few = fills.filter((fill) => fill < bounds.least).length;
  await annotate(
    `Half of ${fills.length} pages fill ${median.toFixed(2)} of their place; ${few} fill little.`,
  );
  expect(median).toBeGreaterThan(bounds.least);
});
