import { z } from 'zod';

/** A text drawn on a page: its position, content and style. In pixels of the page. */
const drawnText = z.object({
  /** The source of the text, such as `items.2.text`. Null when the design itself supplies it. */
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
  ground: z.string(),
  align: z.enum(['start', 'center', 'end']),
  decorative: z.boolean(),
});
export type DrawnText = z.infer<typeof drawnText>;

const drawnPage = z.object({
  svg: z.string(),
  width: z.number(),
  height: z.number(),
  /** 1 is the size intended by the design. */
  scale: z.number(),
  fits: z.boolean(),
  /** The characters that cannot be drawn. */
  undrawn: z.array(z.string()),
  texts: z.array(drawnText),
});
export type DrawnPage = z.infer<typeof drawnPage>;

/** A picture for the drawing engine. `src` is a data URL. */
export interface LoadedPicture {
  src: string;
  width: number;
  height: number;
}

export const workerMessage = z.union([
  z.object({ id: z.number(), pages: z.array(drawnPage) }),
  z.object({ id: z.number(), fault: z.string() }),
  z.object({ need: z.string() }),
  z.object({ needFont: z.string() }),
]);
