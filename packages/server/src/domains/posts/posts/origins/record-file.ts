import {
  originsHeadline,
  originsRest,
  restWords,
  secondWords,
  sharedOriginWords,
  type OriginRest,
  type PostOrigins,
} from '@limelight/contracts';
import { pdfColors, writeTaggedPdf, type TaggedPage } from '../../../../platform/tagged-pdf/index.ts';

export interface RecordFile {
  origins: PostOrigins;
  author: string;
  permalink: string | null;
}

const { quiet } = pdfColors;

const dayWords = (at: string) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} UTC`;

const restLine = ({ kind, title, passage, second }: OriginRest): string =>
  `${title} (${restWords[kind]}${second === null ? '' : `, ${secondWords(second)}`}): “${passage.replace(/\s+/gu, ' ')}”`;

function draw(page: TaggedPage, { origins, author, permalink }: RecordFile): void {
  const { text, hash, recordedAt, sentences, sources, engine } = origins;
  page.cover('Whose words', [author, recordedAt === null ? '' : `Published ${dayWords(recordedAt)}`], null);
  page.write('P', `${originsHeadline(sentences, 'the author')}.`, { bold: true, size: 13, after: 4 });
  const rest = originsRest(sentences);
  if (rest !== '') page.write('P', `${rest}.`, { color: quiet });
  page.write('P', `SHA-256 of the text: ${hash}`, {
    color: quiet,
    size: 9,
    after: permalink === null ? 12 : 2,
  });
  if (permalink !== null) page.write('P', permalink, { color: quiet, size: 9, after: 12 });
  page.heading('Sentence by sentence', 110);
  page.steps(
    sentences.map((one) => ({
      title: text.slice(one.start, one.end),
      text: [`${sharedOriginWords(one, engine)}, ${dayWords(one.at)}.`, ...one.rests.map(restLine)].join(
        '\n',
      ),
    })),
  );
  if (sources.length > 0) {
    page.heading('Sources', 110);
    page.table([
      ['Source', 'Kind', 'Sentences'],
      ...sources.map((source) => [source.title, restWords[source.kind], `${source.sentences}`]),
    ]);
  }
  page.heading('The text as it was published', 110);
  for (const line of text.split('\n')) if (line.trim() !== '') page.write('P', line);
}

export async function recordPdf(file: RecordFile, madeAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  return writeTaggedPdf({ title: 'Whose words', text: JSON.stringify(file), madeAt }, (page) =>
    draw(page, file),
  );
}

export function recordJson({ origins, author, permalink }: RecordFile): Uint8Array<ArrayBuffer> {
  const { text, hash, recordedAt, engine, sentences, sources } = origins;
  const record = {
    author,
    permalink,
    publishedAt: recordedAt,
    sha256: hash,
    writer: engine?.name ?? null,
    text,
    sentences: sentences.map(({ start, end, origin, by, at, basis, rests, missing }) => ({
      text: text.slice(start, end),
      start,
      end,
      origin,
      by,
      at,
      basis,
      rests: rests.map(({ kind, title, second, passage }) => ({ kind, title, second, passage })),
      missing,
    })),
    sources,
  };
  return new Uint8Array(Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
}
