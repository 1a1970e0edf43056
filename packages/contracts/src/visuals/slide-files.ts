import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const name = z.string().max(120);

export const slideFont = defineEndpoint({
  name: 'slideFont',
  summary: 'A font file that slides are drawn with',
  method: 'GET',
  path: '/slides/fonts/:family/:file',
  access: 'none',
  params: z.object({ family: name, file: name }),
  response: z.unknown(),
  answer: 'file',
  errors: ['not_found'],
});

export const slideEmoji = defineEndpoint({
  name: 'slideEmoji',
  summary: 'An emoji as SVG, by its code points',
  method: 'GET',
  path: '/slides/emoji/:code',
  access: 'none',
  params: z.object({ code: name }),
  response: z.unknown(),
  answer: 'file',
  errors: ['not_found'],
});
