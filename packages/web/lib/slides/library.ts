import { getPicture } from '@limelight/contracts';
import { call } from '../client.ts';
import type { LoadedPicture } from './messages.ts';

function toDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(new Error('The picture is no text.')),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture was not read.')));
    reader.readAsDataURL(blob);
  });
}

/** Loads a library picture in the form slides need. Null when it was deleted. */
export async function loadLibraryPicture(key: string): Promise<LoadedPicture | null> {
  const { url, width, height } = await call(getPicture, { params: { id: key } }, { showError: false });
  const response = await fetch(url);
  return response.ok ? { src: await toDataAddress(await response.blob()), width, height } : null;
}
