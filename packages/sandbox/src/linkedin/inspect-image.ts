/** The recognised type of a file, or "" if it is none of the accepted ones. `fault` is the reason it is refused. */
export type Inspection = { type: string; fault?: string };

const MOST_PIXELS = 36_152_320;
const MOST_GIF_FRAMES = 250;

/** Recognises JPG, PNG and GIF by their content and checks size and frames. */
export function inspectImage(data: Buffer): Inspection {
  const read = readPng(data) ?? readGif(data) ?? readJpeg(data);
  if (read === undefined)
    return { type: '', fault: 'unsupported image format: only JPG, PNG and GIF are accepted' };
  const { type, width, height } = read;
  if (width === 0 || height === 0) return { type, fault: 'corrupt image' };
  if (width * height >= MOST_PIXELS) return { type, fault: `too many pixels: ${width} x ${height}` };
  if (read.frames > MOST_GIF_FRAMES) return { type, fault: `too many frames: ${read.frames}` };
  return { type };
}

type Picture = { type: string; width: number; height: number; frames: number };

function readPng(data: Buffer): Picture | undefined {
  if (data.length < 8 || data.readUInt32BE(0) !== 0x89504e47 || data.readUInt32BE(4) !== 0x0d0a1a0a)
    return undefined;
  const picture = { type: 'image/png', width: 0, height: 0, frames: 1 };
  const whole =
    data.length >= 45 &&
    data.toString('latin1', 12, 16) === 'IHDR' &&
    data.includes('IEND', data.length - 16, 'latin1');
  return whole ? { ...picture, width: data.readUInt32BE(16), height: data.readUInt32BE(20) } : picture;
}

function readGif(data: Buffer): Picture | undefined {
  const signature = data.toString('latin1', 0, 6);
  if (signature !== 'GIF87a' && signature !== 'GIF89a') return undefined;
  if (data.length < 14) return { type: 'image/gif', width: 0, height: 0, frames: 0 };
  const frames = countGifFrames(data);
  const whole = frames > 0;
  return {
    type: 'image/gif',
    width: whole ? data.readUInt16LE(6) : 0,
    height: whole ? data.readUInt16LE(8) : 0,
    frames,
  };
}

/** Counts the frames of a GIF by its blocks. 0 when it is truncated. */
function countGifFrames(data: Buffer): number {
  const tableSize = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let position = 13 + tableSize(data[10] ?? 0);
  let frames = 0;
  const skipBlocks = () => {
    while (position < data.length && data[position] !== 0) position += (data[position] ?? 0) + 1;
    position += 1;
  };
  while (position < data.length) {
    const block = data[position];
    if (block === 0x3b) return frames;
    if (block === 0x21) {
      position += 2;
      skipBlocks();
    } else if (block === 0x2c) {
      frames += 1;
      position += 10 + tableSize(data[position + 9] ?? 0) + 1;
      skipBlocks();
    } else {
      return 0;
    }
  }
  return 0;
}

function readJpeg(data: Buffer): Picture | undefined {
  if (data.length < 4 || data[0] !== 0xff || data[1] !== 0xd8 || data[2] !== 0xff) return undefined;
  const corrupt = { type: 'image/jpeg', width: 0, height: 0, frames: 1 };
  let position = 2;
  while (position + 9 < data.length) {
    if (data[position] !== 0xff) return corrupt;
    const marker = data[position + 1] ?? 0;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame)
      return { ...corrupt, height: data.readUInt16BE(position + 5), width: data.readUInt16BE(position + 7) };
    position += 2 + data.readUInt16BE(position + 2);
  }
  return corrupt;
}
