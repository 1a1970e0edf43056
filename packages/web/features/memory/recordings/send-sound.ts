import type { MediaUpload, Recording } from '@limelight/contracts';
import type { Sending } from '../../../lib/send-form.ts';

export interface SendEnvironment {
  /** Null when the server does not know the upload. */
  find: (id: string) => Promise<MediaUpload | null>;
  start: (bytes: number) => Promise<MediaUpload>;
  sendPart: (upload: MediaUpload, sound: Blob, sending: Sending) => Promise<MediaUpload>;
  add: (uploadId: string) => Promise<Recording>;
  /** The recording that an upload has become; null if there is none. */
  recorded: (id: string) => Promise<Recording | null>;
  /** True for a failure of the connection or the server, which can pass. */
  isPassing: (error: unknown) => boolean;
  /** Resolves when it is worth trying again, or when `signal` aborts. */
  connection: (signal: AbortSignal) => Promise<void>;
}

export interface SendOptions extends Sending {
  /** An upload of the same sound that was begun earlier. */
  uploadId: string | null;
  /** Told of a new upload before its first part is sent. */
  onUpload: (id: string) => Promise<void>;
  /** Told when the connection is lost, and when it is back. */
  onWaiting: (waiting: boolean) => void;
}

/**
 * Uploads a sound in parts and has the server keep it. A lost connection is waited for, and an upload that was begun
 * goes on after its last part. Rejects when the server refuses it, or when `signal` aborts.
 */
export async function sendSound(
  sound: Blob,
  environment: SendEnvironment,
  { uploadId, onUpload, onWaiting, onProgress, signal }: SendOptions,
): Promise<Recording> {
  const patiently = async <T>(send: () => Promise<T>): Promise<T> => {
    for (;;) {
      signal.throwIfAborted();
      try {
        const answer = await send();
        onWaiting(false);
        return answer;
      } catch (error) {
        if (signal.aborted || !environment.isPassing(error)) throw error;
        onWaiting(true);
        await environment.connection(signal);
      }
    }
  };
  const found = uploadId === null ? null : await patiently(() => environment.find(uploadId));
  if (uploadId !== null && found === null) {
    const recorded = await patiently(() => environment.recorded(uploadId));
    if (recorded !== null) return recorded;
  }
  let upload = found?.bytes === sound.size ? found : null;
  if (upload === null) {
    upload = await patiently(() => environment.start(sound.size));
    await onUpload(upload.id);
  }
  const parts = Math.ceil(upload.bytes / upload.partBytes);
  while (upload.parts < parts) {
    const current: MediaUpload = upload;
    const report = (share: number) => onProgress((current.parts + share) / parts);
    upload = await patiently(() => environment.sendPart(current, sound, { signal, onProgress: report }));
  }
  onProgress(1);
  const { id } = upload;
  return patiently(() => environment.add(id));
}
