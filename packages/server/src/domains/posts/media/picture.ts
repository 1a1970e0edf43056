import { imageByteLimit, type PictureCut } from '@limelight/contracts';
import { fileTypeFromBuffer } from 'file-type';
import type sharpModule from 'sharp';
import type { Sharp } from 'sharp';
import { AppError } from '../../../platform/http/index.ts';

export interface Picture {
  mime: 'image/jpeg' | 'image/png' | 'image/gif';
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** LinkedIn's limits: the pixels of a picture and the frames of a GIF. */
const pixelLimit = 36_152_320;
const frameLimit = 250;
/** Limits the memory for decoding all frames of an animation. */
const animationPixelLimit = 80_000_000;
const decodeSeconds = 20;

const takenTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
]);

let loading: Promise<typeof sharpModule> | null = null;

/** Loaded with the first picture, because it is a large native library. */
function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

function encode(image: Sharp, target: Picture['mime']): Sharp {
  switch (target) {
    case 'image/jpeg':
      return image.jpeg({ quality: 90 });
    case 'image/png':
      return image.png({ compressionLevel: 9 });
    case 'image/gif':
      return image.gif({ effort: 4 });
  }
}

function targetOf(facts: { format: string; pages: number; hasAlpha: boolean }): Picture['mime'] {
  if (facts.format === 'gif' || facts.pages > 1) return 'image/gif';
  if (facts.format === 'jpeg') return 'image/jpeg';
  if (facts.format === 'png') return 'image/png';
  return facts.hasAlpha ? 'image/png' : 'image/jpeg';
}

/**
 * Decodes and re-encodes a picture as an upright JPEG, PNG or GIF without metadata. The type is detected from the
 * content, and animations stay animated. Refuses with `media_invalid` or `media_too_large`.
 */
export async function remakePicture(given: Uint8Array): Promise<Picture> {
  if (given.byteLength > imageByteLimit) throw new AppError('media_too_large');
  const type = await fileTypeFromBuffer(given).catch(() => undefined);
  if (type === undefined || !takenTypes.has(type.mime)) throw new AppError('media_invalid');
  const sharp = await loadSharp();
  const options = { failOn: 'error', limitInputPixels: animationPixelLimit, animated: true } as const;
  try {
    const facts = await sharp(given, options).metadata();
    const pages = facts.pages ?? 1;
    const frameHeight = facts.pageHeight ?? facts.height;
    const pixels = facts.width * frameHeight;
    if (pixels >= pixelLimit || pages > frameLimit || pixels * pages > animationPixelLimit)
      throw new AppError('media_too_large');
    const target = targetOf({ format: facts.format, pages, hasAlpha: facts.hasAlpha });
    const image = sharp(given, options).timeout({ seconds: decodeSeconds });
    // The frames of an animation are stacked, so rotating would mix them up. GIFs have no orientation.
    const { data, info } = await encode(pages > 1 ? image : image.autoOrient(), target).toBuffer({
      resolveWithObject: true,
    });
    if (data.byteLength > imageByteLimit) throw new AppError('media_too_large');
    return { mime: target, bytes: data, width: info.width, height: pages > 1 ? frameHeight : info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The decoder's error message would not help the person.
    throw new AppError('media_invalid');
  }
}

function partOf(width: number, height: number, { area }: PictureCut) {
  const left = Math.min(Math.round(area.left * width), width - 1);
  const top = Math.min(Math.round(area.top * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(area.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(area.height * height), height - top)),
  };
}

/** Rotates and crops a stored picture. Refuses with `picture_not_still`. */
export async function cutPicture({ mime, bytes, width, height }: Picture, cut: PictureCut): Promise<Picture> {
  if (mime === 'image/gif') throw new AppError('picture_not_still');
  const isUpright = cut.turn % 180 === 0;
  const part = partOf(isUpright ? width : height, isUpright ? height : width, cut);
  const sharp = await loadSharp();
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: pixelLimit })
    .timeout({ seconds: decodeSeconds })
    .rotate(cut.turn)
    .extract(part);
  const { data, info } = await encode(image, mime).toBuffer({ resolveWithObject: true });
  return { mime, bytes: data, width: info.width, height: info.height };
}
