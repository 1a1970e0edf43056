import { lookup } from 'node:dns/promises';
import { brand, pageWaitSeconds } from '@limelight/contracts';
import { fileTypeFromBuffer } from 'file-type';
import type { Config } from '../../platform/config/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import { decodePage } from './charset.ts';
import { createFollow, typeOf, type Fetched } from './follow.ts';
import { createPost, type Post } from './post.ts';
import { mayBeSentTo, type Reach, type Resolve } from './target.ts';

/** A page as text. `finalUrl` is its address after all redirects; `contentType` is lower case without parameters. */
export interface WebPage {
  finalUrl: string;
  html: string;
  contentType: string;
}

export interface WebDocument {
  finalUrl: string;
  pdf: Uint8Array;
}

export interface WebImage {
  bytes: Uint8Array;
  mediaType: string;
}

export interface WebPages {
  /**
   * Fetches HTML or plain text from an untrusted address. Throws AppError: `page_not_allowed` (not http(s), an
   * unusual port, credentials in the address, or an address that is not public, even after a redirect),
   * `page_not_reachable` (unknown name, timeout, a status other than 2xx, too many redirects), `page_too_large` (2
   * MB uncompressed), `page_wrong_type`.
   */
  fetchPage(url: string): Promise<WebPage>;
  /**
   * Like `fetchPage`, but also accepts a PDF of at most 10 MB. The details contain a status other than 2xx. Throws
   * the signal's reason once it is aborted, with the connection closed.
   */
  fetchArticle(url: string, signal?: AbortSignal): Promise<WebPage | WebDocument>;
  /** Like `fetchArticle`, but also accepts captions, feeds and JSON, as text. */
  fetchMaterial(url: string, signal?: AbortSignal): Promise<WebPage | WebDocument>;
  /** Fetches a JPEG, PNG, GIF, WebP or AVIF of at most 5 MB, with the same rules and codes. */
  fetchImage(url: string): Promise<WebImage>;
  /**
   * Fetches a feed of at most 10 MB, or returns `unchanged` if it still has the given version. Refuses like
   * `fetchPage`, except for the type. `details` contain the status and, if the server requests it,
   * `retryAfterSeconds`.
   */
  fetchFeed(url: string, version: FeedVersion, signal?: AbortSignal): Promise<WebFeed>;
  /** False for an address that `send` refuses whatever its name resolves to. */
  mayPost(url: string): boolean;
  /** Posts a body and returns the outcome with the beginning of the response. */
  send: Post;
}

/** The validators of a feed's last response, for a conditional request. */
export interface FeedVersion {
  etag: string | null;
  lastModified: string | null;
}

/** `movedTo` is the permanent new address of the feed, according to the publisher. */
export type WebFeed =
  | { state: 'unchanged' }
  | ({
      state: 'read';
      finalUrl: string;
      movedTo: string | null;
      bytes: Uint8Array;
      contentType: string;
    } & FeedVersion);

export type WebPagesParts = Pick<Reach, 'resolve' | 'timeoutMs'>;

const pageByteLimit = 2 * 1024 * 1024;
const webImageByteLimit = 5 * 1024 * 1024;
const webDocumentByteLimit = 10 * 1024 * 1024;
const feedByteLimit = 10 * 1024 * 1024;
const pageTypes: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml', 'text/plain']);
/** Captions and transcripts, and the feeds and descriptions that name them. */
const materialTypes: ReadonlySet<string> = new Set([
  ...pageTypes,
  'text/vtt',
  'text/srt',
  'application/srt',
  'application/x-subrip',
  'application/json',
  'application/json+oembed',
  'text/xml',
  'application/xml',
  'application/rss+xml',
  'application/atom+xml',
]);
const imageTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
  'image/avif',
]);

