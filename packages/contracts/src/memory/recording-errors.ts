import { refusals } from '../refusal.ts';

export const recordingErrors = {
  ...refusals(409, {
    recording_limit: 'You have 500 recordings. Delete some to make room.',
    recording_changed: 'This transcript was changed elsewhere. Reload it, then make your change again.',
    recording_busy: 'This recording is being transcribed. Wait until that has ended, or cancel it.',
    recording_empty: 'There is no text yet. Transcribe the recording first.',
    sound_gone: 'The sound of this recording is deleted, so it can’t be transcribed again. Its text is kept.',
    no_transcriber:
      'Nothing can transcribe here yet. Ask an operator to download a speech model on the Models page, or to name a transcriber (TRANSCRIBER_BASE_URL).',
    transcriber_language:
      'The speech model on this computer does not know this language. Choose “Detect automatically” if another one is spoken; otherwise ask an operator for a transcription server that knows it.',
  }),
  ...refusals(422, {
    recording_unreadable:
      'We found no sound that we can read in this file. Save it as WAV, or as Opus in WebM, Ogg or MP4, and add it again.',
    recording_needs_browser:
      'The sound of this file is in a format that only a browser can read here, such as AAC or MP3. Open the Talk page where the file plays, and add it there: the page turns it into one we can read.',
    recording_too_long: 'This is longer than two hours. Cut it in two, and add both parts.',
  }),
  ...refusals(502, {
    transcriber_refused:
      'The transcriber refused this recording. Nothing was charged. Ask an operator to check its settings.',
  }),
  ...refusals(503, {
    transcriber_away: 'The transcriber did not answer. Nothing was charged. Wait a minute, then try again.',
  }),
};
