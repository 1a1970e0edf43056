/** Samples a second, which is what transcribers hear. */
export const wavRate = 16_000;
const headerBytes = 44;

/** Mixes channels down and rounds to 16 bits. */
export function monoSamples(channels: readonly Float32Array[]): Int16Array {
  const [first = new Float32Array()] = channels;
  const samples = new Int16Array(first.length);
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (const channel of channels) sum += channel[index] ?? 0;
    samples[index] = Math.round(Math.max(-1, Math.min(1, sum / channels.length)) * 32_767);
  }
  return samples;
}

/** A WAV file with one channel, of pieces that follow each other. */
export function wavOf(pieces: readonly Int16Array<ArrayBuffer>[]): Blob {
  const bytes = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
  const header = new DataView(new ArrayBuffer(headerBytes));
  const write = (at: number, letters: string) => {
    for (let index = 0; index < letters.length; index += 1)
      header.setUint8(at + index, letters.charCodeAt(index));
  };
  write(0, 'RIFF');
  header.setUint32(4, headerBytes - 8 + bytes, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, wavRate, true);
  header.setUint32(28, wavRate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  write(36, 'data');
  header.setUint32(40, bytes, true);
  return new Blob([header, ...pieces], { type: 'audio/wav' });
}
