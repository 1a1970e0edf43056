import { z } from 'zod';
import { messageChannels, messagePurposes, sequenceStepLimit } from '../catalog/people.ts';
import { id, keysOf, line } from '../fields.ts';
import { defineRun } from './define.ts';

const material = (max: number) => z.string().max(max, `Use at most ${max} characters.`).default('');

/** A draft of a message. `details` are its personal details, each with where it is known from. */
export const messageDraft = z.object({
  text: z.string(),
  subject: z.string().optional(),
  details: z.array(z.object({ text: z.string(), origin: z.string() })),
});
export type MessageDraft = z.infer<typeof messageDraft>;

export const messageDraftRun = defineRun({
  kind: 'message-draft',
  label: 'Message draft',
  summary: 'Draft three variants of a message or mail; the person sends it',
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
      /** What the message is about, in the sender’s words. */
      notes: material(8000),
      /** The sender’s own material about their product. */
      offer: material(8000),
      /** An opening that the message is about. */
      jobId: id.optional(),
      /** Follow-ups after the first message, as a sequence to send by hand. */
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
    /** Follow-ups to the first message, each with its wait. */
    followUps: z.array(messageDraft.extend({ afterDays: z.number().int() })),
    /** False for a skeleton of details with gaps, which is free. */
    written: z.boolean(),
  }),
  action: 'draft.message',
  scope: 'people',
  errors: ['person_opted_out'],
});
