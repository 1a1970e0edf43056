import PostalMime, { decodeWords } from 'postal-mime';

/** A parsed message. Header names are lower-case, values decoded, and line ends `\n`. */
export type ParsedMail = {
  headers: Record<string, string>;
  text: string;
  html: string;
  attachments: { name: string; type: string; byteLength: number }[];
};

/** The parser ends every part with a line end of its own. */
const lines = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').replace(/\n$/, '');

export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const { headers, text, html, attachments } = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
  });
  return {
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, decodeWords(value)])),
    text: lines(text),
    html: lines(html),
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'unnamed',
      type: mimeType,
      byteLength: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}
