import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasBomb } from './pdf-streams.ts';

const limit = 1024 * 1024;

function pdfWith(...streams: Uint8Array[]): Uint8Array {
  const parts = streams.map((stream, index) =>
    Buffer.concat([
      Buffer.from(`${index + 4} 0 obj\n<</Length ${stream.length} /Filter /FlateDecode>>\nstream\n`),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('%%EOF\n')]);
}

test('a stream that unpacks to far more than a page is found, wherever it stands, and others are let through', () => {
  const page = deflateSync(Buffer.from('BT /F1 12 Tf (Hello) Tj ET\n'.repeat(1_000)));
  const bomb = deflateSync(Buffer.alloc(limit * 4, 0x20));
  expect(hasBomb(pdfWith(page, page), limit)).toBe(false);
  expect(hasBomb(pdfWith(page, bomb), limit)).toBe(true);
  expect(hasBomb(pdfWith(bomb.subarray(0, bomb.length - 8)), limit)).toBe(true);
  // One stream without an end, and one that is not zlib data.
  expect(hasBomb(pdfWith(bomb).subarray(0, -20), limit)).toBe(true);
  expect(hasBomb(pdfWith(Buffer.from([0x78, 0x9c, 1, 2, 3])), limit)).toBe(false);
});
