import type { PostTemplate } from '@limelight/contracts';
import { templates } from './catalog/index.ts';

/** Every built-in template with its example. */
export const shippedTemplates: readonly PostTemplate[] = templates.map((template) => ({
  ...template,
  prompts: [...template.prompts],
  example: template.example.join('\n\n'),
}));
