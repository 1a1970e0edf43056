import { expect, test } from 'vitest';
import { emptySlide, noBrand, sampleSlides, type Slide } from '../catalog.ts';
import { filesWith } from '../files/index.ts';
import { SlideEngine } from './deck.ts';

const address = 'data:image/svg+xml;utf8,<svg viewBox="0 0 2 1"><text>&amp;</text></svg>';
const engine = new SlideEngine(filesWith([{ key: 'pier', src: address, width: 200, height: 100 }]));

async function drawn(slide: Slide | undefined): Promise<string> {
  if (slide === undefined) throw new Error('There is no such slide.');
  const look = { design: 'spotlight', scheme: 'dark', size: 'portrait', language: 'en' } as const;
  const [page] = await engine.slidePages({ ...look, brand: noBrand }, slide, 1, 8);
  return (await page?.svg()) ?? '';
}

test('a browser opens no document and no layer of the whole page for a shape of a slide', async () => {
  const svg = await drawn(sampleSlides()[0]);
  expect(svg).toMatch(/<svg x="[^>]+><path d="M/u);
  expect(svg).not.toMatch(/<image|<mask/u);
});

test('a slide shows its picture, whatever signs the address has', async () => {
  const svg = await drawn({
    ...emptySlide('a', 'picture'),
    title: 'The pier',
    picture: { key: 'pier', alt: '' },
  });
  const [, source = ''] = /<image [^>]*href="([^"]*)"/u.exec(svg) ?? [];
  const read = source.replaceAll(/&#(\d+);/gu, (_, code) => String.fromCodePoint(Number(code)));
  expect(read).toBe(address);
});
