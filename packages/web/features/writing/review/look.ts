import { checkText, findClaims, readEarlier, type EarlierPost } from '@limelight/post-text';
import { z } from 'zod';

const place = { start: z.number().int(), end: z.number().int() };

export const looked = z.object({
  remarks: z.array(
    z.object({
      ...place,
      rule: z.string(),
      severity: z.enum(['info', 'warn', 'problem']),
      message: z.string(),
      reason: z.string(),
      fix: z.object({ label: z.string(), replacement: z.string() }).optional(),
    }),
  ),
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
});
export type Looked = z.infer<typeof looked>;

export interface Beside {
  /** The author's material, which claims are checked against. Without any, claims are not checked. */
  material: readonly string[];
  /** The author's published posts, newest first. */
  earlier: readonly EarlierPost[];
}

/** Prepares the comparison once for several texts. */
export function prepareLook({ material, earlier }: Beside): (text: string) => Looked {
  const posts = readEarlier(earlier);
  return (text) => ({
    remarks: checkText(text, { earlier: posts }),
    claims: material.length === 0 ? [] : findClaims(text, material),
  });
}
