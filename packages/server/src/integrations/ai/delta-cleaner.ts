/** Control characters that neither PostgreSQL nor LinkedIn takes; tabs and newlines stay. */
const controls = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Makes pieces of text fit to deliver, so that nothing has to be changed once it has gone: blanks before the first
 * word are dropped, those after the last are held back, and a character that came in two halves goes out whole.
 */
export class DeltaCleaner {
  private held = '';
  private started = false;

  /** What of the text so far can go out now; may be empty. */
  push(piece: string): string {
    let text = (this.held + piece).replace(controls, '');
    if (!this.started) text = text.trimStart();
    const half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    const body = text.slice(0, text.length - half.length);
    const ready = body.trimEnd();
    this.held = body.slice(ready.length) + half;
    if (ready !== '') this.started = true;
    return ready.replace(/\r\n?/g, '\n').toWellFormed();
  }
}
