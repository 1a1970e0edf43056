import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** The base colours of a design for one scheme, in hexadecimal. */
export interface Seeds {
  ground: string;
  ink: string;
  accent: string;
  second: string;
  surface: string;
}

/** Colours by their purpose. Each pair of text and background here has a contrast of at least 4.5:1. */
export interface Palette {
  ground: string;
  ink: string;
  quiet: string;
  line: string;
  surface: string;
  onSurface: string;
  quietOnSurface: string;
  accent: string;
  onAccent: string;
  accentOnGround: string;
  accentOnSurface: string;
  second: string;
  onSecond: string;
  /** A tint of the background, for shapes that text can overlap. */
  tint: string;
}

export const minimumContrast = 4.5;
/** A margin, because rounding to hexadecimal can lower the contrast. */
const sought = 4.6;

export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

export function isColor(value: string): boolean {
  return /^#[0-9a-f]{6}$/iu.test(value);
}

function withLightness(color: string, lightness: number, chromaScale = 1): string {
  const base = toOklch(parse(color)) ?? { mode: 'oklch' as const, l: 0.5, c: 0, h: 0 };
  const moved = { ...base, l: lightness, c: base.c * chromaScale };
  return formatHex(clampChroma(moved, 'oklch'));
}

export function lightnessOf(color: string): number {
  return toOklch(parse(color))?.l ?? 0.5;
}

const toOklab = converter('oklab');
/** A cache, because the designs need the same few mixtures on every slide. */
const mixed = new Map<string, string>();

function mixAnew(color: string, other: string, share: number): string {
  const from = toOklab(parse(color));
  const to = toOklab(parse(other));
  if (from === undefined || to === undefined) return color;
  const part = (start: number, end: number) => start + (end - start) * share;
  return formatHex({
    mode: 'oklab',
    l: part(from.l, to.l),
    a: part(from.a, to.a),
    b: part(from.b, to.b),
  });
}

/** Mixes two colours in Oklab. `share` is the share of `other`. */
export function mix(color: string, other: string, share: number): string {
  const key = `${color} ${other} ${share}`;
  const known = mixed.get(key);
  if (known !== undefined) return known;
  const made = mixAnew(color, other, share);
  if (mixed.size > 500) mixed.clear();
  mixed.set(key, made);
  return made;
}

/** Changes the lightness of `color` as little as needed to be readable on `ground`. */
export function readableOn(color: string, ground: string): string {
  if (contrast(color, ground) >= sought) return formatHex(color) ?? color;
  const start = lightnessOf(color);
  const darker = contrast('#000000', ground) > contrast('#ffffff', ground);
  for (let step = 1; step <= 40; step += 1) {
    const lightness = darker ? start * (1 - step / 40) : start + (1 - start) * (step / 40);
    const candidate = withLightness(color, lightness);
    if (contrast(candidate, ground) >= sought) return candidate;
  }
  return darker ? '#000000' : '#ffffff';
}

/** Picks the most readable of the colours for text on `fill`, and adjusts it if it is not readable enough. */
function inkOn(fill: string, choices: readonly string[]): string {
  const best = [...choices].sort((one, other) => contrast(other, fill) - contrast(one, fill))[0] ?? '#000000';
  return readableOn(best, fill);
}

export function derivePalette(seeds: Seeds): Palette {
  const { ground, surface, accent, second } = seeds;
  const tint = mix(ground, seeds.ink, 0.06);
  const ink = readableOn(readableOn(seeds.ink, ground), tint);
  const onSurface = inkOn(surface, [seeds.ink, ground]);
  return {
    ground,
    ink,
    quiet: readableOn(readableOn(mix(ink, ground, 0.32), ground), tint),
    line: mix(ink, ground, 0.82),
    surface,
    onSurface,
    quietOnSurface: readableOn(mix(onSurface, surface, 0.32), surface),
    accent,
    onAccent: inkOn(accent, [seeds.ink, ground, '#ffffff', '#101214']),
    accentOnGround: readableOn(readableOn(accent, ground), tint),
    accentOnSurface: readableOn(accent, surface),
    second,
    onSecond: inkOn(second, [seeds.ink, ground, '#ffffff', '#101214']),
    tint,
  };
}

/** The brand colour with its lightness clamped to the design's range. */
export function brandFill(color: string, lightness: { from: number; to: number }): string {
  const own = lightnessOf(color);
  if (own >= lightness.from && own <= lightness.to) return formatHex(color) ?? color;
  return withLightness(color, own < lightness.from ? lightness.from : lightness.to);
}

/** A nearly white or nearly black background with a hint of the brand's hue. */
export function brandPaper(color: string, lightness: number): string {
  return withLightness(color, lightness, 0.12);
}
