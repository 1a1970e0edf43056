import { pageWaitSeconds } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { WebDocument, WebPage } from '../../../integrations/web-pages/index.ts';
import type { MediaPage } from './reading/media-page.ts';
import { readPage, readWords, type ReadOrder, type ReadSource } from './reading/read-given.ts';
import { readMedia, readSource } from './reading/read-source.ts';
import { addressFault, isFeedText, isVideoSite, pageFault, playersOf } from './rules.ts';

/** A text with fewer characters says nothing about a recording. */
const leastUnits = 60;
/** How many addresses are tried for what is said in one recording. */
const mostTried = 6;
const unversioned = { etag: null, lastModified: null };

interface Order {
  context: Context;
  userId: string;
  signal: AbortSignal;
  pageLimit: () => Promise<number>;
}

interface Reading extends Order {
  /** Ends the search for what is said in a recording. */
  late: AbortSignal;
}

const isText = (found: WebPage | WebDocument | null): found is WebPage => found !== null && 'html' in found;

const shapeOfText = ({ contentType, finalUrl, html }: WebPage) => {
  if (/vtt|subrip|srt|json/.test(contentType) || /\.(?:vtt|srt)$/i.test(new URL(finalUrl).pathname))
    return 'transcript';
  return contentType === 'text/plain' ? (html.startsWith('WEBVTT') ? 'transcript' : 'plain') : 'html';
};

/** Fetches what belongs to a recording. Null if it cannot be had, since there are other ways to it. */
async function tryFetch({ context, signal, late }: Reading, address: string): Promise<WebPage | null> {
  if (late.aborted) return null;
  try {
    const found = await context.webPages.fetchMaterial(address, AbortSignal.any([signal, late]));
    return isText(found) ? found : null;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError || late.aborted) return null;
    throw error;
  }
}

/** Reads captions or a transcript. Null if nothing is said in them. */
async function spokenIn(read: ReadOrder, page: WebPage): Promise<ReadSource | null> {
  // The preview pictures of players are listed in the same format.
  if (page.html.includes('#xywh=')) return null;
  try {
    const bytes = new TextEncoder().encode(page.html);
    const found = await read({ shape: shapeOfText(page), bytes, address: page.finalUrl, pageLimit: 0 });
    if (found.text.length < leastUnits) return null;
    // Who speaks is not known, so it is not taken for the person's own words.
    return { ...found, kind: 'transcript', address: page.finalUrl, own: false };
  } catch (error) {
    if (error instanceof AppError && isUnread(error)) return null;
    throw error;
  }
}

const isUnread = ({ code }: AppError) => code === 'source_empty' || code === 'source_unreadable';

async function readSpoken(reading: Reading, read: ReadOrder, address: string): Promise<ReadSource | null> {
  const page = await tryFetch(reading, address);
  return page === null ? null : spokenIn(read, page);
}

