import type { Refusal } from '../refusal.ts';

export const originErrors = {
  origins_not_recorded: {
    status: 409,
    message: 'The record is made when the post is published. Publish it first.',
  },
  record_link_invalid: {
    status: 404,
    message: 'This record is no longer shared. Ask its author for a new link.',
  },
} as const satisfies Record<string, Refusal>;
