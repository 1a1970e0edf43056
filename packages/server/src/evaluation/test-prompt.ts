import type { Brief } from '@limelight/contracts';
import { renderWritePost as render, type PromptOptions } from '../domains/writing/writing/index.ts';

/** For tests: another version of the request for a post, in a file of the same form. */
export const writePostPrompt = { id: 'write-post', version: 99 } as const;

export function renderWritePost(asked: Brief, given: PromptOptions) {
  const { request } = render(asked, given);
  return { request: { ...request, prompt: `${request.prompt}\nBegin with the end.` } };
}
