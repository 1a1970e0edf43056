import { carouselPicture, getPicture } from '@limelight/contracts';
import { call } from '../client.ts';
import type { LoadedPicture } from './messages.ts';
import { sharedCarouselWith } from './shared-files.ts';

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

const quiet = { showError: false };

/** Loads a picture from the library, or from a carousel that somebody shared. Null when it was deleted. */
export async function loadLibraryPicture(key: string): Promise<LoadedPicture | null> {
  const id = sharedCarouselWith(key);
  const { url, width, height } =
    id === null
      ? await call(getPicture, { params: { id: key } }, quiet)
      : await call(carouselPicture, { params: { id, pictureId: key } }, quiet);
  const response = await fetch(url);
  return response.ok ? { src: await toDataAddress(await response.blob()), width, height } : null;
}
