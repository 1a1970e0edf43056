import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { designs } from './designs/index.ts';
import { diskFiles } from './files/index.ts';
import { SlideEngine } from './layout/deck.ts';
import { noBrand, type Deck, type DeckSize } from './model.ts';
import { renderPdf } from './pdf/index.ts';
import { sampleSlides } from './sample.ts';

const run = promisify(execFile);
const engine = new SlideEngine(diskFiles(() => Promise.resolve(null)));
const sizes: DeckSize[] = ['portrait', 'square', 'wide'];
/** A difference of channels, out of 255, that is larger than two renderers' antialiasing causes. */
const clearly = 96;
const allowed = 0.01;
/** This font has alternate letter forms, and the two libraries choose different ones. */
const handwriting = { family: 'caveat', allowed: 0.02 };

function readPpm(file: Buffer): { width: number; height: number; pixels: Buffer } {
  const [whole = '', width = '0', height = '0'] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/u.exec(file.toString('latin1', 0, 60)) ?? [];
  return { width: Number(width), height: Number(height), pixels: file.subarray(whole.length) };
}

function difference(rgba: Uint8Array, rgb: Uint8Array): { clear: number; mean: number } {
  const count = rgb.length / 3;
  let clear = 0;
  let sum = 0;
  for (let pixel = 0; pixel < count; pixel += 1) {
    let most = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const one = rgba[pixel * 4 + channel] ?? 0;
      const other = rgb[pixel * 3 + channel] ?? 0;
      most = Math.max(most, Math.abs(one - other));
    }
    if (most > clearly) clear += 1;
    sum += most / 255;
  }
  return { clear: clear / count, mean: sum / count };
}

for (const [index, design] of designs.entries())
  test(`${design.name} looks the same on the screen and in the PDF`, async () => {
    const deck: Deck = {
      title: design.name,
      slides: sampleSlides(),
      design: design.id,
      scheme: index % 2 === 0 ? 'light' : 'dark',
      size: sizes[index % sizes.length] ?? 'portrait',
      language: 'en',
      brand: { ...noBrand, name: 'Asha Verma', handle: '@asha', footer: 'Notes on calm teams' },
    };
    const pages = await engine.pages(deck);
    const createdAt = new Date('2026-01-05T09:00:00Z');
    const pdf = await renderPdf(pages, { title: design.name, author: '', language: 'en', createdAt });
    const most = design.fonts.display === handwriting.family ? handwriting.allowed : allowed;
    const folder = await mkdtemp(join(tmpdir(), 'slides-'));
    try {
      await writeFile(join(folder, 'deck.pdf'), pdf);
      // `pdftoppm` is part of poppler-utils. At 72 dpi, a point is a pixel.
      await run('pdftoppm', ['-r', '72', join(folder, 'deck.pdf'), join(folder, 'page')]);
      for (const page of pages) {
        const digits = String(pages.length).length;
        const name = `page-${String(page.number).padStart(digits, '0')}.ppm`;
        const print = readPpm(await readFile(join(folder, name)));
        const screen = new Resvg(await page.svg(), { font: { loadSystemFonts: false } }).render();
        expect([print.width, print.height]).toEqual([screen.width, screen.height]);
        const { clear, mean } = difference(screen.pixels, print.pixels);
        expect(clear, `${page.slideId}: pixels that differ clearly`).toBeLessThan(most);
        expect(mean, `${page.slideId}: difference on average`).toBeLessThan(most);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
