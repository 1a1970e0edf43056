import type { PostFormat, PostTone, TemplateGroup } from '@limelight/contracts/catalog';

/** A shipped template: what it is for, what it asks, and an idea from which its example is written. */
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
  /** Rough notes such as a person gives; the example is written from them. */
  notes: string;
}
