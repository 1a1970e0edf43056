export type Span =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading' | 'subheading' | 'paragraph' | 'quote'; text: string }
  | { kind: 'list'; numbered: boolean; items: string[] }
  | { kind: 'picture'; alt: string; name: string };

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;

/** Splits a line into plain text, links (`[text](/path)`), strong words (`**so**`) and code. */
export function parseWords(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, label, href, strong, code] = match;
    if (label !== undefined && href !== undefined) spans.push({ kind: 'link', text: label, href });
    else if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    end = match.index + whole.length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

function parseBlock(source: string): Block {
  const lines = source.split('\n').map((line) => line.trim());
  const first = lines[0] ?? '';
  if (first.startsWith('### ')) return { kind: 'subheading', text: first.slice(4) };
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3) };
  if (first.startsWith('> '))
    return { kind: 'quote', text: lines.map((line) => line.replace(/^> ?/, '')).join('\n') };
  const picture = /^!\[([^\]]+)\]\(([\w-]+)\)$/.exec(first);
  if (picture?.[1] !== undefined && picture[2] !== undefined)
    return { kind: 'picture', alt: picture[1], name: picture[2] };
  const numbered = /^\d+\. /.test(first);
  if (numbered || first.startsWith('- ')) {
    const items: string[] = [];
    for (const line of lines) {
      const start = /^(?:- |\d+\. )(.*)$/.exec(line);
      if (start?.[1] !== undefined) items.push(start[1]);
      else items.push(`${items.pop() ?? ''} ${line}`);
    }
    return { kind: 'list', numbered, items };
  }
  return { kind: 'paragraph', text: lines.join(' ') };
}

/**
 * Parses a text into blocks separated by blank lines, which are optional after a heading: `## `, `### `, `- `, `1. `,
 * `> `, `![alt](name)`, otherwise a paragraph.
 */
export function parseProse(text: string): Block[] {
  return text
    .replaceAll(/^(##.*)\n(?!\s*\n)/gm, '$1\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseBlock);
}

export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function headingsOf(text: string): string[] {
  return parseProse(text).flatMap((part) => (part.kind === 'heading' ? [part.text] : []));
}
