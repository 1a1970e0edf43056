import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { joinStretches } from './passages.ts';
import { readPdf } from './pdf.ts';

type Draw = (page: PDFKit.PDFDocument) => void;

async function textOf(draw: Draw): Promise<string> {
  const document = new PDFDocument({ size: 'A4', margin: 72 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  const { stretches } = await readPdf(new Uint8Array(Buffer.concat(chunks)), 20);
  return joinStretches(stretches).text;
}

const first =
  'We moved forty customers to the new billing system in one weekend, and the boring rehearsal on the Thursday before had saved us from most of what could have gone wrong on that night.';
const second =
  'Priya wrote a check of twelve lines, since two files had the same name, and nobody had to call support on Monday.';
const title = 'What a rehearsal on Thursday saved us from on Saturday night';
const flow = { lineGap: 2, width: 420 };

it.each<[string, Draw]>([
  ['larger', (page) => page.fontSize(24).text(title, flow).fontSize(11).text(first, flow).text(second, flow)],
  [
    'a little larger',
    (page) => page.fontSize(13).text(title, flow).fontSize(11).text(first, flow).text(second, flow),
  ],
  [
    'bold and of one size',
    (page) =>
      page
        .font('Helvetica-Bold')
        .fontSize(12)
        .text(title, flow)
        .font('Helvetica')
        .text(first, flow)
        .text(second, flow),
  ],
  [
    'no other than the text, with a gap after it',
    (page) => page.fontSize(11).text(title, flow).moveDown(0.8).text(first, flow).text(second, flow),
  ],
])('a title that is %s does not run into the first line', async (_, draw) => {
  const [head, ...paragraphs] = (await textOf(draw)).split(/\n+/);
  expect(head).toBe(title);
  expect(paragraphs).toEqual([first, second]);
});

it('a title of two lines is one, and paragraphs are told by their gaps, full last line or not', async () => {
  const long = `${title}, and from what it did not save us at all in spring`;
  const full = first.slice(0, first.indexOf(' on the Thursday'));
  const text = await textOf((page) => {
    page.fontSize(20).text(long, flow).moveDown(0.4).fontSize(11);
    // The line breaks do not coincide with the ends of sentences.
    page.text(full, flow).moveDown(0.7).text(second, flow).moveDown(0.7).text(first, flow);
  });
  expect(text).toBe([long, full, second, first].join('\n\n'));
});

it('lists keep their lines, divided words are put together, and addresses keep their hyphens', async () => {
  const text = await textOf((page) => {
    page.fontSize(16).text('Skills').fontSize(11);
    for (const entry of ['Stock control', 'Yard safety', 'Forklift training']) page.text(entry, flow);
    page
      .moveDown()
      .text('The ware-', flow)
      .text('house opened at five. More stands at example.com/yard-', flow);
    page.text('safety as it was written down by the people who work there, in their own words.', flow);
    page.moveDown().text(`• ${first}`, flow).text(`• ${second}`, flow);
  });
  expect(text).toBe(
    [
      'Skills',
      'Stock control\nYard safety\nForklift training',
      'The warehouse opened at five. More stands at example.com/yard-safety as it was written down by the people who work there, in their own words.',
      `• ${first}\n• ${second}`,
    ].join('\n\n'),
  );
});

it('goes on at the top of the next column', async () => {
  const text = await textOf((page) => {
    page.fontSize(18).text(title, { width: 450 }).moveDown(0.5).fontSize(10);
    page.text(`${first} ${second} ${first}`, { columns: 2, columnGap: 20, width: 450, height: 110 });
  });
  expect(text).toBe(`${title}\n\n${first} ${second} ${first}`);
});
