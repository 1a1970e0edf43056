import { z } from 'zod';

/** The body of a successful JSON response. `userUsage` is the cost of the call (for `user/details`, see its data). */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ data, message: z.string().optional(), userUsage: z.number().int().optional() });
}

export const refusal = z.object({ message: z.string(), code: z.string(), details: z.unknown().optional() });
export type Refusal = z.infer<typeof refusal>;
