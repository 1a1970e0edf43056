/** An instant as a field of the type `datetime-local` has it, by the clock of this device; empty for none. */
export function localInput(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
