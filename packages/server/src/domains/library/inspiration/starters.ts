import { industries, postFormat } from '@limelight/contracts';
import { z } from 'zod';
import starters from './starters.json' with { type: 'json' };

const starterPost = z.object({
  format: postFormat,
  industry: z.enum(industries),
  language: z.string(),
  text: z.array(z.string()).transform((lines) => lines.join('\n')),
});
export type StarterPost = z.infer<typeof starterPost>;

/** The posts shipped with the product. They were written for it and have no author, no figures and no real people. */
export const starterPosts: readonly StarterPost[] = z.array(starterPost).parse(starters);
