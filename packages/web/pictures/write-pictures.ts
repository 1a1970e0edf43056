import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brand } from '@limelight/contracts/catalog';
import sharp from 'sharp';
import { guidePicturePath, guidePictureSize } from '../features/site/site-pictures.ts';
import { picturePath } from '../features/site/head.ts';
import type { PrintedPage } from '../site-files.ts';
import { drawCard } from './draw-card.ts';
import { drawIcon } from './draw-icon.ts';

function kindOf(path: string): string {
  if (path.startsWith('/blog/tag/') || path === '/blog') return 'Blog';
  if (path.startsWith('/blog/')) return 'From the blog';
  if (path.startsWith('/tools')) return 'Free, no account';
  if (path.startsWith('/help')) return 'Help';
  return brand.tagline;
}

/** The title without the product name, which the logo already shows. */
const bare = (title: string) => title.replace(` · ${brand.name}`, '').replace(`${brand.name} · `, '');

async function save(svg: string, file: string, size?: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const drawn = size === undefined ? sharp(Buffer.from(svg)) : sharp(Buffer.from(svg)).resize(size, size);
  await writeFile(file, await drawn.png({ palette: true, colours: 128, dither: 0.6, effort: 7 }).toBuffer());
}

/** Writes the link preview picture of every page, a PNG of 1200 × 630. */
export async function writeCards(folder: string, pages: readonly PrintedPage[]): Promise<void> {
  for (const { path, title, description } of pages) {
    const svg =
      path === '/'
        ? drawCard({ kind: brand.tagline, title: brand.headline, description: brand.subline })
        : drawCard({ kind: kindOf(path), title: bare(title), description });
    await save(svg, join(folder, picturePath(path)));
  }
}

export async function writeIcons(folder: string): Promise<void> {
  const plain = drawIcon();
  const square = drawIcon({ corners: 0 });
  const maskable = drawIcon({ maskable: true });
  await save(plain, join(folder, 'favicon-32.png'), 32);
  // iOS rounds the corners itself.
  await save(square, join(folder, 'apple-touch-icon.png'), 180);
  for (const size of [192, 512]) {
    await save(plain, join(folder, `icon-${size}.png`), size);
    await save(maskable, join(folder, `icon-maskable-${size}.png`), size);
  }
}

/** Writes the pictures of the guides, from screenshots taken by the journeys. */
export async function writeGuidePictures(
  folder: string,
  taken: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const file = join(folder, guidePicturePath(name));
    await mkdir(dirname(file), { recursive: true });
    await sharp(join(taken, `${name}.png`))
      .resize(guidePictureSize)
      .webp({ quality: 82 })
      .toFile(file);
  }
}

/** Copies the screens of the product, which the journeys take as they are served. */
export async function writeScreens(folder: string, taken: string): Promise<void> {
  await cp(join(taken, 'site'), join(folder, 'screens'), { recursive: true });
}
