import { z } from 'zod';
import { GET } from '../endpoint.ts';

const name = z.string().max(120);

export const slideFont = GET('/slides/fonts/:family/:file', {
  summary: 'A font file that slides are drawn with',
  access: 'none',
  params: z.object({ family: name, file: name }),
  response: z.unknown(),
  answer: 'file',
  files: ['font/woff', 'font/woff2'],
  errors: ['not_found'],
});

export const slideEmoji = GET('/slides/emoji/:code', {
  summary: 'An emoji as SVG, by its code points',
  access: 'none',
  params: z.object({ code: name }),
  response: z.unknown(),
  answer: 'file',
  files: ['image/svg+xml'],
  errors: ['not_found'],
});
