import { AppError } from '../../../platform/http/app-error.ts';
import { DeltaCleaner, withoutControls } from '../delta-cleaner.ts';
import type { StreamCleaner } from '../stream-cleaner.ts';
import { finishAnswer } from './finish.ts';
import { isPreface, onlyAgrees } from './frame.ts';
import { isRuler, markupAt, plainLine } from './markup.ts';
import { kindOf, type AnswerKind } from './reply.ts';
import { mayThink, withoutThinking } from './thinking.ts';

/** The model's answer contains no text in a form that can be read. */
export class UnreadableAnswer extends AppError {
  constructor(code: 'writer_unreadable' | 'writer_declined' = 'writer_unreadable') {
    super(code);
  }
}

/** The model answered its request instead of writing: it refused, asked back or gave advice. */
export class DeclinedAnswer extends UnreadableAnswer {
  constructor() {
    super('writer_declined');
  }
}

/** A longer first line belongs to the text. */
const longestPreface = 260;

/**
 * First words that are held back until their line or sentence can be told from a text. They decide nothing: what is shown too
 * early is replaced at the end.
 */
const hints = [
  "sure|certainly|of course|okay|ok,|absolutely|great|happy to|here is|here’s|here's|here are|below is|linkedin|draft|title|headline|option 1|version 1",
  'the user wants|thinking...|gerne|klar|natürlich|selbstverständlich|hier ist|hier kommt|anbei|titel|claro|por supuesto|aquí|con gusto|bien sûr|voici|avec plaisir',
  'ज़रूर|जरूर|बिल्कुल|यहाँ|यहां|certo|certamente|ecco|volentieri|zeker|natuurlijk|graag|hier is|com certeza|aqui está|segue',
  "i’m sorry|i'm sorry|i am sorry|sorry|i can’t|i can't|i cannot|i won’t|i won't|i’m not able|i'm not able|i’m unable|i'm unable|i apolog|unfortunately|as an ai|before i|could you|can you please|i don’t have|i don't have|i need more",
  'es tut mir|tut mir leid|leider|ich kann|als ki|könntest|kannst du|lo siento|no puedo|lamento|podrías|puedes|je suis désol|désol|je ne peux|pourriez|क्षमा|माफ|क्या आप',
  'mi dispiace|non posso|potresti|het spijt|helaas|ik kan|kun je|desculp|sinto muito|não posso|poderia',
].flatMap((line) => line.split('|'));

/** Whole answers in another form than text, of which nothing can be shown before the end. */
const enclosed = /^(?:\{|\[\s*[{"]|<<<(?!DATA))/;
const openFence = /^```[\w-]*[ \t]*$/;
const dataMark = /^<<<[^\n]*>>>\s*$/;

/**
 * Shows a streamed answer as text while it is written, and finishes it at the end. Only what may be a thought, a preface, a
 * refusal or markup is held back, so that the first words of a text are shown immediately.
 */
export class AnswerCleaner implements StreamCleaner {
  readonly #deltas = new DeltaCleaner();
  readonly #own: string;
  #raw = '';
  #held = '';
  #state: 'beginning' | 'text' | 'whole' = 'beginning';
  #isLater = false;
  #isLineStart = true;
  /** White space that waits for the words after it. */
  #gap = '';
  /** What the answer is, known after `end`. */
  kind: AnswerKind = 'text';

  /** `own` is the text that the answer changes, which may itself look like something to remove. */
  constructor(own = '') {
    this.#own = own;
  }

  push(piece: string): string {
    this.#raw += piece;
    const ready = this.#deltas.push(piece);
    if (ready === '') return '';
    this.#held += ready;
    if (this.#state === 'beginning') this.#begin(piece);
    return this.#state === 'text' ? this.#release() : '';
  }

  /** The whole text. Throws `UnreadableAnswer` for JSON without one, and `DeclinedAnswer`. */
  end(): string {
    const { text, kind } = finishAnswer(this.#raw, this.#own);
    if (text === null) throw new UnreadableAnswer();
    if (kind === 'reply') throw new DeclinedAnswer();
    this.kind = kind;
    return withoutControls(text).toWellFormed();
  }

  #begin(piece: string): void {
    for (;;) {
      this.#held = this.#held.trimStart();
      const held = this.#held;
      if (held === '') return;
      if (mayThink(held)) {
        if (!/[>\]▷lg.]/.test(piece)) return;
        const { text, isOpen } = withoutThinking(held);
        if (isOpen || text === held || text === '' || mayThink(text)) return;
        this.#held = text;
        continue;
      }
      if (enclosed.test(held)) {
        this.#state = 'whole';
        return;
      }
      const end = held.indexOf('\n');
      const line = end < 0 ? held : held.slice(0, end);
      if (end < 0 && this.#mayBeMore(line)) return;
      if (
        end >= 0 &&
        (openFence.test(line) || dataMark.test(line) || this.#isPreface(line, held.slice(end + 1)))
      ) {
        this.#isLater = true;
        this.#held = held.slice(end + 1);
        continue;
      }
      if (end >= 0 && held.length < longestPreface && kindOf(held.trim()) === 'reply') return;
      if (end >= 0 && onlyAgrees(line) && !/\S.*\n/.test(held.slice(end + 1))) return;
      this.#state = 'text';
      return;
    }
  }

  #isPreface(line: string, after: string): boolean {
    if (this.#own.trim().startsWith(line)) return false;
    const [next = ''] = after.trimStart().split('\n', 1);
    const more = { isEdit: this.#own !== '', isLater: this.#isLater, beforeRuler: isRuler(next) };
    return isPreface(line, more) || (onlyAgrees(line) && isPreface(next, more));
  }

  /** Whether more of a first line can show that it is no text. */
  #mayBeMore(line: string): boolean {
    if (line.length >= longestPreface) return false;
    if (/^(?:#{1,6}(?:\s|$)|\*\*|`|-{1,3}$|_{1,3}$|<(?![\s\d]))/.test(line)) return true;
    const start = line.toLowerCase();
    if (!hints.some((hint) => start.startsWith(hint) || hint.startsWith(start))) return false;
    return !/[.!?…।]\s*$/.test(line) || kindOf(line) !== 'text' || isPreface(line) || onlyAgrees(line);
  }

  /** Completed lines without markup, and of the last line what can be no markup. */
  #release(): string {
    const lines = this.#held.split('\n');
    const last = lines.pop() ?? '';
    let ready = '';
    for (const line of lines) {
      const isOwn = this.#own.includes(line);
      const isFrame = this.#isLineStart && !isOwn && (isRuler(line) || line.startsWith('```'));
      if (!isFrame) ready += `${isOwn ? line : plainLine(line)}\n`;
      this.#isLineStart = true;
    }
    const shown = last.slice(0, markupAt(last, this.#isLineStart));
    if (shown !== '') this.#isLineStart = false;
    this.#held = last.slice(shown.length);
    const all = this.#gap + ready + shown;
    const text = all.trimEnd();
    this.#gap = all.slice(text.length);
    return text;
  }
}
