/** A part of a recording, in seconds. */
export interface Stretch {
  from: number;
  to: number;
}

/** Seconds of one step of the loudness by which recordings are cut. */
export const stepSeconds = 0.02;
const stepsPerSecond = Math.round(1 / stepSeconds);
const steps = (seconds: number) => Math.round(seconds * stepsPerSecond);

/** A pause at which a part may end, once the part is long enough to be understood by itself. */
const pause = steps(0.3);
const shortest = steps(6);
/** A part ends at the latest here, at the quietest tenth of a second of the last eight. */
const longest = steps(25);
const searched = steps(8);
const quietest = steps(0.1);
/** Kept around what was said, so that no sound of a word is lost. */
const margin = steps(0.2);
/** Parts with less than this above the noise hold no word. */
const leastSpoken = steps(0.12);

/** Quieter than this, between 0 and 1, nobody speaks, however quiet the room is. */
const silence = 0.0015;

/** The loudness above which somebody speaks: well above the noise of the room, and well below the voice. */
function thresholdOf(loudness: Float32Array): number {
  const sorted = Float32Array.from(loudness).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [noise, voice] = [at(0.05), at(0.98)];
  // A steady sound, such as a hum, has no pauses to tell it from a voice.
  if (voice < noise * 2) return noise > silence ? Infinity : Math.max(silence, voice);
  return Math.max(silence, Math.min(noise * 3, noise + (voice - noise) * 0.15));
}

/** The quietest tenth of a second before `end`, as the step at its middle. */
function quietestBefore(loudness: Float32Array, end: number): number {
  let [best, at] = [Infinity, end];
  for (let start = end - searched; start + quietest <= end; start += 1) {
    let sum = 0;
    for (let step = start; step < start + quietest; step += 1) sum += loudness[step] ?? 0;
    if (sum < best) [best, at] = [sum, start + Math.floor(quietest / 2)];
  }
  return at;
}

/** A part while it is found, in steps, with the number of those in which somebody speaks. */
interface Part {
  from: number;
  to: number;
  spoken: number;
}

/**
 * Cuts a recording at its pauses into parts of 6 to 25 seconds in which somebody speaks. `loudness` has a value between
 * 0 and 1 for each step. Silence, noise and steady tones give no part.
 */
export function cutAtPauses(loudness: Float32Array): Stretch[] {
  const threshold = thresholdOf(loudness);
  const isLoud = (step: number) => (loudness[step] ?? 0) >= threshold;
  const found: Part[] = [];
  let open: Part | null = null;
  const close = (part: Part, to: number) => {
    if (part.spoken >= leastSpoken) found.push({ ...part, to });
  };
  for (let step = 0; step < loudness.length; step += 1) {
    if (isLoud(step)) {
      open ??= { from: Math.max(found.at(-1)?.to ?? 0, step - margin), to: step, spoken: 0 };
      open.to = step + 1;
      open.spoken += 1;
    }
    if (open === null) continue;
    const quiet = step + 1 - open.to;
    const length = step + 1 - open.from;
    if ((length >= shortest && quiet >= pause) || quiet >= shortest) {
      close(open, Math.min(open.to + margin, step + 1));
      open = null;
    } else if (length >= longest) {
      const cut = quietestBefore(loudness, step + 1);
      close(open, cut);
      let spoken = 0;
      for (let one = cut; one <= step; one += 1) if (isLoud(one)) spoken += 1;
      open = { from: cut, to: Math.max(cut, open.to), spoken };
    }
  }
  if (open !== null) close(open, Math.min(open.to + margin, loudness.length));
  return found.map(({ from, to }) => ({ from: from / stepsPerSecond, to: to / stepsPerSecond }));
}
