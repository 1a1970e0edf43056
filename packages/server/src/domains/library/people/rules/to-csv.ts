/** Quotes a cell and prevents spreadsheets from running it as a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map((row) => row.map((value) => cell(value === null ? '' : String(value))).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