const askDns: Resolve = async (hostname) => {
  const found = await lookup(hostname, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
};

const pageAccept = 'text/html, application/xhtml+xml;q=0.9, text/plain;q=0.5';
const feedAccept =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1';

function readPage({ url, bytes, contentType }: Fetched, types = pageTypes): WebPage {
  const told = typeOf(contentType);
  const type =
    told === '' && bytes.toString('latin1', 0, 256).trimStart().startsWith('<') ? 'text/html' : told;
  if (!types.has(type)) throw new AppError('page_wrong_type');
  return { finalUrl: url.href, html: decodePage(bytes, contentType), contentType: type };
}

type WebPagesConfig = Pick<Config, 'FETCH_ALLOWED_ADDRESSES' | 'PUBLIC_URL'>;

/**
 * The only way to request addresses that come from people or pages. It protects this network: each name is resolved
 * once, every resulting address is checked, and the connection uses exactly one of those. Redirects are checked
 * again. Outgoing proxies are not used, since they would resolve the name again.
 */
export function createWebPages(
  config: WebPagesConfig,
  log: Log,
  parts: Partial<WebPagesParts> = {},
): WebPages {
  const { resolve = askDns, timeoutMs = pageWaitSeconds * 1_000 } = parts;
  const opened = config.FETCH_ALLOWED_ADDRESSES;
  const agentThat = (does: string) => `${brand.name}/1.0 (${does}; +${config.PUBLIC_URL})`;
  const reach = { opened, resolve, timeoutMs };
  const fetched = createFollow(
    { ...reach, agent: agentThat('fetches a page when a person asks for it') },
    log,
  );

  async function fetchDocument(
    given: string,
    types: ReadonlySet<string>,
    signal?: AbortSignal,
  ): Promise<WebPage | WebDocument> {
    const accept = `${pageAccept}, application/pdf;q=0.4${types === pageTypes ? '' : ', */*;q=0.1'}`;
    const limitOf = (type: string) => (types.has(type) ? pageByteLimit : webDocumentByteLimit);
    const found = await fetched(given, { headers: { accept }, limitOf }, signal);
    // Detected by content, because servers declare documents with many different types.
    if (!found.bytes.subarray(0, 1024).includes('%PDF-') || typeOf(found.contentType) === 'text/html')
      return readPage(found, types);
    return { finalUrl: found.url.href, pdf: new Uint8Array(found.bytes) };
  }

  return {
    mayPost: (given) => URL.canParse(given) && mayBeSentTo(new URL(given), opened),
    async fetchPage(given) {
      return readPage(
        await fetched(given, { headers: { accept: pageAccept }, limitOf: () => pageByteLimit }),
      );
    },
    fetchArticle: (given, signal) => fetchDocument(given, pageTypes, signal),
    fetchMaterial: (given, signal) => fetchDocument(given, materialTypes, signal),
    async fetchImage(given) {
      const headers = { accept: 'image/webp, image/png, image/jpeg, image/gif' };
      const { bytes } = await fetched(given, { headers, limitOf: () => webImageByteLimit });
      const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
      if (type === undefined || !imageTypes.has(type.mime)) throw new AppError('page_wrong_type');
      return { bytes, mediaType: type.mime };
    },
    async fetchFeed(given, { etag, lastModified }, signal) {
      const headers = {
        accept: feedAccept,
        'user-agent': agentThat('reads feeds that people follow'),
        ...(etag === null ? {} : { 'if-none-match': etag }),
        ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
      };
      const found = await fetched(given, { headers, limitOf: () => feedByteLimit }, signal);
      if (found.status === 304) return { state: 'unchanged' };
      return {
        state: 'read',
        finalUrl: found.url.href,
        movedTo: found.movedTo,
        bytes: new Uint8Array(found.bytes),
        contentType: found.contentType,
        etag: found.headers.etag ?? null,
        lastModified: found.headers['last-modified'] ?? null,
      };
    },
    send: createPost({ ...reach, agent: agentThat('sends what a person asked for') }),
  };
}
