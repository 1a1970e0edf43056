import type { Engine } from '@limelight/contracts';

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', b: '', f: '' };
const thoughts = /<(\/?)[\w-]*(?:think|thought|reason|reflect|analysis|scratchpad)\w*>/gi;
/** Longer words before the JSON are only looked at from their end. */
const longestLead = 100_000;

/** Where in the JSON the reader is. `lead`: before it. `value`: of another field. `over`: the field has been read. */
type Place = 'lead' | 'field' | 'key' | 'colon' | 'text' | 'value' | 'over';

/** Reads one text field of a JSON object while it is still being written. */
export class FieldReader {
  readonly #field: string;
  #place: Place = 'lead';
  #lead = '';
  #key = '';
  /** What is open inside the value of another field. */
  #depth = 0;
  #inString = false;
  /** An escape that is not complete, such as `\u00`. */
  #escape: string | null = null;
  #half = '';

  constructor(field: string) {
    this.#field = field;
  }

  /** Returns what the piece adds to the field, which may be nothing. */
  push(piece: string): string {
    let text = '';
    for (let at = 0; at < piece.length && this.#place !== 'over'; at += 1)
      text += this.#read(piece.charAt(at));
    return text;
  }

  #read(sign: string): string {
    switch (this.#place) {
      case 'lead':
        this.#lead = (this.#lead + sign).slice(-longestLead);
        if (sign === '{' && !this.#isThinking()) this.#place = 'field';
        return '';
      case 'field':
        if (sign === '"') {
          this.#key = '';
          this.#place = 'key';
        }
        return '';
      case 'key':
        return this.#readKey(sign);
      case 'colon':
        return this.#readColon(sign);
      case 'value':
        return this.#readValue(sign);
      default:
        return this.#readText(sign);
    }
  }

  /** A thought may have braces in it. */
  #isThinking(): boolean {
    const last = [...this.#lead.matchAll(thoughts)].at(-1);
    return last !== undefined && last[1] === '';
  }

  #readKey(sign: string): string {
    if (sign === '"') this.#place = 'colon';
    else this.#key += sign;
    return '';
  }

  #readColon(sign: string): string {
    if (sign === ':' || /\s/.test(sign)) return '';
    this.#place = this.#key === this.#field && sign === '"' ? 'text' : 'value';
    this.#depth = 0;
    this.#inString = false;
    return this.#place === 'value' ? this.#readValue(sign) : '';
  }

  #readValue(sign: string): string {
    if (this.#inString) {
      if (this.#escape !== null) this.#escape = null;
      else if (sign === '\\') this.#escape = '';
      else if (sign === '"') this.#inString = false;
      return '';
    }
    if (sign === '"') this.#inString = true;
    else if (sign === '{' || sign === '[') this.#depth += 1;
    else if (sign === ',' && this.#depth === 0) this.#place = 'field';
    else if (sign === '}' || sign === ']') {
      if (this.#depth === 0) this.#place = 'over';
      this.#depth -= 1;
    }
    return '';
  }

  #readText(sign: string): string {
    if (this.#escape !== null) return this.#readEscape(sign);
    if (sign === '\\') {
      this.#escape = '';
      return '';
    }
    if (sign !== '"') return this.#whole(sign);
    this.#place = 'over';
    return this.#whole('');
  }

  #readEscape(sign: string): string {
    const escape = `${this.#escape ?? ''}${sign}`;
    if (escape.startsWith('u') && escape.length < 5) {
      this.#escape = escape;
      return '';
    }
    this.#escape = null;
    if (!escape.startsWith('u')) return this.#whole(escapes[escape] ?? escape);
    const code = Number.parseInt(escape.slice(1), 16);
    return Number.isNaN(code) ? '' : this.#whole(String.fromCharCode(code));
  }

  /** Holds back half a character until its other half comes. */
  #whole(sign: string): string {
    const text = this.#half + sign;
    this.#half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    const ready = text.slice(0, text.length - this.#half.length);
    return ready.toWellFormed().replaceAll('\u0000', '');
  }
}

interface FieldWatcher {
  onText: (piece: string, engine: Engine) => void;
  onAgain: () => void;
}

/**
 * Shows a text field of an answer as it is written. `begins` is true for its first words, and for those of a
 * second answer.
 */
export function showField(
  field: string,
  show: (text: string, engine: Engine, begins: boolean) => void,
): FieldWatcher {
  let reader = new FieldReader(field);
  let begins = true;
  return {
    onText(piece, engine) {
      const text = reader.push(piece);
      if (text === '' || (begins && text.trim() === '')) return;
      show(text, engine, begins);
      begins = false;
    },
    onAgain() {
      reader = new FieldReader(field);
      begins = true;
    },
  };
}

/** A text field of an answer; blank when it has none. */
export function fieldOf(answer: unknown, field: string): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const value: unknown = new Map(Object.entries(answer)).get(field);
  return typeof value === 'string' ? value.trim() : '';
}
