/** A picture or document as LinkedIn knows it after the upload. */
export interface AttachedAsset {
  urn: string;
  altText: string;
}

/** A post as the member wrote it: `text` is plain, without LinkedIn's escapes. */
export interface NewPost {
  authorUrn: string;
  text: string;
  visibility: 'PUBLIC' | 'CONNECTIONS';
  images: readonly AttachedAsset[];
}

function contentOf(images: readonly AttachedAsset[]): Record<string, unknown> {
  const [first] = images;
  if (first === undefined) return {};
  const shape = ({ urn, altText }: AttachedAsset) => ({ id: urn, ...(altText === '' ? {} : { altText }) });
  // One picture is `media`; LinkedIn refuses a `multiImage` of one.
  return {
    content: images.length === 1 ? { media: shape(first) } : { multiImage: { images: images.map(shape) } },
  };
}

/** The body of `POST /rest/posts`. `commentary` is little text, alt text is plain. */
export function createBody(post: NewPost, commentary: string): Record<string, unknown> {
  return {
    author: post.authorUrn,
    commentary,
    visibility: post.visibility,
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    ...contentOf(post.images),
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
  };
}
