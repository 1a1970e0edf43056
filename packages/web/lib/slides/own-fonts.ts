import {
  brandFontFile,
  carouselFont,
  carouselFontFile,
  listBrandFonts,
  type BrandFont,
  type BrandFontWeight,
} from '@limelight/contracts';
import type { OwnFont } from '@limelight/slides/catalog';
import { api, call, onForget } from '../client.ts';
import { sharedCarouselWith } from './shared-files.ts';

const prefix = 'font-';
const loaded = new Map<string, Promise<OwnFont | null>>();

/** What a brand says where it uses an uploaded font. */
export const ownFontId = (id: string): string => `${prefix}${id}`;

const quiet = { showError: false };

/** A font and how to open its files. */
interface Found {
  font: BrandFont;
  open: (weight: BrandFontWeight) => ReturnType<typeof api.open>;
}

async function find(key: string): Promise<Found | null> {
  const id = key.slice(prefix.length);
  const shared = sharedCarouselWith(key);
  if (shared !== null) {
    const params = { id: shared, fontId: id };
    const font = await call(carouselFont, { params }, quiet);
    return { font, open: (weight) => api.open(carouselFontFile, { params: { ...params, weight } }, quiet) };
  }
  const font = (await call(listBrandFonts, {}, quiet)).items.find((one) => one.id === id);
  if (font === undefined) return null;
  return { font, open: (weight) => api.open(brandFontFile, { params: { id, weight } }, quiet) };
}

async function readFile({ open }: Found, weight: BrandFontWeight): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await open(weight);
  try {
    return new Uint8Array(await opened.response.arrayBuffer());
  } finally {
    opened.finish();
  }
}

async function load(key: string): Promise<OwnFont | null> {
  const found = await find(key);
  if (found === null) return null;
  const { name, weights, ranges } = found.font;
  const only = weights.length === 1 ? weights[0] : undefined;
  const regular = await readFile(found, 'regular');
  const bold = only === undefined ? await readFile(found, 'bold') : regular;
  return { id: key, label: name, ranges, regular, bold };
}

/**
 * A font that the person uploaded, or that a carousel shared with them uses, by the id that brands name. Null where it
 * was deleted. Read once.
 */
export function loadOwnFont(key: string): Promise<OwnFont | null> {
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const loading = load(key);
  loading.catch(() => loaded.delete(key));
  loaded.set(key, loading);
  return loading;
}

/** For when fonts were uploaded or deleted. */
export function forgetOwnFonts(): void {
  loaded.clear();
}

onForget(forgetOwnFonts);
