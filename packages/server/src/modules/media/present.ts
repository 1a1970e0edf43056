import { mediaFileContent, type MediaFile } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import type { CarriedMedia } from './repository.ts';

const hourSeconds = 3600;
/** Ends fall on these steps, so that a page that asks again gets the same address and its cached picture. */
const stepSeconds = 300;

/** What is signed: the path below `/api`. */
export function mediaPath(mediaId: string): string {
  return mediaFileContent.path.replace(':id', mediaId);
}

/** A picture as the API tells it, at an address that is good for an hour at most. */
export function presentMedia(
  context: Context,
  item: Omit<CarriedMedia, 'altText' | 'parts' | 'fileId'>,
): MediaFile {
  const expires = Math.floor(context.clock.now() / 1000 / stepSeconds) * stepSeconds + hourSeconds;
  const path = mediaPath(item.id);
  return {
    id: item.id,
    mime: item.mime,
    bytes: item.bytes,
    width: item.width,
    height: item.height,
    pages: item.pages,
    name: item.name,
    url: `/api${path}?expires=${expires}&signature=${context.secrets.sign(path, expires)}`,
    createdAt: item.createdAt.toISOString(),
  };
}
