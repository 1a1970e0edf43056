import { mediaFileContent, type MediaFile } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { signedAddress } from '../../../platform/http/index.ts';
import type { CarriedMedia } from './repository/media.ts';

/** The path that is signed, without `/api`. */
export function mediaPath(mediaId: string): string {
  return mediaFileContent.path.replace(':id', mediaId);
}

/** A file as the API returns it, with an address that is valid for up to an hour. */
export function presentMedia(
  context: Context,
  item: Omit<CarriedMedia, 'altText' | 'parts' | 'fileId' | 'openGap' | 'hash' | 'madeFrom'>,
): MediaFile {
  return {
    id: item.id,
    mime: item.mime,
    bytes: item.bytes,
    width: item.width,
    height: item.height,
    pages: item.pages,
    name: item.name,
    url: signedAddress(context, mediaPath(item.id)),
    createdAt: item.createdAt.toISOString(),
  };
}
