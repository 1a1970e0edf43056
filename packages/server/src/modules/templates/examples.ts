import type { PostTemplate } from '@limelight/contracts';
import { writePost } from '@limelight/post-text/writer';
import { templates } from './catalog/index.ts';

const exampleSeed = 1;

/** Every shipped template, with an example that the built-in writer makes of its notes. */
export function writeShippedTemplates(): PostTemplate[] {
  return templates.map((template) => {
    const { format, tone, notes } = template;
    const { text } = writePost({ idea: notes, format, tone }, { seed: exampleSeed });
    return { ...template, prompts: [...template.prompts], example: text };
  });
}
