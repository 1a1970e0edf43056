/** Refusals of a writer, none of which are charged. */
export const writerFailures = {
  writer_unavailable: {
    status: 503,
    message: 'The writer does not answer right now. Nothing was charged. Try again.',
  },
  writer_empty: { status: 502, message: 'The writer sent nothing usable. Nothing was charged. Try again.' },
  writer_key_refused: {
    status: 503,
    message:
      'The model does not accept the key of this server. Nothing was charged. Trying again will not help: tell whoever runs the server.',
  },
  writer_rejected: {
    status: 502,
    message:
      'The model does not take this request. Nothing was charged. Try less material; if that does not help, tell whoever runs the server.',
  },
  writer_declined: {
    status: 502,
    message:
      'The model would not write this. Nothing was charged. Put it in other words, or leave out what it may object to.',
  },
  writer_cut: {
    status: 502,
    message:
      'The writer reached its limit before the end of the text. Nothing was charged. Ask for a shorter post.',
  },
  writer_unreadable: {
    status: 502,
    message:
      'The model answered twice with nothing that can be used. Nothing was charged. Try again with other words, or with a shorter text.',
  },
  writer_too_slow: {
    status: 422,
    message:
      'The writer did not get through this text in time. Nothing was charged. Shorten it, or break it into sentences and paragraphs, and try again.',
  },
  writer_queue_full: {
    status: 503,
    message: 'Many texts are being worked on right now. Nothing was charged. Try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

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
