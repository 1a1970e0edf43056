import { z } from 'zod';

/** Requests a page of a PDF, `width` in device pixels. */
export const pageRequest = z.object({
  id: z.number().int(),
  url: z.string(),
  page: z.number().int().min(1),
  width: z.number().int().min(1),
});
export type PageRequest = z.infer<typeof pageRequest>;

/** The drawn page, or null if it could not be drawn. */
export interface PageAnswer {
  id: number;
  bitmap: ImageBitmap | null;
}

export function isPageAnswer(data: unknown): data is PageAnswer {
  return typeof data === 'object' && data !== null && 'id' in data && 'bitmap' in data;
}
