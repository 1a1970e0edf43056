import { z } from 'zod';
import { id, postText } from '../fields.ts';
import { defineRun } from '../runs/define.ts';

export const openClaimKinds = [
  'figure',
  'date',
  'quotation',
  'name',
  'source',
  'experience',
  'cause',
  'comparison',
  'private',
] as const;

/** A sentence that says something which the material does not or, as `private`, that somebody else may not want told. */
export const openClaim = z.object({
  sentence: z.string(),
  kind: z.enum(openClaimKinds),
  /** The missing fact, in a few words. */
  reason: z.string(),
});
export type OpenClaim = z.infer<typeof openClaim>;

/** A model's findings for these sentences. A changed sentence is checked by rule. */
export const claimCheck = z.object({ text: z.string(), open: z.array(openClaim) });
export type ClaimCheck = z.infer<typeof claimCheck>;

export const claimCheckRun = defineRun({
  kind: 'claim-check',
  label: 'Statements checked',
  summary:
    'Have a model name the sentences of a post that say what its brief and sources do not. Free; the same text and material are asked about once',
  input: z.object({
    postId: id,
    text: postText.refine((text) => text.trim() !== '', 'There is no text to check yet.'),
  }),
  result: claimCheck.extend({ key: z.string() }),
  action: null,
});
