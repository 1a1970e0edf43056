/** Feeds whose bytes really are in the encoding they declare, each with characters beyond ASCII. */
export const ENCODED: ReadonlyMap<string, string> = new Map([
  ['utf-8', 'Café — Straße und 東京'],
  ['utf-16le', 'Café — Straße und 東京'],
  ['utf-16be', 'Café — Straße und 東京'],
  ['iso-8859-1', 'Café und Straße'],
  ['windows-1252', 'Café “quoted” – Straße'],
  ['windows-1251', 'Новости рынка труда'],
  ['koi8-r', 'Новости рынка труда'],
  ['iso-8859-2', 'Zażółć gęślą jaźń'],
  ['shift_jis', '東京の採用ニュース'],
  ['gbk', '招聘市场新闻'],
]);

const tables = new Map<string, Map<string, number[]>>();

/** The bytes of each character, found by decoding every byte and pair of bytes. */
function tableOf(label: string): Map<string, number[]> {
  const known = tables.get(label);
  if (known !== undefined) return known;
  const table = new Map<string, number[]>();
  const note = (bytes: number[]) => {
    try {
      const letter = new TextDecoder(label, { fatal: true }).decode(Uint8Array.from(bytes));
      if ([...letter].length === 1 && !table.has(letter)) table.set(letter, bytes);
    } catch {
      // These bytes are invalid in this encoding.
    }
  };
  for (let first = 0; first < 256; first += 1) note([first]);
  if (label === 'shift_jis' || label === 'gbk')
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1) note([first, second]);
  tables.set(label, table);
  return table;
}

export function encode(text: string, label: string): Buffer {
  if (label === 'utf-8') return Buffer.from(text, 'utf8');
  if (label === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (label === 'utf-16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  const table = tableOf(label);
  return Buffer.from([...text].flatMap((letter) => table.get(letter) ?? [0x3f]));
}
