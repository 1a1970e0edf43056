/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const entry = list[from];
  return entry === undefined ? [...list] : [...rest.slice(0, to), entry, ...rest.slice(to)];
}
