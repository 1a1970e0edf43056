import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brief } from '@limelight/contracts';
import { z } from 'zod';
import {
  renderWritePost,
  writePostFingerprint,
  writePostPrompt,
  type PromptOptions,
  type RenderWritePost,
} from '../domains/writing/writing/index.ts';
import { ConfigError } from '../platform/config/index.ts';

/** What a model is asked with: a version of the request for a post. */
export interface DraftPrompt {
  /** `id@version, fingerprint`, as the list of versions has it. */
  name: string;
  render: RenderWritePost;
}

const nameOf = (id: string, version: number, render: RenderWritePost) =>
  `${id}@${version}, ${writePostFingerprint(render)}`;

/** The one that the product sends. */
export const productPrompt: DraftPrompt = {
  name: nameOf(writePostPrompt.id, writePostPrompt.version, renderWritePost),
  render: renderWritePost,
};

type Render = (asked: Brief, given: PromptOptions) => unknown;

const isRender = (value: unknown): value is Render => typeof value === 'function';
const file = z.object({
  writePostPrompt: z.object({ id: z.string(), version: z.number().int() }),
  renderWritePost: z.custom<Render>(isRender, 'is no function'),
});
const rendered = z.object({ request: z.object({ system: z.string(), prompt: z.string() }) });

const faultOf = (error: unknown) =>
  error instanceof z.ZodError
    ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    : error instanceof Error
      ? error.message
      : 'cannot be read';

/** A file of the form that the versions of the request for a post have, tried on the briefs that every version is told by. */
export async function readPrompt(path: string): Promise<DraftPrompt> {
  try {
    const module: unknown = await import(pathToFileURL(resolve(path)).href);
    const { writePostPrompt: told, renderWritePost: given } = file.parse(module);
    const render: RenderWritePost = (asked, options) => rendered.parse(given(asked, options));
    return { name: nameOf(told.id, told.version, render), render };
  } catch (error) {
    throw new ConfigError([`--prompt ${path}: ${faultOf(error)}`]);
  }
}

/** The product's own and those of the files, no two of which may ask the same. */
export async function readPrompts(paths: readonly string[]): Promise<DraftPrompt[]> {
  const prompts = [productPrompt];
  for (const path of paths) {
    const prompt = await readPrompt(path);
    const same = prompts.find(({ name }) => fingerprintIn(name) === fingerprintIn(prompt.name));
    if (same !== undefined) throw new ConfigError([`--prompt ${path}: asks the same as ${same.name}`]);
    prompts.push(prompt);
  }
  return prompts;
}

const fingerprintIn = (name: string) => name.slice(name.lastIndexOf(' ') + 1);
