import type { PostFormat, PostTone, TemplateGroup } from '@limelight/contracts/catalog';

/** A shipped template: what it is for, what it asks, and an example with the notes it came from. */
export interface Template {
  id: string;
  group: TemplateGroup;
  name: string;
  /** When to take it, in a sentence. */
  use: string;
  format: PostFormat;
  tone: PostTone;
  /** What the writer needs to know; the answers together are the idea. */
  prompts: readonly string[];
  /** Rough notes such as a person gives. */
  notes: string;
  /** The paragraphs of a post made of the notes. */
  example: readonly string[];
}
