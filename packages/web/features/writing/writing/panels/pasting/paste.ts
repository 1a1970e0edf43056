import { applyMark } from '@limelight/post-text';

export interface Pasted {
  text: string;
  /** The same with look-alike characters for bold and italic. Equal to `text` when there are none. */
  marked: string;
  /** The parameters removed from links, such as utm_source. */
  parameters: readonly string[];
}

const blocks = new Set(
  'address article aside blockquote div dl dd dt figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr main nav p pre section table tbody thead tfoot tr ul ol li'.split(
    ' ',
  ),
);
const spaced = new Set('p h1 h2 h3 h4 h5 h6 blockquote pre ul ol table figure'.split(' '));
const left = new Set('script style head title meta link template noscript svg math object iframe'.split(' '));
const tracking =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|yclid|_hs(?:enc|mi)|vero_id|mkt_tok|trk|trackingId|li_fat_id|lipi)$/i;
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const ligatures = /[\ufb00-\ufb06]/g;
/** LinkedIn's page has the word "hashtag" for screen readers before each hashtag, and copying it includes the word. */
const spokenHashtag = /(?<![\p{L}\p{N}])hashtag(?=#[\p{L}\p{N}])/gu;
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const address = /https?:\/\/[^\s<>"“”]+/gi;

/** Removes tracking parameters from links. `found` collects them. */
export function withoutTracking(text: string, found: Set<string> = new Set()): string {
  return text.replace(address, (whole) => {
    const [, link = whole, rest = ''] = /^(.*?)([.,;:!?)\]]*)$/s.exec(whole) ?? [];
    const at = link.indexOf('?');
    if (at < 0) return whole;
    const [query = '', hash] = link.slice(at + 1).split('#', 2);
    const kept = query.split('&').filter((pair) => {
      const name = pair.split('=', 1)[0] ?? '';
      if (!tracking.test(name)) return true;
      found.add(name);
      return false;
    });
    const tail = hash === undefined ? '' : `#${hash}`;
    return `${link.slice(0, at)}${kept.length > 0 ? `?${kept.join('&')}` : ''}${tail}${rest}`;
  });
}

/** Removes invisible characters and normalises spaces. Joiners within emoji and scripts stay. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u000b\u000c]/g, '\n')
    .replace(invisible, '')
    .replace(otherSpaces, ' ')
    .replace(ligatures, (sign) => sign.normalize('NFKC'))
    .replace(spokenHashtag, '')
    .replace(/[^\S\n]+$/gm, '');
}

interface Style {
  bold: boolean;
  italic: boolean;
}

interface Entry {
  kind: 'bullet' | 'number';
  count: number;
}

function styleOf(element: Element, around: Style): Style {
  const name = element.tagName.toLowerCase();
  const css = (element.getAttribute('style') ?? '').toLowerCase().replace(/\s+/g, '');
  const weight = /(?:^|;)font-weight:(\w+)/.exec(css)?.[1];
  const slant = /(?:^|;)font-style:(\w+)/.exec(css)?.[1];
  const bold =
    weight === undefined
      ? around.bold ||
        ((name === 'b' || name === 'strong') && !(element.id || '').startsWith('docs-internal'))
      : weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return {
    bold,
    italic: slant === undefined ? around.italic || name === 'i' || name === 'em' : slant !== 'normal',
  };
}

/** Word writes list items as paragraphs with the marker in a separate element. The marker tells the kind of list. */
function wordEntry(element: Element): 'bullet' | 'number' | null {
  if (!/mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '')) return null;
  const sign =
    element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')?.textContent ?? '';
  return /^\s*(?:\d+|[a-z]{1,3}|[ivx]+)[.)]/i.test(sign) ? 'number' : 'bullet';
}

const isIgnored = (element: Element) =>
  left.has(element.tagName.toLowerCase()) ||
  /mso-list:\s*ignore|display:\s*none/i.test(element.getAttribute('style') ?? '') ||
  element.getAttribute('aria-hidden') === 'true';

class Reader {
  #plain = '';
  #marked = '';
  #wordCount = 0;
  #cells = 0;
  /** The end of a list marker. The item's first paragraph continues there. */
  #signEnd = -1;

