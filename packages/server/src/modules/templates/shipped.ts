import type { PostTemplate } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { threadFile } from '../../platform/threads/index.ts';
import type * as TemplateTexts from './template-texts.worker.ts';

const templateTexts = threadFile<typeof TemplateTexts>(import.meta.url, 'template-texts');

let written: Promise<PostTemplate[]> | null = null;

/** Every shipped template; the examples are written once, at the first question. */
export async function shippedTemplates({ threads }: Context): Promise<PostTemplate[]> {
  written ??= threads.texts.call(templateTexts, 'writeShippedTemplates', [], { owner: 'templates' });
  // Others may ask again where this one failed.
  return written.catch((error: unknown) => {
    written = null;
    throw error;
  });
}
