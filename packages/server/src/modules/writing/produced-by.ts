/** What produced a text or a question, without a word of it or of what it was made from. */
export interface ProducedBy {
  /** 'draft', 'question', or a help's key. */
  what: string;
  engine: string;
  /** `id@version`; null when it was made by rule. */
  promptVersion: string | null;
  settings: Record<string, string | number | boolean>;
}