  get texts(): [string, string] {
    return [this.#plain, this.#marked];
  }

  read(node: Node, style: Style, entries: readonly Entry[]): void {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) this.#words(child.textContent ?? '', style, isPreformatted(child));
      else if (child instanceof Element && !isIgnored(child)) this.#element(child, style, entries);
    }
  }

  #element(element: Element, around: Style, entries: readonly Entry[]): void {
    const name = element.tagName.toLowerCase();
    const style = styleOf(element, around);
    if (name === 'br') return this.#put('\n');
    if (name === 'img') return this.#put(emojiOf(element));
    if (name === 'td' || name === 'th') return this.#cell(element, style);
    if (name === 'ul' || name === 'ol') return this.#list(element, name, style, entries);
    if (name === 'li') return this.#item(element, style, entries);
    const kind = wordEntry(element);
    if (kind !== null) return this.#wordItem(element, kind, style);
    if (!blocks.has(name)) return this.read(element, style, entries);
    this.#wordCount = 0;
    if (name === 'tr') this.#cells = 0;
    this.#line(spaced.has(name) && entries.length === 0 ? 2 : 1);
    this.read(element, style, entries);
    this.#line(spaced.has(name) && entries.length === 0 ? 2 : 1);
  }

  #list(element: Element, name: string, style: Style, entries: readonly Entry[]): void {
    const first = Number(element.getAttribute('start') ?? '1');
    const entry: Entry = {
      kind: name === 'ol' ? 'number' : 'bullet',
      count: (Number.isInteger(first) ? first : 1) - 1,
    };
    this.#signEnd = -1;
    this.#line(entries.length === 0 ? 2 : 1);
    this.read(element, style, [...entries, entry]);
    this.#line(entries.length === 0 ? 2 : 1);
  }

  #item(element: Element, style: Style, entries: readonly Entry[]): void {
    const entry = entries.at(-1) ?? { kind: 'bullet' as const, count: 0 };
    entry.count += 1;
    this.#line(1);
    this.#put(
      `${'  '.repeat(Math.max(0, entries.length - 1))}${entry.kind === 'number' ? `${entry.count}. ` : '• '}`,
    );
    this.#signEnd = this.#plain.length;
    this.read(element, style, entries.length === 0 ? [entry] : entries);
    this.#line(1);
  }

  #wordItem(element: Element, kind: 'bullet' | 'number', style: Style): void {
    this.#line(this.#wordCount === 0 ? 2 : 1);
    this.#wordCount += 1;
    this.#put(kind === 'number' ? `${this.#wordCount}. ` : '• ');
    this.read(element, style, []);
    this.#line(1);
  }

  /** The cells of a row are joined on one line. */
  #cell(element: Element, style: Style): void {
    const inside = new Reader();
    inside.read(element, style, []);
    const [plain, marked] = inside.texts.map((text) => text.replace(/\s+/g, ' ').trim());
    const sign = this.#cells === 0 ? '' : this.#plain.endsWith('|') ? ' ' : ' | ';
    this.#cells += 1;
    // Keeps the place of an empty first cell.
    const after = this.#cells === 1 && plain === '' ? '|' : '';
    this.#put(`${sign}${plain ?? ''}${after}`, `${sign}${marked ?? ''}${after}`);
  }

  #words(text: string, { bold, italic }: Style, preformatted: boolean): void {
    let words = preformatted ? text : text.replace(/[\t\n\r \u00a0]+/g, ' ');
    if (!preformatted && /(?:^|[\s])$/.test(this.#plain)) words = words.replace(/^ /, '');
    if (words === '') return;
    const mark = bold && italic ? 'bold-italic' : bold ? 'bold' : italic ? 'italic' : null;
    const keep = mark === null || /https?:\/\/|www\.|#\p{L}|@/u.test(words);
    this.#put(words, keep ? words : applyMark(words, mark));
  }

  /** Adds the line breaks a block needs before it, none at the start. */
  #line(count: number): void {
    if (this.#plain === '' || this.#plain.length === this.#signEnd) return;
    const here = /\n*$/.exec(this.#plain.replace(/[^\S\n]+$/, ''))?.[0].length ?? 0;
    this.#put('\n'.repeat(Math.max(0, count - here)));
  }

  #put(plain: string, marked = plain): void {
    this.#plain += plain;
    this.#marked += marked;
  }
}

const isPreformatted = (node: Node): boolean => node.parentElement?.closest('pre') != null;

/** Web pages show emoji as pictures with the emoji as alternative text. */
function emojiOf(element: Element): string {
  const alt = element.getAttribute('alt') ?? '';
  return /^\p{Extended_Pictographic}/u.test(alt) ? alt : '';
}

const tidy = (text: string) =>
  cleanText(text)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');

/**
 * Converts a page copied from Word, Google Docs, Notion or the web to text: lists keep their markers, tables become
 * lines, spaces are normalised, and invisible characters and tracking parameters are removed.
 */
export function readPaste(document: Document): Pasted {
  const reader = new Reader();
  reader.read(document.body, { bold: false, italic: false }, []);
  const [plain, marked] = reader.texts;
  const found = new Set<string>();
  const text = withoutTracking(tidy(plain), found);
  return { text, marked: withoutTracking(tidy(marked)), parameters: [...found] };
}
