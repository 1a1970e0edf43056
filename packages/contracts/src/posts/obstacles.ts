import { z } from 'zod';
import { errorCode } from '../fields.ts';

/** Something to settle before a post can go out, and what the refusal of scheduling would be. */
export const postObstacle = z.object({
  code: errorCode,
  message: z.string(),
  /** The missing part, such as the question of a gap. */
  detail: z.string().nullable(),
});
export type PostObstacle = z.infer<typeof postObstacle>;
