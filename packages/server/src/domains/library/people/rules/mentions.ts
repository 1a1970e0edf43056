const shortest = 3;
const joints = /^(?:\s+|[-–—/.&’'])$/u;

interface Token {
  written: string;
  folded: string;
  /** The characters between this word and the one before it. */
  gap: string;
}

const fold = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(/\.NET\b|[\p{L}\p{N}][\p{L}\p{N}\p{M}+#]*/gu)) {
    tokens.push({ written, folded: fold(written), gap: text.slice(end, index) });
    end = index + written.length;
  }
  return tokens;
}

const isSame = (asked: Token, found: Token) =>
  asked.written.length <= shortest ? asked.written === found.written : asked.folded === found.folded;

/** A short word that begins a sentence has its capital letter from there, so it can be another word: “Go to …”. */
const hasCapitalOfSentence = ([first, second]: readonly Token[]) =>
  first !== undefined &&
  first.written.length <= shortest &&
  /^\p{Lu}\p{Ll}*$/u.test(first.written) &&
  second !== undefined &&
  /^\s+$/u.test(second.gap) &&
  /^\p{Ll}/u.test(second.written);

/**
 * Whether a passage has the words of a criterion as whole words, in their order and next to each other. Words of up to
 * three letters must also be written alike, since “Go” is not “go”. A single one in lower case is never certain.
 */
export function mentions(passage: string, criterion: string): boolean {
  const asked = tokensOf(criterion);
  const [only, second] = asked;
  if (only === undefined) return false;
  const isShort = second === undefined && only.written.length <= shortest;
  if (isShort && /^\p{Ll}+$/u.test(only.written)) return false;
  const tokens = tokensOf(passage);
  const from = isShort && hasCapitalOfSentence(tokens) ? 1 : 0;
  for (let at = from; at + asked.length <= tokens.length; at += 1) {
    const isThere = asked.every((word, index) => {
      const found = tokens[at + index];
      if (found === undefined || !isSame(word, found)) return false;
      return index === 0 || found.gap === word.gap || joints.test(found.gap);
    });
    if (isThere) return true;
  }
  return false;
}
