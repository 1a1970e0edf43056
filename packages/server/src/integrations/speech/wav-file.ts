const headBytes = 44;
const rate = 16_000;

/** Samples as a WAV file: 16 bits, one channel at 16 kHz. */
export function wavFile(samples: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(headBytes + samples.byteLength);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headBytes - 8 + samples.byteLength, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.byteLength, 40);
  file.set(samples, headBytes);
  return new Uint8Array(file);
}
