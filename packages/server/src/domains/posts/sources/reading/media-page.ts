import { z } from 'zod';
import { readMarkup } from '../../../../platform/markup.ts';

/** What a page says about the video or recording that it shows. Addresses are absolute, the best one first. */
export interface MediaPage {
  /** True for the page of a video or an episode, false for one that only contains one. */
  isMedia: boolean;
  title: string;
  description: string;
  /** What is said, where the page itself contains it. */
  transcript: string;
  captions: string[];
  /** Pages with the player alone, and descriptions of the video by its site. */
  players: string[];
  /** Feeds that can have the transcript of the page's recording. */
  feeds: string[];
}

const mostAddresses = 6;
const scriptLimit = 1_500_000;
const textLimit = 400_000;

/** YouTube's description of a video. */
const playerResponse = z.object({
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z.object({
        captionTracks: z
          .array(
            z.object({
              baseUrl: z.string(),
              languageCode: z.string().default(''),
              kind: z.string().nullish(),
            }),
          )
          .nullish(),
      }),
    })
    .nullish(),
  videoDetails: z.object({ title: z.string().nullish(), shortDescription: z.string().nullish() }).nullish(),
});

const oEmbed = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  html: z.string().nullish(),
});

const typeOf = z.union([z.string(), z.array(z.string())]).transform((type) => [type].flat());
const mediaObject = z.object({
  '@type': typeOf,
  name: z.string().nullish(),
  headline: z.string().nullish(),
  description: z.string().nullish(),
  transcript: z.string().nullish(),
});
const mediaTypes: ReadonlySet<string> = new Set([
  'VideoObject',
  'AudioObject',
  'PodcastEpisode',
  'RadioEpisode',
]);

