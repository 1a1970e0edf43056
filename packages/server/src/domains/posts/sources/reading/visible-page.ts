import { emptyTags, escapeMarkup, readMarkup } from '../../../../platform/markup.ts';

export interface VisiblePage {
  title: string;
  /** Well-formed HTML of what a reader of the page sees. */
  html: string;
  /** The number of tags and escaped characters in `html`. */
  parts: number;
  /** How deep its tags nest. */
  depth: number;
  asksPassword: boolean;
}

const never: ReadonlySet<string> = new Set(
  'script style noscript template svg canvas iframe object embed form button select textarea dialog'.split(
    ' ',
  ),
);
const frame: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'aside']);
const frameRoles: ReadonlySet<string> = new Set(['navigation', 'banner', 'contentinfo', 'complementary']);
const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li main ol p pre section table tbody td th tr ul'.split(
    ' ',
  ),
);
/** The attributes that tell an article from what surrounds it. */
const kept: ReadonlySet<string> = new Set('class id role href src alt itemprop rel dir lang'.split(' '));
const outer: ReadonlySet<string> = new Set(['html', 'head', 'body', 'link', 'base']);

/** Styles that hide text from people but not from programs. */
const hidingStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|font-size\s*:\s*0*(?:\.\d+)?(?:px|pt|em|rem|%)?\s*(?:;|!|$)|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{3,}|clip\s*:\s*rect\(\s*0|clip-path\s*:\s*inset\(\s*(?:50|100)%|(?<![-\w])color\s*:\s*(?:white|transparent|#f{3,8}\b|rgba?\(\s*255\s*,?\s*255\s*,?\s*255|rgba\([^)]*,\s*0\s*\))/i;
const darkGround = /background(?:-color)?\s*:\s*(?!white|transparent|#f{3,8}\b|none|inherit|rgba?\(\s*255)/i;
/** Longer than any style that a person writes. */
const styleLength = 2_000;

const titleLength = 1_000;
const metaLength = 2_000;

type Attributes = Record<string, string>;

function isHidden(name: string, attributes: Attributes): boolean {
  if (never.has(name) || attributes['hidden'] !== undefined || attributes['aria-hidden'] === 'true')
    return true;
  const style = (attributes['style'] ?? '').slice(0, styleLength);
  if (hidingStyle.test(style) && !(/color\s*:/i.test(style) && darkGround.test(style))) return true;
  return name === 'font' && /^(?:white|#f{3,6})$/i.test(attributes['color']?.trim() ?? '');
}

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (kept.has(name) ? ` ${name}="${escapeMarkup(value)}"` : ''))
    .join('');

/**
 * Rewrites a page as small, well-formed HTML, since the parser that finds its article has no limits and does not add
 * the head and body that pages may leave out.
 */
export function visiblePage(page: string): VisiblePage {
  let head = '';
  let body = '';
  let named = '';
  let title = '';
  let heading = '';
  let parts = 0;
  let open = 0;
  let depth = 0;
  let hidden = 0;
  let asksPassword = false;
  let inside: 'title' | 'h1' | null = null;
  readMarkup(page, {
    onopentag(name, attributes) {
      asksPassword ||= name === 'input' && attributes['type']?.toLowerCase() === 'password';
      if (hidden > 0 || (!outer.has(name) && isHidden(name, attributes))) {
        hidden += 1;
        return;
      }
      parts += 1;
      if (name === 'meta') {
        const { property = '', name: key = '', content = '' } = attributes;
        if (property === 'og:title' && named === '') named = content.slice(0, titleLength);
        if (content.length <= metaLength)
          head += `<meta property="${escapeMarkup(property)}" name="${escapeMarkup(key)}" content="${escapeMarkup(content)}">`;
      } else if (name === 'title') inside = title === '' ? 'title' : null;
      else if (!outer.has(name)) {
        if (name === 'h1' && heading === '') inside = 'h1';
        body += `<${name}${attributesOf(attributes)}>`;
        open += 1;
        depth = Math.max(depth, open);
      }
    },
    ontext(text) {
      if (hidden > 0) return;
      if (inside === 'title') {
        if (title.length < titleLength) title += text.slice(0, titleLength);
        return;
      }
      if (inside === 'h1' && heading.length < titleLength) heading += text.slice(0, titleLength);
      const escaped = escapeMarkup(text);
      if (escaped !== text) parts += 1;
      body += escaped;
    },
    onclosetag(name) {
      if (hidden > 0) {
        hidden -= 1;
        return;
      }
      if (name === inside) inside = null;
      if (name === 'meta' || name === 'title' || outer.has(name)) return;
      open -= 1;
      if (!emptyTags.has(name)) body += `</${name}>`;
    },
  });
  return {
    title: (named || title || heading).trim(),
    html: `<html><head><title>${escapeMarkup(title)}</title>${head}</head><body>${body}</body></html>`,
    parts,
    depth,
    asksPassword,
  };
}

/** The paragraphs of visible HTML, without navigation and the like if `framed` is false. */
export function paragraphsOf(html: string, { framed }: { framed: boolean }): string[] {
  const paragraphs: string[] = [];
  let words = '';
  let skipped = 0;
  const end = () => {
    const clean = words.replace(/\s+/g, ' ').trim();
    if (clean !== '') paragraphs.push(clean);
    words = '';
  };
  const isSkipped = (name: string, role: string | undefined) =>
    name === 'head' || (!framed && (frame.has(name) || frameRoles.has(role ?? '')));
  readMarkup(html, {
    onopentag(name, { role }) {
      if (skipped > 0 || isSkipped(name, role)) skipped += 1;
      if (name === 'br') words += ' ';
      if (blocks.has(name)) end();
    },
    ontext(text) {
      if (skipped === 0) words += text;
    },
    onclosetag(name) {
      if (skipped > 0) skipped -= 1;
      if (blocks.has(name)) end();
    },
  });
  end();
  return paragraphs;
}
