import { refusals } from '../refusal.ts';

/** Refusals of a writer, none of which are charged. */
export const writerFailures = {
  ...refusals(422, {
    writer_too_slow:
      'The writer ran out of time with this text. Nothing was charged. Shorten it, or break it into sentences and paragraphs, and try again.',
  }),
  ...refusals(502, {
    writer_empty: 'The writer sent nothing usable. Nothing was charged. Try again.',
    writer_rejected:
      'The model rejected this request. Nothing was charged. Try with fewer sources, or contact the operator of this server.',
    writer_declined:
      'The model declined to write this. Nothing was charged. Add details, rephrase it, or leave out what the model may object to.',
    writer_cut:
      'The writer reached its limit before the end of the text. Nothing was charged. Ask for a shorter post.',
    writer_unreadable:
      'The model gave no usable answer in two attempts. Nothing was charged. Try again. If it keeps happening, this task needs a more capable model.',
  }),
  ...refusals(503, {
    writer_unavailable: 'The writer is not responding right now. Nothing was charged. Try again.',
    writer_key_refused:
      'The model rejected this server’s key. Nothing was charged. Ask the operator of this server to check it.',
    writer_queue_full:
      'The writer is busy with other texts right now. Nothing was charged. Try again in a moment.',
  }),
};

/** The codes with which writing can fail. None of them are charged. */
export const writerErrors = [
  'writer_unavailable',
  'writer_busy',
  'writer_queue_full',
  'writer_too_slow',
  'writer_key_refused',
  'writer_rejected',
  'writer_declined',
  'writer_empty',
  'writer_unreadable',
  'writer_cut',
] as const satisfies readonly (keyof typeof writerFailures | 'writer_busy')[];
