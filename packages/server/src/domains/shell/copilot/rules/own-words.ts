const wordsOf = (text: string): string =>
  ` ${(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;

/** True when one of the texts contains the sentence, apart from capitals and punctuation. */
export const isWritten = (sentence: string, written: readonly string[]): boolean =>
  written.some((text) => wordsOf(text).includes(wordsOf(sentence)));