/** The newest episode of a podcast's feed with a transcript, or the one whose page has this address. */
async function episodeOf(
  { context, userId, signal, late }: Reading,
  feedAddress: string,
  page: string | null,
) {
  try {
    const call = { owner: userId, signal: AbortSignal.any([signal, late]) };
    const found = await context.feeds.read(feedAddress, unversioned, call);
    if (found.state === 'unchanged') return null;
    const bare = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|[/?#]*$|\?.*$/g, '');
    return (
      found.feed.items.find(
        ({ url, transcripts }) =>
          transcripts !== undefined && (page === null || (url !== null && bare(url) === bare(page))),
      ) ?? null
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError || late.aborted) return null;
    throw error;
  }
}

/** Everything that is known of a recording: by its page, its player and the description of its site. */
async function knownOf(reading: Reading, asked: string, page: WebPage | null): Promise<MediaPage[]> {
  const { context, userId, signal } = reading;
  const known: MediaPage[] = [];
  const add = async (one: WebPage | null) => {
    if (one === null) return;
    const found = await readMedia(context, userId, { page: one.html, address: one.finalUrl }, signal);
    if (found !== null) known.push(found);
  };
  await add(page);
  if (known[0]?.isMedia !== true && !isVideoSite(asked)) return [];
  const players = new Set([...playersOf(asked), ...(known[0]?.players ?? [])]);
  for (const player of [...players].slice(0, 3)) {
    if (known.some(({ captions }) => captions.length > 0)) break;
    await add(await tryFetch(reading, player));
  }
  return known;
}

interface Recording {
  /** What is said in it, where captions or a transcript are public. */
  spoken: ReadSource | null;
  title: string;
  description: string;
}

/** Reads the video or recording of a page. */
async function readRecording(
  reading: Reading,
  read: ReadOrder,
  asked: string,
  page: WebPage | null,
): Promise<Recording> {
  const known = await knownOf(reading, asked, page);
  const address = page?.finalUrl ?? asked;
  const first = (of: (one: MediaPage) => string, least = 1) =>
    known.map((one) => of(one).trim()).find((text) => text.length >= least) ?? '';
  const title = first((one) => one.title);
  const recording = { spoken: null, title, description: first((one) => one.description, leastUnits) };
  const written = first((one) => one.transcript, leastUnits);
  if (written !== '') {
    const spoken = await readWords(read, { kind: 'transcript', text: written, title });
    return { ...recording, spoken: { ...spoken, address, own: false } };
  }
  const captions = known.flatMap((one) => one.captions);
  for (const feed of known.flatMap((one) => one.feeds).slice(0, 2)) {
    const episode = captions.length > 0 ? null : await episodeOf(reading, feed, address);
    captions.push(...(episode?.transcripts ?? []));
  }
  for (const one of captions.slice(0, mostTried)) {
    const found = await readSpoken(reading, read, one);
    if (found !== null) return { ...recording, spoken: { ...found, title: title || found.title, address } };
  }
  return recording;
}

async function readDescription(
  read: ReadOrder,
  { title, description }: Recording,
  address: string,
): Promise<ReadSource> {
  const bytes = new TextEncoder().encode(description);
  const found = await read({ shape: 'plain', bytes, address, pageLimit: 0 });
  const passages = [{ start: 0, end: found.text.length, label: 'Description of the video' }];
  return { ...found, passages, kind: 'page', title: title || found.title, address };
}

async function fetched({ context, signal }: Reading, asked: string): Promise<WebPage | WebDocument | null> {
  const known = addressFault(asked);
  if (known !== null) throw new AppError(known);
  try {
    return await context.webPages.fetchMaterial(asked, signal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Sites of videos can refuse programs, and still give captions to everybody.
    if (isVideoSite(asked) && error.code !== 'page_not_allowed') return null;
    throw new AppError(pageFault(error.code, error.details));
  }
}

/** Reads the article, PDF, transcript, video or podcast at an address. Refuses with the codes of `addSource`. */
export async function readAddress(order: Order, asked: string): Promise<ReadSource> {
  const { context, userId, signal } = order;
  const reading = { ...order, late: AbortSignal.timeout(pageWaitSeconds * 1_000) };
  const read: ReadOrder = (order) => readSource(context, userId, order, signal);
  const found = await fetched(reading, asked);
  if (found !== null && 'pdf' in found) {
    const pageLimit = await reading.pageLimit();
    return readPage(read, { shape: 'pdf', bytes: found.pdf, address: found.finalUrl, pageLimit });
  }
  if (found !== null && isFeedText(found.html)) return readPodcast(reading, read, found.finalUrl);
  const shape = found === null ? 'html' : shapeOfText(found);
  const recording = shape === 'html' ? await readRecording(reading, read, asked, found) : null;
  if (recording?.spoken) return recording.spoken;
  const description = recording?.description ?? '';
  if (recording !== null && isVideoSite(asked)) {
    if (description === '') throw new AppError('source_page_video');
    return readDescription(read, recording, found?.finalUrl ?? asked);
  }
  if (found === null) throw new AppError('source_page_video');
  const address = found.finalUrl;
  if (shape === 'transcript') {
    const spoken = await spokenIn(read, found);
    if (spoken === null) throw new AppError('source_page_unreadable');
    return spoken;
  }
  try {
    const bytes = new TextEncoder().encode(found.html);
    return await readPage(read, { shape, bytes, address, pageLimit: 0 });
  } catch (error) {
    if (!(error instanceof AppError) || !isUnread(error)) throw error;
    if (recording !== null && description !== '') return readDescription(read, recording, address);
    throw new AppError('source_page_unreadable');
  }
}

async function readPodcast(reading: Reading, read: ReadOrder, address: string): Promise<ReadSource> {
  const episode = await episodeOf(reading, address, null);
  for (const one of episode?.transcripts ?? []) {
    const found = await readSpoken(reading, read, one);
    if (found !== null) return { ...found, title: episode?.title ?? '', address: episode?.url ?? address };
  }
  throw new AppError('source_page_unreadable');
}
