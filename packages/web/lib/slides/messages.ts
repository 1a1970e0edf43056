import { z } from 'zod';

/** A text of a page: where it is, what it says, and how it is set. Pixels of the page. */
const drawnText = z.object({
  /** Where the text comes from, such as `items.2.text`; null where the design wrote it. */
  field: z.string().nullable(),
  text: z.string(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  fontSize: z.number(),
  lineHeight: z.number(),
  fontStack: z.string(),
  bold: z.boolean(),
  color: z.string(),
  /** The colour behind it. */
  ground: z.string(),
  align: z.enum(['start', 'center', 'end']),
  decorative: z.boolean(),
});
export type DrawnText = z.infer<typeof drawnText>;

const drawnPage = z.object({
  svg: z.string(),
  width: z.number(),
  height: z.number(),
  /** 1 is the size that the design intends. */
  scale: z.number(),
  fits: z.boolean(),
  texts: z.array(drawnText),
});
export type DrawnPage = z.infer<typeof drawnPage>;

/** A picture as the engine takes it; `src` is a data address. */
export interface LoadedPicture {
  src: string;
  width: number;
  height: number;
}

/** What the worker says. */
export const workerMessage = z.union([
  z.object({ id: z.number(), pages: z.array(drawnPage) }),
  z.object({ id: z.number(), fault: z.string() }),
  z.object({ need: z.string() }),
]);
