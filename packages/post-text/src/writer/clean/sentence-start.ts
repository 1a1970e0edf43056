/** A line from which words were taken, with a large letter where it had one at its beginning. */
export const sentenceStart = (line: string, changed: string): string =>
  /^\s*(?:[-–•*] )?\p{Lu}/u.test(line)
    ? changed.replace(
        /^(\s*(?:[-–•*] )?)(\p{Ll})/u,
        (_, lead: string, letter: string) => lead + letter.toUpperCase(),
      )
    : changed;
