import {
  addRecording,
  envelope,
  getRecording,
  getUpload,
  mediaUpload,
  sendUploadPart,
  startRecordingUpload,
  type EndpointCall,
} from '@limelight/contracts';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { isPassing, sendForm } from '../../../lib/send-form.ts';
import type { SendEnvironment } from './send-sound.ts';

export type RecordingDetails = Omit<EndpointCall<typeof addRecording>['body'], 'uploadId'>;

const quiet = { showError: false };
/** The pause before trying again, in milliseconds, in case no event tells that the connection is back. */
const againMs = 5000;

const unknown = (error: unknown) => {
  if (isApiError(error, 'not_found')) return null;
  throw error;
};
const readUpload = (body: unknown) => envelope(mediaUpload).safeParse(body).data?.data ?? null;

export const sendEnvironment = (details: RecordingDetails): SendEnvironment => ({
  find: (id) => call(getUpload, { params: { id } }, quiet).catch(unknown),
  recorded: (id) => call(getRecording, { params: { id } }, quiet).catch(unknown),
  start: (bytes) => call(startRecordingUpload, { body: { bytes } }, quiet),
  sendPart: (upload, sound, sending) => {
    const { id, parts: index, partBytes } = upload;
    const piece = sound.slice(index * partBytes, (index + 1) * partBytes);
    return sendForm(sendUploadPart, { id, index }, piece, readUpload, sending);
  },
  add: (uploadId) => call(addRecording, { body: { ...details, uploadId } }, quiet),
  isPassing,
  connection: (signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        window.removeEventListener('online', end);
        resolve();
      };
      const timer = setTimeout(end, againMs);
      window.addEventListener('online', end, { once: true });
      signal.addEventListener('abort', end, { once: true });
    }),
});
