import { AppError } from './app-error.ts';

/** A form has one file and a few fields. */
const partLimit = 50;
/** The lines above a part say its name and type. */
const headLimit = 8 * 1024;

/** Names stand in quotes, in which browsers write quotes and line breaks as `%22`, `%0D` and `%0A`. */
function namedIn(head: string, field: 'name' | 'filename'): string | null {
  const [, quoted, bare] = new RegExp(`[;\\s]${field}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(head) ?? [];
  const found = quoted ?? bare;
  return found === undefined ? null : found.replace(/%(?:22|0D|0A)/gi, (sign) => decodeURIComponent(sign));
}

function addPart(form: FormData, head: string, content: Uint8Array<ArrayBuffer>): boolean {
  const disposition = /^content-disposition:[ \t]*form-data(?=[;\s])(.*)$/im.exec(head)?.[1] ?? '';
  const name = namedIn(disposition, 'name');
  if (name === null) return false;
  const file = namedIn(disposition, 'filename');
  const type = /^content-type:[ \t]*(\S[^\r\n]*?)[ \t]*$/im.exec(head)?.[1] ?? 'application/octet-stream';
  if (file === null) form.append(name, new TextDecoder().decode(content));
  else form.append(name, new File([content], file, { type }));
  return true;
}

/**
 * Parses a form. The parser of `Response` looks at every byte, which keeps everybody else waiting for a second while it
 * reads the largest export; this one searches for the boundary only.
 */
export function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): FormData {
  const given = /^multipart\/form-data\s*;[^]*?boundary=(?:"([^"]+)"|([^";\s]+))/i.exec(contentType);
  const boundary = given?.[1] ?? given?.[2];
  if (boundary === undefined) throw new AppError('malformed_request');
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = `--${boundary}`;
  const form = new FormData();
  let at = body.indexOf(mark);
  for (let parts = 0; at >= 0; parts += 1) {
    const start = at + mark.length;
    const ends = body.toString('latin1', start, start + 2);
    if (ends === '--') return form;
    const headEnd = body.indexOf('\r\n\r\n', start);
    const next = headEnd < 0 ? -1 : body.indexOf(`\r\n${mark}`, headEnd + 2);
    if (ends !== '\r\n' || parts === partLimit || next < 0 || headEnd - start > headLimit) break;
    const contentStart = Math.min(headEnd + 4, next + 2);
    const content = bytes.subarray(contentStart, Math.max(contentStart, next));
    if (!addPart(form, body.toString('utf8', start, headEnd), content)) break;
    at = next + 2;
  }
  throw new AppError('malformed_request');
}
