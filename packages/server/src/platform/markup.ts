import { Parser, type Handler } from 'htmlparser2';

export interface MarkupLimits {
  /** How deep tags may nest. */
  depth: number;
  /** The maximum number of attributes of one tag. */
  attributes: number;
  /** The maximum number of tags, attributes and comments together. */
  parts: number;
}

/** Browsers stop nesting at the same depth. */
const pageLimits: MarkupLimits = { depth: 512, attributes: 500, parts: 200_000 };
/** Short, so that the parser gets no further than one piece beyond the limits. */
const pieceLength = 4_096;

type Reading = Pick<Partial<Handler>, 'onopentag' | 'ontext' | 'onclosetag'>;

/**
 * Reads HTML or XML up to the first tag beyond the limits, and closes what is open there. Returns the number of
 * characters that were read. The parser takes quadratic time in the depth, so it is not used anywhere else.
 */
export function readMarkup(
  text: string,
  { onopentag, ontext, onclosetag }: Reading,
  { xmlMode = false, limits = pageLimits }: { xmlMode?: boolean; limits?: MarkupLimits } = {},
): number {
  let end: number | null = null;
  let depth = 0;
  let parts = 0;
  let attributes = 0;
  /** Open tags beyond the limits, which the caller does not see. */
  let hidden = 0;
  const parser: Parser = new Parser(
    {
      onopentag(name, given, isImplied) {
        parts += 1 + attributes;
        if (depth >= limits.depth || attributes > limits.attributes || parts > limits.parts)
          end ??= parser.startIndex;
        attributes = 0;
        if (end !== null) hidden += 1;
        else {
          depth += 1;
          onopentag?.(name, given, isImplied);
        }
      },
      onattribute() {
        attributes += 1;
      },
      oncomment() {
        parts += 1;
        if (parts > limits.parts) end ??= parser.startIndex;
      },
      ontext(words) {
        if (end === null) ontext?.(words);
      },
      onclosetag(name, isImplied) {
        if (hidden > 0) hidden -= 1;
        else if (depth > 0) {
          depth -= 1;
          onclosetag?.(name, isImplied);
        }
      },
    },
    { xmlMode },
  );
  for (let at = 0; at < text.length && end === null; at += pieceLength)
    parser.write(text.slice(at, at + pieceLength));
  parser.end();
  return end ?? text.length;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The elements of HTML, with those that are obsolete. */
export const htmlTags: ReadonlySet<string> = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button
  canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset
  figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins
  kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object ol optgroup
  option output p param picture pre progress q rp rt ruby s samp script search section select slot small source span
  strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul
  var video wbr`.split(/\s+/),
);

/** Tags that have no content, and so no closing tag. */
export const emptyTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** A page within the limits as well-formed HTML, for parsers that have no limits. */
export function markupWithinLimits(html: string): string {
  let rewritten = '';
  readMarkup(html, {
    onopentag(name, attributes) {
      const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
      rewritten += `<${name}${given.join('')}>`;
    },
    ontext(text) {
      rewritten += escapeMarkup(text);
    },
    onclosetag(name) {
      if (!emptyTags.has(name)) rewritten += `</${name}>`;
    },
  });
  return rewritten;
}

export const isWithinLimits = (xml: string, limits: MarkupLimits): boolean =>
  readMarkup(xml, {}, { xmlMode: true, limits }) === xml.length;
