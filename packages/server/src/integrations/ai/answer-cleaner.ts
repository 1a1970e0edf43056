import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { DeltaCleaner } from './delta-cleaner.ts';
import { isRefusal, mayRefuse } from './refusal.ts';
import { readStructured } from './structured.ts';

/** The model's answer contains no text in a form that can be read. */
export class UnreadableAnswer extends AppError {
  constructor(code: 'writer_unreadable' | 'writer_declined' = 'writer_unreadable') {
    super(code);
  }
}

export class DeclinedAnswer extends UnreadableAnswer {
  constructor() {
    super('writer_declined');
  }
}

/** The possible first characters of an answer that wraps the post. */
const beginnings = [
  '```',
  '<<<',
  '{',
  'sure',
  'certainly',
  'of course',
  'okay',
  'absolutely',
  'here is',
  'here’s',
  "here's",
  'below is',
];
const preface =
  /^(?:sure|certainly|of course|okay|absolutely|here(?: is|['’]s)|below is)\b[^\n]{0,160}\b(?:post|draft|version|text)\b[^\n]{0,60}[:.!]\s*$/i;
const fence = /^```[a-z]*\s*$/i;
const mark = /^<<<[^\n]*>>>\s*$/;
/** A longer first line belongs to the post. */
const longestPreface = 240;

const wrapped = z
  .union([
    z.object({ post: z.string().min(1) }).transform(({ post }) => post),
    z.object({ text: z.string().min(1) }).transform(({ text }) => text),
    z.object({ content: z.string().min(1) }).transform(({ content }) => content),
  ])
  .transform((text) => text.trim());

/**
 * Extracts the post from a streamed answer: it removes a preface ('Here is your post:'), a code fence and our own
 * data marks, and unwraps a post inside JSON. Only text that may be one of these is held back, so that the first
 * words of a post are delivered immediately.
 */
export class AnswerCleaner {
  readonly #deltas = new DeltaCleaner();
  #held = '';
  #state: 'beginning' | 'json' | 'post' = 'beginning';
  #fenced = false;

  /** Returns the text that can be delivered now, possibly none. */
  push(piece: string): string {
    const ready = this.#deltas.push(piece);
    if (ready === '') return '';
    this.#held += ready;
    if (this.#state === 'beginning') this.#begin();
    return this.#state === 'post' ? this.#release(false) : '';
  }

  /** Returns the rest of the text. Throws `UnreadableAnswer` for JSON without a post, and `DeclinedAnswer`. */
  end(): string {
    if (this.#state === 'beginning' && isRefusal(this.#held)) {
      this.#held = '';
      throw new DeclinedAnswer();
    }
    if (this.#state === 'json') {
      const read = readStructured(wrapped, this.#held);
      this.#held = '';
      if (!read.ok) throw new UnreadableAnswer();
      return read.value;
    }
    if (
      this.#state === 'beginning' &&
      (preface.test(this.#held) || fence.test(this.#held) || mark.test(this.#held))
    )
      this.#held = '';
    return this.#release(true);
  }

  #begin(): void {
    for (;;) {
      this.#held = this.#held.trimStart();
      const start = this.#held.toLowerCase();
      if (mayRefuse(this.#held)) return;
      const may = beginnings.some((one) => start.startsWith(one) || one.startsWith(start));
      if (
        start === '' ||
        (may && !this.#held.includes('\n') && start.length < longestPreface && !start.startsWith('{'))
      )
        return;
      if (start.startsWith('{')) {
        this.#state = 'json';
        return;
      }
      const [line = ''] = this.#held.split('\n', 1);
      const isFence = fence.test(line);
      if (!may || !(isFence || mark.test(line) || preface.test(line))) {
        this.#state = 'post';
        return;
      }
      this.#fenced ||= isFence;
      this.#held = this.#held.slice(line.length);
    }
  }

  /** Holds back a last line that may close a fence or data mark, and drops it if it does. */
  #release(ended: boolean): string {
    const all = this.#held;
    const tail = /\n?\s*(?:`{1,3}|<{1,3}[^\n]*)\s*$/.exec(all);
    if (ended) {
      this.#held = '';
      if (tail === null) return all;
      const closes = (this.#fenced && /`{3}\s*$/.test(all)) || /<<<[^\n]*>>>\s*$/.test(all);
      return closes ? all.slice(0, tail.index) : all;
    }
    const keep = tail === null ? all.length : tail.index;
    this.#held = all.slice(keep);
    return all.slice(0, keep);
  }
}
