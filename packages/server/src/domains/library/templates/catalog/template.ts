import type { PostFormat, PostTone, TemplateGroup } from '@limelight/contracts/catalog';

/** A built-in template: its purpose, its questions, and an example with the notes it was made from. */
export interface Template {
  id: string;
  group: TemplateGroup;
  name: string;
  use: string;
  format: PostFormat;
  tone: PostTone;
  prompts: readonly string[];
  notes: string;
  example: readonly string[];
}
