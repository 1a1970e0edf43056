function labelOf(field: string): string {
  const words = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

function readableLines(value: object, indent: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${indent}(none)`];
    return value.flatMap((item: unknown, index) => itemLines(item, index, indent));
  }
  return Object.entries(value).flatMap(([field, item]: [string, unknown]) => {
    const label = `${indent}${labelOf(field)}:`;
    if (isNested(item)) return [label, ...readableLines(item, `${indent}   `)];
    const text = plain(item);
    return text.includes('\n')
      ? [label, ...text.split('\n').map((line) => `${indent}   ${line}`)]
      : [`${label} ${text}`];
  });
}

function itemLines(item: unknown, index: number, indent: string): string[] {
  return isNested(item)
    ? [`${indent}${index + 1}.`, ...readableLines(item, `${indent}   `)]
    : [`${indent}- ${plain(item)}`];
}

const head = (title: string) => `${title}\n${'='.repeat(title.length)}\n\n`;

export function toReadable(title: string, value: unknown): string {
  const body = isNested(value) ? readableLines(value, '') : [plain(value)];
  return `${head(title)}${body.join('\n')}\n`;
}

/** Like `toReadable`, for a list that is read in pages. */
export async function* readableList(
  title: string,
  pages: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  yield head(title);
  let count = 0;
  for await (const page of pages)
    for (const item of page) yield `${itemLines(item, count++, '').join('\n')}\n`;
  if (count === 0) yield '(none)\n';
}

export const titleOf = labelOf;
