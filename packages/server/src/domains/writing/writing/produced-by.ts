/** What produced a text or a question, without any of its content or material. */
export interface ProducedBy {
  /** "draft", "question", or the key of an improvement. */
  what: string;
  engine: string;
  /** `id@version`. Null when no model was used. */
  promptVersion: string | null;
  settings: Record<string, string | number | boolean>;
}
