import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { DeltaCleaner } from './delta-cleaner.ts';
import { isRefusal, mayRefuse } from './refusal.ts';
import { readStructured } from './structured.ts';

/** A model put the post into a form that cannot be read. */
export class UnreadableAnswer extends AppError {
  constructor(code: 'writer_unreadable' | 'writer_declined' = 'writer_unreadable') {
    super(code);
  }
}

/** A model said that it will not write, instead of writing. */
export class DeclinedAnswer extends UnreadableAnswer {
  constructor() {
    super('writer_declined');
  }
}

/** How answers begin that put something around the post. */
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
/** A first line that goes on for longer is the post's own. */
const longestPreface = 240;

const wrapped = z
  .union([
    z.object({ post: z.string().min(1) }).transform(({ post }) => post),
    z.object({ text: z.string().min(1) }).transform(({ text }) => text),
    z.object({ content: z.string().min(1) }).transform(({ content }) => content),
  ])
  .transform((text) => text.trim());

/**
 * Makes a model's answer the post alone while it streams: a preface ('Here is your post:'), a code fence and our own data
 * marks are left out, a post inside JSON is taken out of it. Only what may be one of these is held back, so that the first
 * words of a post go out at once.
 */
export class AnswerCleaner {
  readonly #deltas = new DeltaCleaner();
  #held = '';
  #state: 'beginning' | 'json' | 'post' = 'beginning';
  #fenced = false;

  /** What of the answer so far can go out; may be empty. */
  push(piece: string): string {
    const ready = this.#deltas.push(piece);
    if (ready === '') return '';
    this.#held += ready;
    if (this.#state === 'beginning') this.#begin();
    return this.#state === 'post' ? this.#release(false) : '';
  }

  /** What is left when the answer has ended. Throws `UnreadableAnswer` for JSON that holds no post, and `DeclinedAnswer`. */
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

  /** In a fence the last line may be its end: that is held back, and left out when it is. */
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
