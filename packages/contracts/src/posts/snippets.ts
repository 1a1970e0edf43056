import { z } from 'zod';
import { snippetNameLimit, snippetTextLimit } from '../catalog/snippets.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { id } from '../fields.ts';

const words = z
  .string()
  .max(snippetTextLimit, `Use at most ${snippetTextLimit} characters.`)
  .refine((value) => !value.includes('\u0000'), 'Remove the invisible control character.');

/** The name after the slash, limited to letters, digits and hyphens, so that it can be typed without a break. */
const snippetName = z
  .string()
  .trim()
  .max(snippetNameLimit, `Use at most ${snippetNameLimit} characters.`)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u, 'Use letters, digits and hyphens, such as call-me.');

const snippetBody = z.object({
  name: snippetName,
  text: words.refine((value) => value.trim() !== '', 'Write what it should insert.'),
});

export const snippet = z.object({ id, name: z.string(), text: z.string() });
export type Snippet = z.infer<typeof snippet>;

export const signature = z.object({
  text: words,
  /** Whether the signature is added below every new text. */
  automatic: z.boolean(),
});
export type Signature = z.infer<typeof signature>;

export const listSnippets = GET.read('/snippets', {
  summary: 'A person’s snippets by name, and the signature',
  response: z.object({ items: z.array(snippet), signature }),
});

export const createSnippet = POST.drafts('/snippets', {
  summary: 'Save a snippet under a name',
  body: snippetBody,
  response: snippet,
  status: 201,
  errors: ['snippet_limit', 'snippet_name_taken'],
});

export const changeSnippet = PATCH.drafts('/snippets/:id', {
  summary: 'Change a snippet’s name and text',
  body: snippetBody,
  response: snippet,
  errors: ['snippet_name_taken'],
});

export const deleteSnippet = DELETE.drafts('/snippets/:id', 'Delete a snippet');

export const saveSignature = POST.drafts('/snippets/signature', {
  summary: 'Save the signature, and whether it is added to new texts automatically',
  body: signature,
  response: signature,
});

export const listHashtags = GET.read('/snippets/hashtags', {
  summary: 'The hashtags in the person’s posts, most used first, at most 50',
  response: z.object({ items: z.array(z.object({ tag: z.string(), count: z.number().int() })) }),
});
