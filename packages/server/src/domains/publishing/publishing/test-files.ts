import { finishUpload, sendUploadPart, startUpload, type MediaFile } from '@limelight/contracts';
import PDFDocument from 'pdfkit';
import type { Person, TestApp } from '../../../testing/index.ts';

export async function pdfOf(pages: number, options: { ownerPassword?: string } = {}): Promise<Buffer> {
  const document = new PDFDocument({ ...options, size: [200, 250], autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => {
    document.on('end', () => resolve());
  });
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Page ${page}`);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Bytes of this size that start like an MP4. */
export function videoOf(bytes: number): Buffer {
  const video = Buffer.alloc(bytes, 7);
  Buffer.from('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom', 'latin1').copy(video);
  return video;
}

/** Uploads a file in parts as the page does. Throws with the code of a refusal. */
export async function uploadFile(
  app: TestApp,
  author: Person,
  name: string,
  mime: 'application/pdf' | 'video/mp4',
  bytes: Buffer,
): Promise<MediaFile> {
  const { token } = author;
  const started = await app.call(startUpload, { body: { name, mime, bytes: bytes.byteLength } }, { token });
  if (started.status !== 201) throw new Error(started.body.code);
  const { id, partBytes } = started.body.data;
  for (let index = 0; index * partBytes < bytes.byteLength; index += 1) {
    const form = new FormData();
    const piece = bytes.subarray(index * partBytes, (index + 1) * partBytes);
    form.set('file', new File([new Uint8Array(piece)], 'piece'));
    const path = sendUploadPart.path.replace(':id', id).replace(':index', String(index));
    const headers = { authorization: `Bearer ${token}` };
    const sent = await app.fetch(`/api${path}`, { method: 'POST', body: form, headers });
    if (sent.status !== 200) throw new Error(await sent.text());
  }
  const finished = await app.call(finishUpload, { params: { id } }, { token });
  if (finished.status !== 200) throw new Error(finished.body.code);
  return finished.body.data;
}
