import { deflateSync } from 'node:zlib';
import { paintPng } from '../pages/png.ts';

export function png(width = 8, height = 8): Buffer<ArrayBuffer> {
  return Buffer.from(paintPng(width, height, (x, y) => [x % 256, y % 256, 120]));
}

/** A GIF with `frames` pictures of one pixel. */
export function gif(frames: number): Buffer<ArrayBuffer> {
  const head = Buffer.from([...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** The start of a JPEG of this size, up to its frame header. */
export function jpeg(width: number, height: number): Buffer<ArrayBuffer> {
  const frame = Buffer.from([
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
  ]);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), frame, Buffer.from([0xff, 0xd9])]);
}

/** A minimal PDF. `packed` puts its pages into an object stream, as newer writers do. */
export function pdf(pages: number, options: { packed?: boolean; extra?: string } = {}): Buffer<ArrayBuffer> {
  const objects = '<< /Type /Pages >> ' + '<< /Type /Page /Parent 1 0 R >> '.repeat(pages);
  if (options.packed !== true)
    return Buffer.from(`%PDF-1.4\n1 0 obj ${objects}${options.extra ?? ''} endobj\ntrailer\n%%EOF\n`);
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n'),
    deflateSync(Buffer.from(objects)),
    Buffer.from('\nendstream endobj\ntrailer\n%%EOF\n'),
  ]);
}

export const WEBP: Buffer<ArrayBuffer> = Buffer.from(
  'RIFF\x24\x00\x00\x00WEBPVP8 lorem ipsum dolor sit amet',
);
export const SVG: Buffer<ArrayBuffer> = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
