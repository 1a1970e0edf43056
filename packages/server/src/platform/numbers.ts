/** The languages whose short forms of thousands and millions are known, such as “1,2 Tsd.”. */
const locales = ['en', 'de', 'fr', 'es', 'nl', 'da', 'pt', 'it', 'sv', 'nb', 'pl', 'ro', 'cs', 'fi', 'id'];

function learn(): ReadonlyMap<string, number> {
  const suffixes = new Map<string, number>([
    ['k', 1_000],
    ['m', 1_000_000],
  ]);
  for (const locale of locales) {
    const writer = new Intl.NumberFormat(locale, { notation: 'compact' });
    for (const unit of [1_000, 1_000_000]) {
      const short = writer.formatToParts(unit).find(({ type }) => type === 'compact')?.value ?? '';
      const suffix = short.toLowerCase().replace(/[^\p{L}]/gu, '');
      if (suffix !== '' && !suffixes.has(suffix)) suffixes.set(suffix, unit);
    }
  }
  return suffixes;
}

let learned: ReadonlyMap<string, number> | null = null;
function unitOf(suffix: string): number | undefined {
  learned ??= learn();
  return learned.get(suffix.replace('.', ''));
}

/**
 * Reads how many there are of something, as people and programs write it: 1234, 1,234, 1.234, 1 234, 1’234, 12,34,567,
 * 1.2K, 1,2 Mio. or 12.0. Returns null for anything else, such as 1.5 or -3.
 */
export function readCount(written: string): number | null {
  const text = written.normalize('NFKC').toLowerCase().trim();
  const found = /^(\d[\d.,'’\s]*?)\s*(\p{L}+\.?)?$/u.exec(text.slice(0, 40));
  if (found === null) return null;
  const digits = (found[1] ?? '').replace(/['’\s]/g, '');
  const unit = found[2] === undefined ? 1 : unitOf(found[2]);
  if (unit === undefined || digits.length > 15) return null;
  const grouped = /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.exec(digits);
  if (unit > 1) {
    const value = Number(digits.replace(',', '.'));
    return Number.isNaN(value) ? null : Math.round(value * unit);
  }
  const whole =
    grouped === null ? digits.replace(/[.,]0{1,2}$/, '') : digits.replaceAll(grouped[1] ?? '', '');
  return /^\d+$/.test(whole) ? Number(whole) : null;
}
