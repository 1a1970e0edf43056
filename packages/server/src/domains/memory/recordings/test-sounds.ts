import { readFileSync } from 'node:fs';
import { startRecordingUpload, addRecording, sendUploadPart, uploadPartBytes } from '@limelight/contracts';
import { wavFile } from '../../../integrations/speech/wav-file.ts';
import { pathOf, type Person, type TestApp } from '../../../testing/index.ts';

const rate = 16_000;

/** Part of a made-up recording: a tone, or silence at 0 hertz. */
export interface Tone {
  hertz: number;
  seconds: number;
}

/** A recording of tones, which the stand-in for a transcriber takes for sentences. */
export function tonesWav(tones: readonly Tone[]): Uint8Array<ArrayBuffer> {
  const total = tones.reduce((sum, { seconds }) => sum + Math.round(seconds * rate), 0);
  const samples = new Int16Array(total);
  let at = 0;
  for (const { hertz, seconds } of tones)
    for (const step of Array(Math.round(seconds * rate)).keys())
      samples[at++] =
        hertz === 0 ? 0 : Math.round(9_000 * Math.sin((2 * Math.PI * hertz * (step + 0.5)) / rate));
  return wavFile(new Uint8Array(samples.buffer));
}

/** `count` sentences of so many seconds, at 200, 220, 240 hertz and so on, with a pause after each. */
export const sentences = (count: number, { seconds = 3, pause = 0.5 } = {}): Tone[] =>
  Array.from({ length: count }, (_, at) => [
    { hertz: 200 + 20 * at, seconds },
    { hertz: 0, seconds: pause },
  ]).flat();

/** A voice of eight seconds in Opus, in Ogg. */
export const spokenOgg = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL('testing-data/spoken.ogg', import.meta.url)));

/** Uploads a sound in parts, as the page does. */
export async function upload(
  app: TestApp,
  { token }: Person,
  sound: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const begun = await app.call(startRecordingUpload, { body: { bytes: sound.byteLength } }, { token });
  const { id } = begun.body.data;
  for (let index = 0; index * uploadPartBytes < sound.byteLength; index += 1) {
    const form = new FormData();
    form.set(
      'file',
      new Blob([sound.subarray(index * uploadPartBytes, (index + 1) * uploadPartBytes)]),
      'part',
    );
    const path = pathOf(sendUploadPart, { params: { id, index } });
    const headers = { authorization: `Bearer ${token}` };
    const sent = await app.fetch(path, { method: 'POST', headers, body: form });
    if (!sent.ok) throw new Error(`a part was refused: ${await sent.text()}`);
  }
  return id;
}

/** Uploads a sound and keeps it as a recording. */
export async function record(app: TestApp, person: Person, sound: Uint8Array<ArrayBuffer>) {
  const uploadId = await upload(app, person, sound);
  return app.call(addRecording, { body: { uploadId } }, { token: person.token });
}
