function format(value: number, language: string): string {
  try {
    return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
  } catch {
    return new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value);
  }
}

/** Short for a multiple, and written right after the figure. */
const isMultiple = (unit: string) => /^(?:k|K|m|M|bn|x)$/u.test(unit);

/** A figure with its unit. A word is set apart from it, as in “18 days”; “%”, “°” and “k” are not. */
export function figureText(value: number, unit: string, language: string): string {
  const bare = unit.trim();
  const figure = format(value, language);
  return /^\p{L}/u.test(bare) && !isMultiple(bare) ? `${figure}\u00a0${bare}` : `${figure}${bare}`;
}
