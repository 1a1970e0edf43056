import { Resvg } from '@resvg/resvg-js';
import type { Page } from '../layout/deck.ts';

export async function renderPng(page: Page): Promise<Uint8Array> {
  return rasterise(await page.svg(), page.width);
}

export function rasterise(svg: string, width: number): Uint8Array {
  const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } } as const;
  return new Uint8Array(new Resvg(svg, options).render().asPng());
}
