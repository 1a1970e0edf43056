import { brandFontFile, listBrandFonts, type BrandFontWeight } from '@limelight/contracts';
import type { OwnFont } from '@limelight/slides/catalog';
import { api, call, onForget } from '../client.ts';

const prefix = 'font-';
const loaded = new Map<string, Promise<OwnFont | null>>();

/** What a brand says where it uses an uploaded font. */
export const ownFontId = (id: string): string => `${prefix}${id}`;

async function readFile(id: string, weight: BrandFontWeight): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await api.open(brandFontFile, { params: { id, weight } }, { showError: false });
  try {
    return new Uint8Array(await opened.response.arrayBuffer());
  } finally {
    opened.finish();
  }
}

async function load(key: string): Promise<OwnFont | null> {
  const id = key.slice(prefix.length);
  const { items } = await call(listBrandFonts, {}, { showError: false });
  const font = items.find((one) => one.id === id);
  if (font === undefined) return null;
  const only = font.weights.length === 1 ? font.weights[0] : undefined;
  const regular = await readFile(id, 'regular');
  const bold = only === undefined ? await readFile(id, 'bold') : regular;
  return { id: key, label: font.name, ranges: font.ranges, regular, bold };
}

/** A font that the person uploaded, by the id that brands name; null where it was deleted. Read once. */
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
