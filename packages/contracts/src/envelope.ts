import { z } from 'zod';

/** What every successful JSON call answers. `userUsage` is what the call spent (in `user/details`, see its data). */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ data, message: z.string().optional(), userUsage: z.number().int().optional() });
}

/** What every refusal answers. */
export const refusal = z.object({ message: z.string(), code: z.string(), details: z.unknown().optional() });
export type Refusal = z.infer<typeof refusal>;
