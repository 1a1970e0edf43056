const bareWords = (text: string): string =>
  ` ${(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;

/** Signs that can spell out words beside the letters: symbols, such as 🅴, and signs that nobody sees. */
const otherSigns = (text: string): string[] => text.match(/[^\p{L}\p{M}\p{N}\p{P}\s]/gu) ?? [];

/** True when one of the texts contains the sentence, apart from capitals and punctuation. */
export const isWritten = (sentence: string, written: readonly string[]): boolean =>
  written.some(
    (text) =>
      bareWords(text).includes(bareWords(sentence)) &&
      otherSigns(sentence).every((sign) => text.includes(sign)),
  );
