import { postTemplate, type PostTemplate } from '@limelight/contracts';
import { z } from 'zod';
import templates from './templates.json' with { type: 'json' };

const paragraphs = z.array(z.string()).transform((lines) => lines.join('\n\n'));

/** Every built-in template with its example. */
export const shippedTemplates: readonly PostTemplate[] = z
  .array(postTemplate.extend({ example: paragraphs }))
  .parse(templates);
