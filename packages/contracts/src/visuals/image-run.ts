import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRun } from '../runs/define.ts';

export const imageShapes = ['square', 'portrait', 'landscape'] as const;
export type ImageShape = (typeof imageShapes)[number];

export const imageRun = defineRun({
  kind: 'image',
  label: 'Images generated',
  summary:
    'Have an image model draw up to four pictures, or change one; each costs, and what the provider refuses is free',
  input: z.object({
    prompt: z
      .string()
      .max(4000, 'Use at most 4,000 characters.')
      .refine((text) => text.trim() !== '', 'Describe the picture.')
      .refine((text) => !text.includes('\u0000'), 'Remove the invisible control character.'),
    size: z.enum(imageShapes).default('square'),
    count: z.number().int().min(1).max(4).default(1),
    /** A JPEG or PNG of the library to change as described; null to draw from nothing. */
    from: id.nullable().default(null),
  }),
  result: z.object({
    mediaIds: z.array(id),
    /** The provider's own explanation for declining; null when it did not. */
    refused: z.string().nullable(),
    failed: z.number().int().default(0),
  }),
  action: 'image.create',
  errors: ['no_image_model', 'no_image_edits', 'not_found', 'picture_not_still', 'picture_limit'],
});
