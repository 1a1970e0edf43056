import type { Brief, BriefSettings, PostTemplate } from '@limelight/contracts';
import { writePost } from '@limelight/post-text/writer';
import { templates } from './catalog/index.ts';
import type { Template } from './catalog/template.ts';

const exampleSeed = 1;

/** The template with an example that the built-in writer makes of its notes. */
function withExample(template: Template): PostTemplate {
  const { format, tone, notes } = template;
  const { text } = writePost({ idea: notes, format, tone }, { seed: exampleSeed });
  return { ...template, prompts: [...template.prompts], example: text };
}

let written: PostTemplate[] | null = null;

/** Every shipped template; the examples are written once, at the first question. */
export function shippedTemplates(): PostTemplate[] {
  written ??= templates.map(withExample);
  return written;
}

/** Two names that differ in case or blanks alone are one. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en');
}

/** What of a brief the next one begins with: all but the source and the points, which belong to the one post. */
export function carriedOver({ idea: _idea, ...settings }: Brief): BriefSettings {
  return { ...settings, mustSay: [] };
}
