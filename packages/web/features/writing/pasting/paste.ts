import { applyMark } from '@limelight/post-text';

/** A clipboard's text as the page puts it in. */
export interface Pasted {
  text: string;
  /** The same with bold and italic as look-alike letters; equal to `text` where there was none. */
  marked: string;
  /** What was taken out of links, such as utm_source. */
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
/** LinkedIn's own page says 'hashtag' to screen readers before each, and a copy of it does so to everybody. */
const spokenHashtag = /(?<![\p{L}\p{N}])hashtag(?=#[\p{L}\p{N}])/gu;
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const address = /https?:\/\/[^\s<>"“”]+/gi;

/** Links without what only counts clicks; `found` collects what was taken out. */
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

/** Plain text without what cannot be seen and with ordinary spaces; joiners inside emoji and scripts stay. */
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

/** What a sheet of a word processor says of an element by its style. */
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

/** Word writes its lists as paragraphs with the sign in a part of its own; the sign tells which kind. */
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
  /** How many cells the row has so far. */
  #cells = 0;
  /** Where the sign of a list's item ends: the item's first paragraph goes on there. */
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

  /** The cells of a row stand on one line. */
  #cell(element: Element, style: Style): void {
    const inside = new Reader();
    inside.read(element, style, []);
    const [plain, marked] = inside.texts.map((text) => text.replace(/\s+/g, ' ').trim());
    const sign = this.#cells === 0 ? '' : this.#plain.endsWith('|') ? ' ' : ' | ';
    this.#cells += 1;
    // An empty first cell keeps its place.
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

  /** As many line ends as a block needs before it; none at the beginning. */
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

/** Pages show emoji as pictures whose other text is the sign. */
function emojiOf(element: Element): string {
  const alt = element.getAttribute('alt') ?? '';
  return /^\p{Extended_Pictographic}/u.test(alt) ? alt : '';
}

const tidy = (text: string) =>
  cleanText(text)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');

/**
 * The text of a page that was copied from Word, Google Docs, Notion or the web: lists with their signs, tables as lines,
 * ordinary spaces, nothing that cannot be seen, links without what counts clicks.
 */
export function readPaste(document: Document): Pasted {
  const reader = new Reader();
  reader.read(document.body, { bold: false, italic: false }, []);
  const [plain, marked] = reader.texts;
  const found = new Set<string>();
  const text = withoutTracking(tidy(plain), found);
  return { text, marked: withoutTracking(tidy(marked)), parameters: [...found] };
}
