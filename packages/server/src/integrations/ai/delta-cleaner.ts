/** Control characters that PostgreSQL or LinkedIn rejects; tabs and newlines are kept. */
const controls = /(?![\t\n\r])\p{Cc}/gu;

/** Text of a model as it can be stored and sent. */
export const withoutControls = (text: string): string => text.replace(controls, '');

/**
 * Makes pieces of text safe to deliver irrevocably: it drops white space before the first word, holds back trailing
 * white space, and joins split surrogate pairs.
 */
export class DeltaCleaner {
  private held = '';
  private started = false;

  /** Returns the text that can be delivered now, possibly none. */
  push(piece: string): string {
    let text = withoutControls(this.held + piece);
    if (!this.started) text = text.trimStart();
    const half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    const body = text.slice(0, text.length - half.length);
    const ready = body.trimEnd();
    this.held = body.slice(ready.length) + half;
    if (ready !== '') this.started = true;
    return ready.replace(/\r\n?/g, '\n').toWellFormed();
  }
}
