const wordsOf = (text: string): string =>
  ` ${(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;

/** Whether the person wrote this sentence themselves, whatever its capitals and punctuation. */
export const isWritten = (sentence: string, written: readonly string[]): boolean =>
  written.some((text) => wordsOf(text).includes(wordsOf(sentence)));
