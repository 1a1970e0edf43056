import { emptyTags, escapeMarkup, htmlTags, readMarkup } from '../../platform/markup.ts';

const silent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'head',
]);
const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

/** Converts HTML to text with one paragraph per line, cut at a word boundary within `limit` characters. */
export function textOfHtml(html: string, limit: number): string {
  let text = '';
  let hidden = 0;
  // Markup can be much longer than its text, but it has to be bounded.
  readMarkup(html.slice(0, limit * 20), {
    onopentag(name) {
      if (silent.has(name)) hidden += 1;
      if (blocks.has(name)) text += '\n';
    },
    ontext(words) {
      if (hidden === 0 && text.length < limit * 2) text += words;
    },
    onclosetag(name) {
      if (silent.has(name)) hidden = Math.max(0, hidden - 1);
      if (blocks.has(name)) text += '\n';
    },
  });
  return cut(tidy(text), limit);
}

/** Escapes what only looks like a tag, such as the brackets of `List<String>`, `Map<A, B>` and `a <rant>`. */
function withoutFalseTags(markup: string): string {
  const lower = markup.toLowerCase();
  return markup.replace(
    /(\w?)<(?!!--)(\/?)([a-z][a-z0-9]*)?/gi,
    (found, before: string, slash: string, tag = '') => {
      const name = String(tag).toLowerCase();
      const partner = slash === '' ? `</${name}` : `<${name}`;
      const isTag =
        htmlTags.has(name) &&
        (before === '' || slash !== '' || emptyTags.has(name) || blocks.has(name) || lower.includes(partner));
      return isTag ? found : escapeMarkup(found);
    },
  );
}

const textOfLine = (markup: string, limit: number) => textOfHtml(withoutFalseTags(markup), limit);

/** Converts a title to one line of text. Titles may contain markup and entities, even encoded twice. */
export function lineOf(markup: string, limit: number): string {
  const once = markup.includes('<') || markup.includes('&') ? textOfLine(markup, limit * 4) : markup;
  const twice = /&(?:#?\w{2,8});/.test(once) ? textOfLine(once, limit * 4) : once;
  return cut(withoutControls(twice).replace(/\s+/g, ' ').trim(), limit);
}

const withoutControls = (text: string) => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g, '');

function tidy(text: string): string {
  return withoutControls(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1);
  const end = head.lastIndexOf(' ');
  return `${(end > limit / 2 ? head.slice(0, end) : head).trimEnd()}…`;
}
