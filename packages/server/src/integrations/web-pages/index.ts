import type { IncomingHttpHeaders } from 'node:http';
import { lookup } from 'node:dns/promises';
import { brand, pageWaitSeconds } from '@limelight/contracts';
import { fileTypeFromBuffer } from 'file-type';
import type { Config } from '../../platform/config/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import { retryAfterSeconds } from '../retry-after.ts';
import { acceptedEncodings, readBody } from './body.ts';
import { decodePage } from './charset.ts';
import { orAborted } from './or-aborted.ts';
import { createPost, type Post } from './post.ts';
import { request } from './request.ts';
import { findTarget, mayBeSentTo, type Resolve } from './target.ts';

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
  /** False for an address that `post` and `send` refuse whatever its name resolves to. */
  mayPost(url: string): boolean;
  /**
   * Posts bytes and returns the status. Refuses like `fetchPage`. Does not follow redirects or read the response
   * body.
   */
  post(url: string, headers: Record<string, string>, body: Uint8Array): Promise<number>;
  /** Posts a text and returns the outcome with the beginning of the response. */
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

interface Fetched {
  url: URL;
  bytes: Buffer;
  contentType: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The address after the leading permanent redirects. */
  movedTo: string | null;
}

interface FetchOrder {
  headers: Record<string, string>;
  limitOf: (contentType: string) => number;
}

export interface WebPagesParts {
  /** All addresses of a name; empty when the name does not exist. */
  resolve: Resolve;
  /** The limit for the whole operation: DNS, connections, redirects and bodies. */
  timeoutMs: number;
}

export const pageByteLimit = 2 * 1024 * 1024;
export const webImageByteLimit = 5 * 1024 * 1024;
export const webDocumentByteLimit = 10 * 1024 * 1024;
export const feedByteLimit = 10 * 1024 * 1024;
const redirectLimit = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const permanent: ReadonlySet<number> = new Set([301, 308]);
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
const typeOf = (contentType: string) => (contentType.split(';')[0] ?? '').trim().toLowerCase();

function readPage({ url, bytes, contentType }: Fetched, types = pageTypes): WebPage {
  const told = typeOf(contentType);
  const type =
    told === '' && bytes.toString('latin1', 0, 256).trimStart().startsWith('<') ? 'text/html' : told;
  if (!types.has(type)) throw new AppError('page_wrong_type');
  return { finalUrl: url.href, html: decodePage(bytes, contentType), contentType: type };
}

function parse(given: string, base?: URL): URL {
  const url = URL.canParse(given, base) ? new URL(given, base) : null;
  if (url === null) throw new AppError('page_not_allowed');
  url.hash = '';
  return url;
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
  const agent = `${brand.name}/1.0 (fetches a page when a person asks for it; +${config.PUBLIC_URL})`;
  const feedAgent = `${brand.name}/1.0 (reads feeds that people follow; +${config.PUBLIC_URL})`;

  async function follow(
    given: string,
    { headers: asked, limitOf }: FetchOrder,
    signal: AbortSignal,
  ): Promise<Fetched> {
    let url = parse(given);
    let movedTo: string | null = null;
    let onlyPermanent = true;
    for (let hop = 0; hop <= redirectLimit; hop += 1) {
      const target = await orAborted(findTarget(url, opened, resolve), signal);
      if (target === 'not-allowed') throw new AppError('page_not_allowed');
      if (target === 'unknown-name') throw new AppError('page_not_reachable');
      const headers = { 'accept-encoding': acceptedEncodings, 'user-agent': agent, ...asked };
      const incoming = await request(target, headers, signal);
      const status = incoming.statusCode ?? 0;
      const { location } = incoming.headers;
      if (redirects.has(status) && location !== undefined) {
        incoming.destroy();
        url = parse(location, url);
        onlyPermanent &&= permanent.has(status);
        if (onlyPermanent) movedTo = url.href;
        continue;
      }
      const contentType = incoming.headers['content-type'] ?? '';
      if (status === 304) {
        incoming.destroy();
        return { url, bytes: Buffer.alloc(0), contentType, status, headers: incoming.headers, movedTo };
      }
      if (status < 200 || status > 299) {
        incoming.destroy();
        const wait = retryAfterSeconds(incoming.headers['retry-after']);
        throw new AppError(
          'page_not_reachable',
          wait === null ? { status } : { status, retryAfterSeconds: wait },
        );
      }
      const limit = limitOf(typeOf(contentType));
      const declared = Number(incoming.headers['content-length'] ?? 0);
      const body = declared > limit ? 'too-large' : await readBody(incoming, limit);
      incoming.destroy();
      if (body === 'too-large') throw new AppError('page_too_large');
      if (body === 'unknown-encoding') throw new AppError('page_wrong_type');
      return { url, bytes: body, contentType, status, headers: incoming.headers, movedTo };
    }
    throw new AppError('page_not_reachable', { reason: 'redirects' });
  }

  async function fetched(given: string, order: FetchOrder, left?: AbortSignal): Promise<Fetched> {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      return await follow(given, order, left === undefined ? late : AbortSignal.any([late, left]));
    } catch (error) {
      left?.throwIfAborted();
      if (error instanceof AppError) throw error;
      // The address may be private, so only the kind of failure is logged.
      const code = error instanceof Error && 'code' in error ? error.code : null;
      log.info({ code, name: error instanceof Error ? error.name : null }, 'page not reached');
      throw new AppError('page_not_reachable');
    }
  }

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

  const mayPost = (given: string) => URL.canParse(given) && mayBeSentTo(new URL(given), opened);

  return {
    mayPost,
    async post(given, headers, body) {
      if (!mayPost(given)) throw new AppError('page_not_allowed');
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const target = await orAborted(findTarget(parse(given), opened, resolve), signal);
        if (target === 'not-allowed') throw new AppError('page_not_allowed');
        if (target === 'unknown-name') throw new AppError('page_not_reachable');
        const incoming = await request(target, headers, signal, { method: 'POST', body });
        incoming.destroy();
        return incoming.statusCode ?? 0;
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError('page_not_reachable');
      }
    },
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
        'user-agent': feedAgent,
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
    send: createPost({
      opened,
      resolve,
      timeoutMs,
      agent: `${brand.name}/1.0 (sends what a person asked for; +${config.PUBLIC_URL})`,
    }),
  };
}
