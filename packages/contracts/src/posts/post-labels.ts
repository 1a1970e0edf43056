import { z } from 'zod';
import { bulkLimit, folderCharacterLimit } from '../catalog/saved.ts';
import { GET, POST } from '../endpoint.ts';
import { id, line, tags } from '../fields.ts';

export const listPostLabels = GET.read('/posts/labels', {
  summary: 'The folders and tags of your posts, without deleted ones',
  response: z.object({ folders: z.array(z.string()), tags: z.array(z.string()) }),
});

export const labelPosts = POST.drafts('/posts/labels', {
  summary: 'Tag several posts or move them to a folder; text, version and modification time do not change',
  body: z.object({
    ids: z.array(id).min(1, 'Select at least one.').max(bulkLimit, `Select at most ${bulkLimit} at a time.`),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('add-tags'), tags }),
      z.object({ kind: z.literal('remove-tags'), tags }),
      /** An empty name removes the posts from their folder. */
      z.object({ kind: z.literal('move'), folder: line(folderCharacterLimit) }),
    ]),
  }),
  response: z.object({ changed: z.number().int() }),
});
