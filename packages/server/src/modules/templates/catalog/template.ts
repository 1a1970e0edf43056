import type { PostFormat, PostTone, TemplateGroup } from '@limelight/contracts/catalog';

/** A built-in template: its purpose, its questions, and an example with the notes it was made from. */
export interface Template {
  id: string;
  group: TemplateGroup;
  name: string;
  /** When to use it, in a sentence. */
  use: string;
  format: PostFormat;
  tone: PostTone;
  prompts: readonly string[];
  /** Typical rough notes of a user. */
  notes: string;
  example: readonly string[];
}
