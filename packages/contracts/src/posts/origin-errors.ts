import { refusals } from '../refusal.ts';

export const originErrors = {
  ...refusals(404, {
    record_link_invalid: 'This record is no longer shared. Ask its author for a new link.',
  }),
  ...refusals(409, {
    origins_not_recorded: 'The record is made when the post is published. Publish it first.',
  }),
};
