import { outsideLinks } from './words.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rarr: '→',
  larr: '←',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  euro: '€',
  pound: '£',
  bull: '•',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};

/** Takes HTML, Markdown and JSON dress off a text; what it says stays, line by line. */
export function stripMarkup(text: string): string {
  return stripMarkdown(stripHtml(readJson(text) ?? text));
}

function stripHtml(text: string): string {
  if (!/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i.test(text)) return text;
  return text
    .replace(/<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<(?:\/?(?:p|div|ul|ol|h[1-6]|tr|table|section|article|blockquote)|br|\/li)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(
      /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
        const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
        return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
          ? String.fromCodePoint(code)
          : ' ';
      },
    );
}

/** A mail quotes with the same sign, and what it quotes is told from what is its own. */
const OF_MAIL =
  /^[^\S\n]*(?:>[^\S\n]*){0,6}(?:(?:fwd?|re|aw|wg|tr|rv|from|von|subject|betreff|asunto|objet)\s*:|(?:on|am|el|le) .{3,80}(?:wrote|schrieb|escribió|a écrit)[^\n]{0,40}:\s*$|[-–—=_ \t]*(?:begin |original |forwarded ))/im;

/** 'See [our notes](https://…) for the steps.': the words stay in their sentence, and the address goes below. */
function withLinksBelow(text: string): string {
  const addresses: string[] = [];
  const told = text.replace(
    /!?\[([^\]\n]*)\]\((https?:\/\/[^)\s]+)\)/g,
    (_, words: string, address: string) => {
      if (!words.includes(address)) addresses.push(address);
      return words;
    },
  );
  return [told, ...addresses].join('\n\n');
}

function stripMarkdown(text: string): string {
  const bare = withLinksBelow(text)
    .replace(/^\s*```.*$/gm, '')
    .replace(/^\s{0,3}#{1,6}\s+(?=\S)/gm, '')
    .replace(OF_MAIL.test(text) ? /$^/ : /^\s*>\s?(?=\S)/gm, '')
    .replace(/^\s*(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/gm, '')
    .replace(/^[^\S\n]*(?:hash ?)?tags?[^\S\n]*:[^\S\n]*(?=#)/gim, '');
  return outsideLinks(bare, (plain) =>
    plain
      .replace(/\*\*(?=\S)([^*\n]+?)\*\*/g, '$1')
      .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
      .replace(/(?<!\w)__(?=\S)([^_\n]+?)__(?!\w)/g, '$1')
      .replace(/`+([^`\n]+)`+/g, '$1'),
  );
}

/** Reads a JSON object or list as notes: a line for every value, under its key. */
function readJson(text: string): string | undefined {
  if (!/^\s*[{[][\s\S]*[}\]]\s*$/.test(text)) return undefined;
  try {
    const lines = notesOf(JSON.parse(text), '');
    return lines.length > 0 ? lines.join('\n') : undefined;
  } catch {
    return undefined;
  }
}

function notesOf(value: unknown, key: string): string[] {
  const label = key
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase();
  if (Array.isArray(value)) {
    const plain = value.filter((item) => typeof item === 'string' || typeof item === 'number').map(String);
    const deep = value
      .filter((item) => typeof item === 'object' && item !== null)
      .flatMap((item) => notesOf(item, ''));
    return [
      ...(plain.length > 0 ? [label ? `${label}: ${plain.join(', ')}` : plain.join(', ')] : []),
      ...deep,
    ];
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => notesOf(inner, name));
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return [
    /^(?:title|idea|text|body|content|name|headline|)$/.test(label) ? `${value}` : `${label}: ${value}`,
  ];
}

const PLACEHOLDER =
  /\{\{?[^{}\n]{0,40}\}?\}|\[(?=[^\]\n]{0,40}\])(?:[A-Z][A-Z _-]+|(?:your|my|the|insert|name|company|audience|topic|product|client|first|last|link|city|number|date|x+)\b[^\]\n]*|\.{2,}|…)\]|<(?:your|insert|name|company|first|last)[^<>\n]{0,30}>/gi;

/** The unfilled blanks of a template in a text, such as '{first_name}' or '[COMPANY]'. */
export function findPlaceholders(text: string): string[] {
  return text.match(PLACEHOLDER) ?? [];
}

/** Takes brackets that are template residue off, keeping the words in them. */
export function stripBrackets(text: string): string {
  return outsideLinks(text, (plain) => plain.replace(/[{}[\]]/g, '').replace(/(?<=\p{L})_(?=\p{L})/gu, ' '));
}
