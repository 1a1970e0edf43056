import type { Brief } from '@limelight/contracts';
import { renderWritePost, type PromptOptions, type RenderedPrompt } from '../prompts/write-post.v6.ts';
import { promptMaterial, type NotedSource } from './material.ts';

/** The messages of one request to a model, and in words for the page what of the notes and sources is not in them. */
export function requestWritePost(
  brief: Brief,
  sources: readonly NotedSource[],
  options: Omit<PromptOptions, 'sources'>,
): { request: RenderedPrompt; left: string[] } {
  const material = promptMaterial(brief, sources);
  const { request } = renderWritePost(material.brief, { ...options, sources: material.sources });
  return { request, left: material.left };
}
