/** Words and the seconds between which they are heard. */
export type HeardTone = { start: number; end: number; hertz: number };

const rate = 16_000;
const headBytes = 44;
const stepSeconds = 0.02;
const silence = 300;
/** Shorter silence is part of a tone. */
const gapSteps = 6;

/** The tones in a WAV file of 16 bits, one channel at 16 kHz, in order; null if it is none. */
export function tonesIn(file: Buffer): { tones: HeardTone[]; seconds: number } | null {
  const isWav =
    file.length >= headBytes &&
    file.toString('latin1', 0, 4) === 'RIFF' &&
    file.toString('latin1', 8, 16) === 'WAVEfmt ' &&
    file.readUInt16LE(22) === 1 &&
    file.readUInt32LE(24) === rate &&
    file.readUInt16LE(34) === 16 &&
    file.readUInt32LE(40) === file.length - headBytes;
  if (!isWav) return null;
  const samples = new Int16Array(
    file.buffer.slice(file.byteOffset + headBytes, file.byteOffset + file.length),
  );
  const step = rate * stepSeconds;
  const tones: { from: number; to: number }[] = [];
  for (let at = 0; at * step < samples.length; at += 1) {
    const loudest = samples
      .subarray(at * step, (at + 1) * step)
      .reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    if (loudest < silence) continue;
    const last = tones.at(-1);
    if (last !== undefined && at - last.to <= gapSteps) last.to = at + 1;
    else tones.push({ from: at, to: at + 1 });
  }
  return {
    seconds: samples.length / rate,
    tones: tones.map(({ from, to }) => ({
      start: from * stepSeconds,
      end: to * stepSeconds,
      hertz: pitchOf(samples.subarray(from * step, to * step)),
    })),
  };
}

/** The pitch of a steady tone to the nearest 10 Hz, from how often it rises through zero. */
function pitchOf(samples: Int16Array): number {
  let [rises, first, last] = [0, 0, 0];
  for (let at = 1; at < samples.length; at += 1) {
    if (!((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0)) continue;
    if (rises === 0) first = at;
    last = at;
    rises += 1;
  }
  return rises < 2 ? 0 : Math.round(((rises - 1) * rate) / (last - first) / 10) * 10;
}
