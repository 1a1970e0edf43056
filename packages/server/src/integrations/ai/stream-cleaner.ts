/** Turns a model's output into text for the reader. Both functions may throw to refuse the answer. */
export interface StreamCleaner {
  /** What can be shown now, possibly nothing. */
  push(piece: string): string;
  /** The whole text. It usually begins with what was shown; else it replaces that. */
  end(): string;
}
