export interface AttachedAsset {
  urn: string;
  altText: string;
}

/** A post's attachment. These strings are plain text, because LinkedIn does not interpret escapes in them. */
export type PostContent =
  | { kind: 'none' }
  | { kind: 'images'; images: readonly AttachedAsset[] }
  | { kind: 'document' | 'video'; urn: string; title: string }
  | { kind: 'link'; source: string; title: string; description: string; thumbnail: AttachedAsset | null }
  | { kind: 'poll'; question: string; options: readonly string[]; duration: string }
  | { kind: 'repost'; parentUrn: string };

/** `text` is plain, without LinkedIn's escapes. */
export interface NewPost {
  authorUrn: string;
  text: string;
  visibility: 'PUBLIC' | 'CONNECTIONS';
  content: PostContent;
}

/** Omits blank fields, some of which LinkedIn refuses. */
function filled<K extends string>(name: K, value: string): Partial<Record<K, string>>;
function filled(name: string, value: string): Record<string, string> {
  return value.trim() === '' ? {} : { [name]: value };
}

function imagesOf(images: readonly AttachedAsset[]): Record<string, unknown> {
  const [first] = images;
  if (first === undefined) return {};
  const shape = ({ urn, altText }: AttachedAsset) => ({ id: urn, ...filled('altText', altText) });
  // A single picture is `media`, because LinkedIn refuses a `multiImage` with one.
  return {
    content: images.length === 1 ? { media: shape(first) } : { multiImage: { images: images.map(shape) } },
  };
}

function fieldsOf(content: PostContent): Record<string, unknown> {
  switch (content.kind) {
    case 'none':
      return {};
    case 'images':
      return imagesOf(content.images);
    case 'document':
    case 'video':
      return { content: { media: { id: content.urn, ...filled('title', content.title) } } };
    case 'link':
      return {
        content: {
          article: {
            source: content.source,
            title: content.title,
            ...filled('description', content.description),
            ...(content.thumbnail === null
              ? {}
              : {
                  thumbnail: content.thumbnail.urn,
                  ...filled('thumbnailAltText', content.thumbnail.altText.slice(0, 4085)),
                }),
          },
        },
      };
    case 'poll':
      return {
        content: {
          poll: {
            question: content.question,
            options: content.options.map((text) => ({ text })),
            settings: {
              duration: content.duration,
              voteSelectionType: 'SINGLE_VOTE',
              isVoterVisibleToAuthor: true,
            },
          },
        },
      };
    case 'repost':
      return { reshareContext: { parent: content.parentUrn } };
  }
}

/** The body of `POST /rest/posts`. `commentary` is in LinkedIn's little text format. */
export function createBody(post: NewPost, commentary: string): Record<string, unknown> {
  return {
    author: post.authorUrn,
    commentary,
    visibility: post.visibility,
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    ...fieldsOf(post.content),
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
  };
}
