import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Scheme = 'light' | 'dark';
type Channels = [number, number, number];

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function colour(token: string, scheme: Scheme): Channels {
  const found = new RegExp(
    `--${token}:\\s*(?:light-dark\\((#[0-9a-f]{6}),\\s*(#[0-9a-f]{6})\\)|(#[0-9a-f]{6}));`,
  ).exec(sheet);
  const hex = found?.[3] ?? (scheme === 'light' ? found?.[1] : found?.[2]);
  if (!hex) throw new Error(`No colour --${token}`);
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance and contrast as defined by WCAG 2.2. */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(a: Channels, b: Channels): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const grounds = ['ground', 'surface', 'sunken', 'raised', 'track', 'track-chosen'];
const texts = ['ink', 'quiet', 'accent-text', 'link', 'good', 'warn', 'bad'];
const softs = ['accent-soft', 'link-soft', 'good-soft', 'warn-soft', 'bad-soft'];

const pairs: [string, string][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...softs.flatMap((soft): [string, string][] => [
    ['ink', soft],
    ['quiet', soft],
    ['link', soft],
  ]),
  ['accent-text', 'accent-soft'],
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-press'],
  ['on-ink-fill', 'ink-fill'],
  ['on-ink-fill', 'ink-fill-hover'],
  ['on-bad-fill', 'bad-fill'],
  ['on-paper', 'paper'],
  ['ink', 'selection'],
];

for (const scheme of ['light', 'dark'] as const) {
  test.each(pairs)(`${scheme}: %s on %s reads at 4.5:1`, (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ground', 'surface', 'sunken'])(
    `${scheme}: the edge of a control on %s stands out at 3:1`,
    (ground) => {
      expect(contrast(colour('edge', scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(['ground', 'surface', 'sunken', 'raised'])(
    `${scheme}: the focus ring on %s stands out at 3:1`,
    (ground) => {
      expect(contrast(colour('link', scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
    },
  );
}

test.each(['ground', 'surface', 'raised'])(
  'the rail, always dark: its places on %s read at 4.5:1',
  (ground) => {
    expect(contrast(colour('stage-quiet', 'dark'), colour(ground, 'dark'))).toBeGreaterThanOrEqual(4.5);
  },
);
