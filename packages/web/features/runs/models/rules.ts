import type { ConnectedModel, LocalModel, ModelTest, RunProgress } from '@limelight/contracts';
import { formatBytes } from '../../../lib/format.ts';

const seconds = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** For example "First word after 0.4 s · 32 words per second". */
export function figuresWords({
  msToFirstWord,
  wordsPerSecond,
}: Pick<Extract<ModelTest, { ok: true }>, 'msToFirstWord' | 'wordsPerSecond'>): string {
  const first = `First word after ${seconds(msToFirstWord)}`;
  if (wordsPerSecond === null) return first;
  const speed = wordsPerSecond < 10 ? wordsPerSecond.toFixed(1) : String(Math.round(wordsPerSecond));
  return `${first} · ${speed} words per second`;
}

export function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}

export function isConnected(
  connected: readonly ConnectedModel[],
  { baseUrl, name }: { baseUrl: string; name: string },
): boolean {
  return connected.some((model) => model.baseUrl === baseUrl && model.name === name);
}

export function fitWords({
  fits,
  lacks,
  memoryBytes,
}: Pick<LocalModel, 'fits' | 'lacks' | 'memoryBytes'>): string {
  if (fits === 'well') return 'runs well here';
  if (lacks === 'disk') return 'too little free disk space';
  if (fits === 'no') return `needs ${formatBytes(memoryBytes)} of memory`;
  return lacks === 'cores' ? 'slow on this processor' : 'leaves little memory for other programs';
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const listed = new Intl.ListFormat('en');

/** For example "It knows English and German." */
export function languageList(codes: readonly string[]): string {
  const names = codes.map((code) => languageNames.of(code) ?? code);
  return `It knows ${listed.format(names.toSorted((one, other) => one.localeCompare(other, 'en')))}.`;
}

/** Byte counts converted to readable units. */
export function withBytes(progress: RunProgress): RunProgress {
  const { done, total, label } = progress;
  if (total === null || total < 1e5) return progress;
  return { ...progress, label: `${label}: ${formatBytes(done)} of ${formatBytes(total)}` };
}
