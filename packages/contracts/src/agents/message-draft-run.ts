import { z } from 'zod';
import { messageChannels, messagePurposes, sequenceStepLimit } from '../catalog/people.ts';
import { id, keysOf, line } from '../fields.ts';
import { defineRun } from '../runs/define.ts';

const material = (max: number) => z.string().max(max, `Use at most ${max} characters.`).default('');

/** A draft of a message. `details` lists the personal details it uses, with their sources. */
export const messageDraft = z.object({
  text: z.string(),
  subject: z.string().optional(),
  details: z.array(z.object({ text: z.string(), origin: z.string() })),
  /** Passages that nothing the sender supplied bears out, to check before sending. */
  unsupported: z.array(z.string()).default([]),
});
export type MessageDraft = z.infer<typeof messageDraft>;

export const messageDraftRun = defineRun({
  kind: 'message-draft',
  label: 'Message draft',
  summary: 'Draft three variants of a message or email; the person sends it',
  input: z.object({
    channel: z.enum(keysOf(messageChannels)),
    purpose: z.enum(keysOf(messagePurposes)),
    to: z.object({
      personId: id.optional(),
      name: line(200).default(''),
      position: line(200).default(''),
      company: line(200).default(''),
    }),
    material: z.object({
      notes: material(8000),
      offer: material(8000),
      jobId: id.optional(),
      /** The number of follow-ups after the first message, to be sent by hand. */
      followUps: z
        .number()
        .int()
        .min(0)
        .max(sequenceStepLimit - 1)
        .default(0),
    }),
  }),
  result: z.object({
    drafts: z.array(messageDraft),
    followUps: z.array(messageDraft.extend({ afterDays: z.number().int() })),
    /** False for a skeleton of details with gaps, which is free. */
    written: z.boolean(),
  }),
  action: 'draft.message',
  scope: 'people',
  errors: ['person_opted_out'],
});