/** The object written in a script behind `marker`, or null. */
function objectAfter(script: string, marker: string): unknown {
  const start = script.indexOf('{', script.indexOf(marker) + marker.length);
  if (!script.includes(marker) || start < 0) return null;
  let depth = 0;
  let inText = false;
  for (let at = start; at < script.length; at += 1) {
    const sign = script[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return parsed(script.slice(start, at + 1));
    }
  }
  return null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The objects of a JSON document and those in them, at most a few hundred. */
function objectsIn(document: unknown): unknown[] {
  const found: unknown[] = [];
  const open = [document];
  while (open.length > 0 && found.length < 300) {
    const one = open.shift();
    if (typeof one !== 'object' || one === null) continue;
    const inside: unknown[] = Object.values(one);
    if (!Array.isArray(one)) found.push(one);
    open.push(...inside.slice(0, 100));
  }
  return found;
}

/** The addresses of caption files anywhere in a script, such as Loom's and Vimeo's. */
const captionsInScript = (script: string): string[] =>
  [...script.matchAll(/"((?:[^"\\\s]|\\[^\s]){1,1000}?\.(?:vtt|srt)(?:\?(?:[^"\\\s]|\\[^\s]){0,1000})?)"/gi)]
    .slice(0, 50)
    .flatMap(([, written = '']) => {
      const address = parsed(`"${written}"`);
      return typeof address === 'string' ? [address] : [];
    });

/** YouTube's caption tracks: in the spoken language before others, and written ones before automatic ones. */
function youTube(script: string): Pick<MediaPage, 'title' | 'description' | 'captions'> | null {
  const found = playerResponse.safeParse(objectAfter(script, 'ytInitialPlayerResponse = ')).data;
  if (found === undefined) return null;
  const tracks = found.captions?.playerCaptionsTracklistRenderer.captionTracks ?? [];
  const spoken = tracks.find(({ kind }) => kind === 'asr')?.languageCode;
  const rank = ({ kind, languageCode }: (typeof tracks)[number]) =>
    (spoken !== undefined && languageCode !== spoken ? 2 : 0) + (kind === 'asr' ? 1 : 0);
  return {
    title: found.videoDetails?.title ?? '',
    description: found.videoDetails?.shortDescription ?? '',
    captions: tracks.toSorted((a, b) => rank(a) - rank(b)).map(({ baseUrl }) => `${baseUrl}&fmt=vtt`),
  };
}

interface Collected {
  title: string;
  meta: Map<string, string>;
  tracks: { address: string; isDefault: boolean }[];
  links: { rel: string; type: string; href: string }[];
  data: string[];
  script: string;
  hasSound: boolean;
}

function collect(html: string): Collected {
  const found: Collected = {
    title: '',
    meta: new Map(),
    tracks: [],
    links: [],
    data: [],
    script: '',
    hasSound: false,
  };
  let inside: 'data' | 'script' | 'title' | null = null;
  readMarkup(html, {
    onopentag(name, given) {
      const { property, name: key, content, kind = 'subtitles', src, rel = '', type = '', href } = given;
      if (name === 'meta' && content !== undefined)
        found.meta.set((property ?? key ?? '').toLowerCase(), content.slice(0, 5_000));
      if (name === 'audio') found.hasSound = true;
      if (name === 'track' && src !== undefined && /^(?:captions|subtitles)$/i.test(kind))
        found.tracks.push({ address: src, isDefault: given['default'] !== undefined });
      if (name === 'link' && href !== undefined)
        found.links.push({ rel: rel.toLowerCase(), type: type.toLowerCase(), href });
      if (name === 'a' && href !== undefined && /\.(?:vtt|srt)(?:[?#]|$)/i.test(href))
        found.tracks.push({ address: href, isDefault: false });
      if (name === 'title' && found.title === '') inside = 'title';
      if (name === 'script') {
        inside = type.toLowerCase() === 'application/ld+json' ? 'data' : 'script';
        if (inside === 'data') found.data.push('');
      }
    },
    ontext(text) {
      if (inside === 'data') found.data.push((found.data.pop() ?? '') + text);
      else if (inside === 'title') found.title += text.slice(0, 1_000);
      else if (inside === 'script' && found.script.length < scriptLimit) found.script += text;
    },
    onclosetag(name) {
      if (name === 'script' || name === 'title') inside = null;
    },
  });
  return found;
}

function described(json: string): MediaPage | null {
  const found = oEmbed.safeParse(parsed(json)).data;
  if (found === undefined) return null;
  const player = /\ssrc="(https?:[^"]{1,1000})"/i.exec(found.html ?? '')?.[1];
  return {
    isMedia: true,
    title: found.title ?? '',
    description: found.description ?? '',
    transcript: '',
    captions: [],
    players: player === undefined ? [] : [player.replaceAll('&amp;', '&')],
    feeds: [],
  };
}

/** Reads a page, or the oEmbed description that a site gives of one. */
export function mediaIn(page: string, address: string): MediaPage | null {
  if (/^\s*\{/.test(page)) return described(page);
  const { title, meta, tracks, links, data, script, hasSound } = collect(page);
  const absolute = (given: readonly (string | undefined)[]) => {
    const urls = given.flatMap((one) =>
      one !== undefined && URL.canParse(one, address) ? new URL(one, address) : [],
    );
    const web = urls.filter(({ protocol }) => protocol === 'https:' || protocol === 'http:');
    return [...new Set(web.map(({ href }) => href))].slice(0, mostAddresses);
  };
  const linked = (rel: string, type: RegExp) =>
    links.filter((link) => link.rel === rel && type.test(link.type)).map(({ href }) => href);
  const tube = youTube(script);
  const objects = data
    .flatMap((json) => objectsIn(parsed(json)))
    .flatMap((one) => mediaObject.safeParse(one).data ?? [])
    .filter((one) => one['@type'].some((type) => mediaTypes.has(type)));
  const [object] = objects;
  const kind = meta.get('og:type') ?? '';
  const isArticle = kind === 'article' && tube === null;
  const sounds = hasSound || meta.has('og:audio') || object?.['@type'].some((type) => type !== 'VideoObject');
  const scripted = captionsInScript(script);
  return {
    isMedia:
      !isArticle &&
      (tube !== null || object !== undefined || /^(?:video|music)/.test(kind) || sounds === true),
    title: tube?.title || object?.name || meta.get('og:title') || title,
    description: (tube?.description || object?.description || meta.get('og:description')) ?? '',
    transcript:
      objects
        .map(({ transcript }) => transcript ?? '')
        .find((one) => one !== '')
        ?.slice(0, textLimit) ?? '',
    captions: absolute([
      ...(tube?.captions ?? []),
      ...tracks.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)).map((track) => track.address),
      ...scripted,
    ]),
    players: absolute([
      meta.get('og:video:secure_url') ?? meta.get('og:video:url') ?? meta.get('twitter:player'),
      ...linked('alternate', /^application\/json\+oembed$/),
    ]).filter((one) => !/\.(?:mp4|webm|m3u8)(?:\?|$)/i.test(one)),
    feeds: sounds === true ? absolute(linked('alternate', /^application\/(?:rss|atom)\+xml$/)) : [],
  };
}
