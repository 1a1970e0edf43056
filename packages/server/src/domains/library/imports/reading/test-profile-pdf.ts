import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** A line of a profile: its distance from the left and the top, its size in points and its text. */
export type ProfileLine = readonly [x: number, y: number, size: number, text: string];

const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
);

/** A PDF with these lines on one page, in the geometry of LinkedIn's own: x and y in points from the top left corner. */
export async function profilePdf(lines: readonly ProfileLine[]): Promise<Uint8Array> {
  const document = new PDFDocument({ size: [612, 792], margin: 0 });
  const chunks: Uint8Array[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  document.on('end', () => resolve());
  document.font(font);
  for (const [x, y, size, text] of lines)
    document.fontSize(size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  document.end();
  await promise;
  return new Uint8Array(Buffer.concat(chunks));
}

const sidebar = 21.6;
const main = 223.56;

/** The lines of a sidebar, whose sections are a heading with items of one or more lines. */
export function sidebarLines(
  sections: readonly (readonly [heading: string, ...items: (readonly string[])[]])[],
): ProfileLine[] {
  let y = 54.37;
  return sections.flatMap(([heading, ...items]) => {
    const lines: ProfileLine[] = [[sidebar, y, 13, heading]];
    y += 19.45;
    for (const item of items) {
      for (const text of item) {
        lines.push([sidebar, y, 10.5, text]);
        y += 12.6;
      }
      y += 5;
    }
    y += 17;
    return lines;
  });
}

export const headLines: readonly ProfileLine[] = [
  [main, 65.55, 26, 'Ida Holm'],
  [main, 86.71, 12, 'Crane planner'],
  [main, 102.11, 12, 'Gdańsk'],
];

/** One role and the lines of the education section, with the dates as given. */
export const bodyLines = (
  dates: string,
  degrees: readonly (readonly [gap: number, size: number, text: string])[],
): ProfileLine[] => {
  let y = 326;
  return [
    [main, 146, 15.75, 'Experience'],
    [main, 176, 12, 'Harbour Works'],
    [main, 192, 11.5, 'Planner'],
    [main, 206.5, 10.5, dates],
    [main, y, 15.75, 'Education'],
    ...degrees.map(([gap, size, text]): ProfileLine => [main, (y += gap), size, text]),
  ];
};
