import { z } from 'zod';

/** One page of a PDF, `width` in device pixels. */
export const pageRequest = z.object({
  id: z.number().int(),
  url: z.string(),
  page: z.number().int().min(1),
  width: z.number().int().min(1),
});
export type PageRequest = z.infer<typeof pageRequest>;

/** The page as drawn, or null for one that cannot be. */
export interface PageAnswer {
  id: number;
  bitmap: ImageBitmap | null;
}

export function isPageAnswer(data: unknown): data is PageAnswer {
  return typeof data === 'object' && data !== null && 'id' in data && 'bitmap' in data;
}
