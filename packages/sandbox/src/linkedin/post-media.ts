import { accessDenied, invalidInput, plainError, Refusal } from './errors.ts';
import type { Caller } from './access.ts';
import type { Asset, PostContent } from './records.ts';
import { recordOf, recordsOf, stringField } from './schema.ts';
import type { LinkedInState } from './state.ts';

const LONGEST_ALT = 4086;
const UNKNOWN_ID = {
  image: 'INVALID_IMAGE_ID',
  video: 'INVALID_VIDEO_ID',
  document: 'INVALID_URN_ID',
} as const;

type Kind = keyof typeof UNKNOWN_ID;

/**
 * Checks `content.media` or `content.multiImage`: the assets must exist, belong to the author, and be uploaded and not
 * failed.
 */
export function mediaContent(
  state: LinkedInState,
  caller: Caller,
  content: Record<string, unknown>,
  kinds: readonly Kind[] = ['image', 'document', 'video'],
): PostContent {
  const multi = recordOf(content, 'multiImage');
  if (multi !== undefined) {
    const images = recordsOf(multi, 'images');
    if (images.length < 2 || images.length > 20) {
      throw new Refusal(
        invalidInput(
          'INVALID_VALUE_FOR_FIELD',
          '/content/multiImage/images',
          `must hold 2 to 20 images, holds ${images.length}`,
        ),
      );
    }
    return {
      kind: 'images',
      images: images.map((image, index) =>
        imageUse(state, caller, image, `/content/multiImage/images/${index}`),
      ),
    };
  }
  const media = recordOf(content, 'media') ?? {};
  const id = stringField(media, 'id');
  const kind = kindOf(id, '/content/media/id', kinds);
  if (kind === 'image') {
    const title = stringField(media, 'title');
    return {
      kind: 'images',
      images: [imageUse(state, caller, media, '/content/media')],
      ...(title === '' ? {} : { title }),
    };
  }
  const title = stringField(media, 'title');
  if (kind === 'document' && title.trim() === '') {
    throw new Refusal(invalidInput('MISSING_FIELD', '/content/media/title', 'is required for a document'));
  }
  if (title.length >= 400)
    throw new Refusal(
      invalidInput('FIELD_LENGTH_TOO_LONG', '/content/media/title', 'must be shorter than 400 characters'),
    );
  usableAsset(state, caller, id, kind, '/content/media/id');
  return { kind, id, title };
}

function imageUse(state: LinkedInState, caller: Caller, image: Record<string, unknown>, field: string) {
  const id = stringField(image, 'id');
  kindOf(id, `${field}/id`, ['image']);
  const altText = stringField(image, 'altText');
  if (altText.length > LONGEST_ALT)
    throw new Refusal(
      invalidInput('FIELD_LENGTH_TOO_LONG', `${field}/altText`, `at most ${LONGEST_ALT} characters`),
    );
  usableAsset(state, caller, id, 'image', `${field}/id`);
  return { id, altText };
}

function kindOf(urn: string, field: string, kinds: readonly Kind[]): Kind {
  const match = /^urn:li:([A-Za-z]+):([A-Za-z0-9_-]+)$/.exec(urn);
  if (match === null) throw new Refusal(invalidInput('INVALID_URN_ID', field, `"${urn}" is not a URN`));
  const kind = kinds.find((candidate) => candidate === match[1]);
  if (kind === undefined)
    throw new Refusal(invalidInput('INVALID_URN_TYPE', field, `must be urn:li:${kinds.join(' or urn:li:')}`));
  return kind;
}

function usableAsset(state: LinkedInState, caller: Caller, urn: string, kind: Kind, field: string): void {
  const asset = state.assets.get(urn);
  if (asset === undefined) throw new Refusal(invalidInput(UNKNOWN_ID[kind], field, `${urn} does not exist`));
  if (asset.memberId !== caller.member.id)
    throw new Refusal(accessDenied(`partnerApiPostsExternal.CREATE.${caller.version}01`));
  const status = assetStatus(state, asset);
  if (
    status === 'WAITING_UPLOAD' ||
    (status === 'PROCESSING' && state.settings.postWithProcessingMedia === 'refuse')
  ) {
    throw new Refusal(plainError(400, 'MEDIA_ASSET_WAITING_UPLOAD', `Media asset ${urn} is waiting upload`));
  }
  if (status === 'PROCESSING_FAILED') {
    throw new Refusal(
      plainError(
        400,
        'MEDIA_ASSET_PROCESSING_FAILED',
        `Media asset ${urn} failed processing: ${asset.failure ?? 'unknown'}`,
      ),
    );
  }
}

export type AssetStatus = 'WAITING_UPLOAD' | 'PROCESSING' | 'AVAILABLE' | 'PROCESSING_FAILED';

export function assetStatus(state: LinkedInState, asset: Asset): AssetStatus {
  if (asset.blob === '') return 'WAITING_UPLOAD';
  if (state.now() < asset.readyAt) return 'PROCESSING';
  return asset.failed ? 'PROCESSING_FAILED' : 'AVAILABLE';
}

export function assetUrns(content: PostContent | undefined): string[] {
  if (content === undefined) return [];
  if (content.kind === 'images') return content.images.map((image) => image.id);
  if (content.kind === 'document' || content.kind === 'video') return [content.id];
  return content.kind === 'article' && content.thumbnail !== undefined ? [content.thumbnail] : [];
}
