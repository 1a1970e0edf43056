import { z } from 'zod';
import { matter, seen } from './seen.ts';

/** What the page asks the worker: to hold a matter under a key, to look at a text beside it, to let it go. */
export const lookRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hold'), key: z.number().int(), matter }),
  z.object({ kind: z.literal('look'), id: z.number().int(), key: z.number().int(), text: z.string() }),
  z.object({ kind: z.literal('drop'), key: z.number().int() }),
]);
export type LookRequest = z.infer<typeof lookRequest>;

/** What was seen, or null where looking failed. */
export const lookAnswer = z.object({ id: z.number().int(), seen: seen.nullable() });
export type LookAnswer = z.infer<typeof lookAnswer>;
