import { mediaFileContent, type MediaFile } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { CarriedMedia } from './repository/media.ts';

const hourSeconds = 3600;
/** Rounds the expiry, so that repeated requests get the same address and the browser's cache works. */
const stepSeconds = 300;

/** The path that is signed, without `/api`. */
export function mediaPath(mediaId: string): string {
  return mediaFileContent.path.replace(':id', mediaId);
}

/** A file as the API returns it, with an address that is valid for up to an hour. */
export function presentMedia(
  context: Context,
  item: Omit<CarriedMedia, 'altText' | 'parts' | 'fileId' | 'openGap' | 'hash' | 'madeFrom'>,
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
