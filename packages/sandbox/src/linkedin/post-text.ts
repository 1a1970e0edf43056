import { html, type Markup } from '../pages/html.ts';
import type { Rendered } from './records.ts';

const FOLD_LINES = 3;
/** The approximate number of characters per line in the feed. */
const LINE_CHARACTERS = 72;
const ADDRESS = /https?:\/\/[^\s<>"“”]+[^\s<>"“”.,;:!?)\]}'’]/g;

/** The part shown before "…more", or undefined when the whole text fits. A blank line counts as a line. */
export function foldText(text: string): string | undefined {
  const wrapped: string[] = [];
  let taken = 0;
  for (const line of text.split('\n')) {
    let rest = line;
    do {
      if (wrapped.length === FOLD_LINES) return text.slice(0, taken).trimEnd();
      const piece = breakLine(rest);
      wrapped.push(piece);
      taken += piece.length;
      rest = rest.slice(piece.length);
    } while (rest !== '');
    taken += 1;
  }
  return undefined;
}

function breakLine(line: string): string {
  if (line.length <= LINE_CHARACTERS) return line;
  const space = line.lastIndexOf(' ', LINE_CHARACTERS);
  return line.slice(0, space > 0 ? space + 1 : LINE_CHARACTERS);
}

export function linkedText(rendered: Rendered): Markup {
  const pieces: Markup[] = [];
  let position = 0;
  for (const mark of rendered.marks) {
    pieces.push(withAddresses(rendered.text.slice(position, mark.start)));
    const shown = rendered.text.slice(mark.start, mark.start + mark.length);
    pieces.push(
      mark.kind === 'hashtag'
        ? html`<a href="/linkedin/feed?tag=${encodeURIComponent(mark.target)}">${shown}</a>`
        : html`<strong data-urn="${mark.target}">${shown}</strong>`,
    );
    position = mark.start + mark.length;
  }
  pieces.push(withAddresses(rendered.text.slice(position)));
  return html`${pieces}`;
}

function withAddresses(text: string): Markup {
  const pieces: Markup[] = [];
  let position = 0;
  for (const match of text.matchAll(ADDRESS)) {
    pieces.push(
      html`${text.slice(position, match.index)}<a href="${match[0]}" target="_blank" rel="noopener noreferrer"
          >${match[0]}</a
        >`,
    );
    position = match.index + match[0].length;
  }
  pieces.push(html`${text.slice(position)}`);
  return html`${pieces}`;
}
