import { engine, ownWords } from '@limelight/contracts';
import { z } from 'zod';

const place = { start: z.number().int(), end: z.number().int() };

/** A post that went out, as far as the checks read it. */
const ownPost = z.object({
  id: z.string(),
  text: z.string(),
  publishedAt: z.string().nullable(),
  engine: engine.nullable(),
  ownWords: ownWords.nullable(),
});
export type OwnPost = z.infer<typeof ownPost>;

/** What a text is looked at beside; what is empty is not looked for. It is sent once, the text many times. */
export const matter = z.object({
  /** Null where no remarks are wanted. `material` is what the person gave the writer; `posts` are their own, newest first. */
  checks: z
    .object({
      material: z.string().nullable(),
      posts: z.array(ownPost).readonly(),
      writing: z.string().nullable(),
    })
    .nullable(),
  /** What its claims can have come from. */
  origins: z.array(z.string()).readonly(),
  /** Texts whose used passages are wanted. */
  sources: z.array(z.string()).readonly(),
});
export type Matter = z.infer<typeof matter>;

const fix = z.object({ ...place, replacement: z.string(), label: z.string() });

/** What was seen in a text. */
export const seen = z.object({
  remarks: z.array(
    z.object({
      ...place,
      rule: z.string(),
      severity: z.enum(['info', 'warn', 'problem']),
      message: z.string(),
      fix: fix.optional(),
    }),
  ),
  good: z.array(z.object({ rule: z.string(), message: z.string() })),
  claims: z.array(
    z.object({
      ...place,
      kind: z.string(),
      text: z.string(),
      sentence: z.object({ ...place, text: z.string() }),
      supported: z.boolean(),
      passage: z.object({ ...place, source: z.number().int() }).nullable(),
    }),
  ),
  used: z.array(z.object({ ...place, source: z.number().int() })),
});
export type Seen = z.infer<typeof seen>;

export const nothingSeen: Seen = { remarks: [], good: [], claims: [], used: [] };
