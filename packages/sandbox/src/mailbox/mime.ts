/** A parsed message. Header names are lower-case, values decoded, and line ends `\n`. */
export type ParsedMail = {
  headers: Record<string, string>;
  text: string;
  html: string;
  attachments: { name: string; type: string; byteLength: number }[];
};

type Part = { headers: Record<string, string>; body: Buffer };

/** Parses a message: nested multiparts, quoted-printable, base64 and encoded header words. */
export function parseMail(raw: Buffer): ParsedMail {
  const top = splitPart(raw);
  const mail: ParsedMail = { headers: top.headers, text: '', html: '', attachments: [] };
  collect(top, mail, 0);
  return mail;
}

function collect(part: Part, mail: ParsedMail, depth: number): void {
  const content = part.headers['content-type'] ?? 'text/plain';
  const type = (content.split(';')[0] ?? '').trim().toLowerCase();
  if (type.startsWith('multipart/') && depth < 10) {
    const boundary = parameter(content, 'boundary');
    for (const child of splitMultipart(part.body, boundary ?? '')) collect(splitPart(child), mail, depth + 1);
    return;
  }
  const disposition = part.headers['content-disposition'] ?? '';
  const name = parameter(disposition, 'filename') ?? parameter(content, 'name');
  const body = decodeBody(part);
  const isText = type === 'text/plain' || type === 'text/html';
  if (!isText || /^attachment/i.test(disposition)) {
    mail.attachments.push({ name: name ?? 'unnamed', type, byteLength: body.length });
    return;
  }
  const text = decodeText(body, parameter(content, 'charset')).replaceAll('\r\n', '\n');
  if (type === 'text/html') mail.html ||= text;
  else mail.text ||= text;
}

function splitPart(raw: Buffer): Part {
  const text = raw.toString('latin1');
  const empty = /^\r?\n/.exec(text);
  const end = empty === null ? /\r?\n\r?\n/.exec(text) : undefined;
  const headEnd = empty === null ? (end?.index ?? text.length) : 0;
  const bodyStart = empty === null ? headEnd + (end?.[0].length ?? 0) : empty[0].length;
  const headers: Record<string, string> = {};
  for (const line of raw
    .subarray(0, headEnd)
    .toString('utf8')
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0)
      headers[line.slice(0, colon).trim().toLowerCase()] = decodeWords(line.slice(colon + 1).trim());
  }
  return { headers, body: raw.subarray(bodyStart) };
}

function splitMultipart(body: Buffer, boundary: string): Buffer[] {
  const parts: Buffer[] = [];
  const text = body.toString('latin1');
  const marks = [
    ...text.matchAll(new RegExp(`(?:^|\\r?\\n)--${RegExp.escape(boundary)}(--)?[ \\t]*(?:\\r?\\n|$)`, 'g')),
  ];
  for (const [index, mark] of marks.entries()) {
    const next = marks[index + 1];
    if (mark[1] !== undefined || next === undefined) break;
    parts.push(body.subarray(mark.index + mark[0].length, next.index));
  }
  return parts;
}

function decodeBody({ headers, body }: Part): Buffer {
  const encoding = (headers['content-transfer-encoding'] ?? '').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  if (encoding === 'quoted-printable')
    return decodeQuoted(body.toString('latin1').replaceAll(/=[ \t]*\r?\n/g, ''));
  return body;
}

function decodeQuoted(text: string): Buffer {
  return Buffer.from(
    text.replaceAll(/=([0-9A-Fa-f]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  );
}

/** Decodes RFC 2047 words such as `=?UTF-8?Q?caf=C3=A9?=`. */
export function decodeWords(value: string): string {
  return value
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/=\?([^?]+)\?([BbQq])\?([^?]*)\?=/g, (_match, charset: string, kind: string, text: string) =>
      decodeText(
        kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : decodeQuoted(text.replaceAll('_', ' ')),
        charset,
      ),
    );
}

function decodeText(body: Buffer, charset: string | undefined): string {
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(body);
  } catch {
    return body.toString('utf8');
  }
}

function parameter(value: string, name: string): string | undefined {
  const match = new RegExp(`;\\s*${name}\\*?=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(value);
  return match?.[1] ?? match?.[2];
}
