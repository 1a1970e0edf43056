import { isWithin, piecesOf, sharedInOrder, type Piece } from './pieces.ts';

/** Who worded a sentence: its author, a model, or its author after a model. */
export type Wording = 'typed' | 'model' | 'changed';

/** A state of a text, and whether a model made it. `by` and `at` are passed through. */
export interface TextStep {
  text: string;
  model: boolean;
  by: string;
  at: number;
}

export interface Carried extends Piece {
  wording: Wording;
  by: string;
  at: number;
}

/** The share of a sentence's words that make it another wording of an earlier one. */
const SAME_SENTENCE = 0.5;
/** The share of an earlier sentence that makes it one of several that were joined. */
const JOINED = 0.6;
/** Longer sentences are compared by their first words. */
const MOST_WORDS = 120;

/** The earlier sentences that a new one rewords, joins or is a part of. */
function basesOf({ words }: Piece, gone: readonly Carried[]): Carried[] {
  const given = words.slice(0, MOST_WORDS);
  const near = gone
    .map((one) => ({ one, shared: sharedInOrder(given, one.words.slice(0, MOST_WORDS)) }))
    .filter(({ shared }) => shared >= Math.min(2, given.length));
  const best = near.toSorted((a, b) => b.shared - a.shared)[0];
  const joined = near.filter(({ one, shared }) => shared >= one.words.length * JOINED);
  const covered = joined.reduce((sum, { shared }) => sum + shared, 0);
  if (joined.length > 1 && covered >= given.length * SAME_SENTENCE) return joined.map(({ one }) => one);
  return best !== undefined && best.shared >= given.length * SAME_SENTENCE ? [best.one] : [];
}

/** Who worded a sentence that nobody had written before in these words. */
function wordingOf(piece: Piece, bases: readonly Carried[], model: boolean): Wording {
  const wordings = new Set(bases.map(({ wording }) => wording));
  const [only] = wordings;
  const joined = bases.flatMap(({ words }) => words);
  // Cut out or put together without another word, it is still whose it was.
  if (only !== undefined && wordings.size === 1 && isWithin(piece.words, joined)) return only;
  if (model) return 'model';
  return wordings.has('model') || wordings.has('changed') ? 'changed' : 'typed';
}

/**
 * The sentences of the last of several states of a text, each with who worded it. They are followed through moves,
 * splits, joins and restored versions. `earlier` is what the author typed that is no longer in the text.
 */
export function carry(steps: readonly TextStep[]): { sentences: Carried[]; earlier: string[] } {
  const known = new Map<string, Carried>();
  const typed = new Map<string, string>();
  let now: Carried[] = [];
  for (const { text, model, by, at } of steps) {
    const pieces = piecesOf(text);
    const kept = new Set(pieces.map(({ key }) => key));
    const gone = now.filter(({ key }) => !kept.has(key));
    now = pieces.map((piece) => {
      const same = known.get(piece.key);
      if (same !== undefined) return { ...same, ...piece };
      const wording = wordingOf(piece, basesOf(piece, gone), model);
      return { ...piece, wording, by, at };
    });
    for (const one of now) {
      if (one.wording === 'typed') typed.set(one.key, text.slice(one.start, one.end));
      if (!known.has(one.key)) known.set(one.key, one);
    }
  }
  for (const { key } of now) typed.delete(key);
  return { sentences: now, earlier: [...typed.values()] };
}
