import { Readability } from '@mozilla/readability';
import { DOMParser } from 'linkedom';
import { ReadingFault } from './fault.ts';
import type { Reading } from './passages.ts';
import { isDocument, isElement, textNode, type TreeDocument, type TreeNode } from './tree.ts';

const never =
  'script,style,noscript,template,svg,canvas,iframe,object,embed,form,button,select,textarea,dialog,[hidden],[aria-hidden="true"]';
const around =
  'nav,header,footer,aside,[role=navigation],[role=banner],[role=contentinfo],[role=complementary]';
const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HR LI MAIN OL P PRE SECTION TABLE TBODY TD TH TR UL'.split(
    ' ',
  ),
);
/** Styles that hide text from people but not from programs. */
const hidingStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|font-size\s*:\s*0*(?:\.\d+)?(?:px|pt|em|rem|%)?\s*(?:;|!|$)|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{3,}|clip\s*:\s*rect\(\s*0|clip-path\s*:\s*inset\(\s*(?:50|100)%|(?<![-\w])color\s*:\s*(?:white|transparent|#f{3,8}\b|rgba?\(\s*255\s*,?\s*255\s*,?\s*255|rgba\([^)]*,\s*0\s*\))/i;
const darkGround = /background(?:-color)?\s*:\s*(?!white|transparent|#f{3,8}\b|none|inherit|rgba?\(\s*255)/i;
/** A text with fewer characters is not an article. */
const leastUnits = 60;
/** A page with a password field and less text than this only asks for a login. */
const leastUnitsBesidePassword = 600;

export function readHtml(html: string, address: string | null): Reading {
  const document = parse(html);
  const title = titleOf(document);
  const asksPassword = document.querySelector('input[type=password]') !== null;
  clear(document);
  const copy = document.documentElement?.textContent ?? '';
  if (copy.trim() === '') throw new ReadingFault('empty');
  const rest = paragraphsOf(withoutFrame(html));
  // Readability modifies the tree that it is given.
  const article = new Readability(document, { charThreshold: 200 }).parse();
  const content =
    typeof article?.content === 'string' ? paragraphsOf(parse(`<body>${article.content}</body>`)) : [];
  const chosen = lengthOf(content) >= leastUnits ? content : rest;
  if (lengthOf(chosen) < (asksPassword ? leastUnitsBesidePassword : leastUnits))
    throw new ReadingFault('empty');
  const named = typeof article?.title === 'string' && article.title.trim() !== '' ? article.title : title;
  return {
    title: named || (address === null ? '' : new URL(address).hostname),
    stretches: [{ label: '', text: chosen.join('\n\n') }],
    pages: null,
  };
}

/**
 * HTML allows omitting the html, head and body tags, and the parser does not add them. Without a body, nothing is
 * recognised as an article.
 */
function withBody(html: string): string {
  if (/<body[\s>]/i.test(html)) return /<html[\s>]/i.test(html) ? html : `<html>${html}</html>`;
  const inner = html.replace(/<!doctype[^>]*>|<\/?html\b[^>]*>|<head\b[^>]*>|<\/body\s*>/gi, '');
  const end = /<\/head\s*>/i.exec(inner);
  if (end !== null)
    return `<html><head>${inner.slice(0, end.index)}</head><body>${inner.slice(end.index + end[0].length)}</body></html>`;
  const ofHead = /<title\b[^>]*>[\s\S]*?<\/title\s*>|<(?:meta|link|base)\b[^>]*>/gi;
  const head = [...inner.matchAll(ofHead)].map(([tag]) => tag).join('');
  return `<html><head>${head}</head><body>${inner.replace(ofHead, '')}</body></html>`;
}

function parse(html: string): TreeDocument {
  const document: unknown = new DOMParser().parseFromString(withBody(html), 'text/html');
  if (!isDocument(document)) throw new ReadingFault('unreadable');
  return document;
}

function titleOf(document: TreeDocument): string {
  const said = document.querySelector('meta[property="og:title"]')?.getAttribute('content');
  return (
    said ??
    document.querySelector('title')?.textContent ??
    document.querySelector('h1')?.textContent ??
    ''
  ).trim();
}

/** Removes everything that a reader of the page cannot see. */
function clear(document: TreeDocument): void {
  for (const element of [...document.querySelectorAll(never)]) element.remove();
  for (const element of [...document.querySelectorAll('[style]')]) {
    const style = element.getAttribute('style') ?? '';
    if (hidingStyle.test(style) && !(/color\s*:/i.test(style) && darkGround.test(style))) element.remove();
  }
  for (const element of [...document.querySelectorAll('font[color]')])
    if (/^(?:white|#f{3,6})$/i.test(element.getAttribute('color')?.trim() ?? '')) element.remove();
}

function withoutFrame(html: string): TreeDocument {
  const document = parse(html);
  clear(document);
  for (const element of [...document.querySelectorAll(around)]) element.remove();
  return document;
}

const lengthOf = (paragraphs: readonly string[]) => paragraphs.reduce((sum, one) => sum + one.length, 0);

function paragraphsOf(document: TreeDocument): string[] {
  const paragraphs: string[] = [];
  let words = '';
  const end = () => {
    const clean = words.replace(/\s+/g, ' ').trim();
    if (clean !== '') paragraphs.push(clean);
    words = '';
  };
  const walk = (node: TreeNode) => {
    for (const child of node.childNodes) {
      if (child.nodeType === textNode) words += child.textContent ?? '';
      else if (isElement(child)) {
        const name = child.nodeName.toUpperCase();
        if (name === 'HEAD') continue;
        if (name === 'BR') words += ' ';
        if (blocks.has(name)) end();
        walk(child);
        if (blocks.has(name)) end();
      }
    }
  };
  if (document.documentElement !== null) walk(document.documentElement);
  end();
  return paragraphs;
}
