import * as contract from '@limelight/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error.ts';
import { api, call } from '../../lib/client.ts';
import { readQuery } from '../../lib/read-query.ts';
import { currentTime } from '../../lib/clock.ts';
import { keep } from '../../lib/keep.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { isSharedCarousel, nameSharedFiles } from '../../lib/slides/shared-files.ts';
import type { SessionEnvironment } from './deck-session.ts';

export const carouselsKey = ['carousels'] as const;

export const carouselsQuery = (search: string, tag: string) =>
  pagedQuery([...carouselsKey, 'list', search, tag], async (cursor, signal) => {
    const query = { search, ...(tag === '' ? {} : { tag }), ...cursor };
    const found = await call(contract.listCarousels, { query }, { showError: false, signal });
    for (const { id, cover, sharing } of found.items) if (sharing !== null) nameSharedFiles(id, cover);
    return found;
  });

/** Reads a carousel. The pictures and fonts of one that somebody else shares are loaded through it. */
async function readCarousel(
  id: string,
  options: { showError?: boolean; signal?: AbortSignal } = {},
): Promise<contract.Carousel> {
  const found = await call(contract.getCarousel, { params: { id } }, options);
  if (found.sharing !== null) nameSharedFiles(id, found.deck);
  return found;
}

export const carouselQuery = (id: string) =>
  queryOptions({
    queryKey: [...carouselsKey, 'one', id],
    queryFn: ({ signal }) => readCarousel(id, { showError: false, signal }),
    // The editor's copy is newer, so a refetch in the background would only interfere.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** `version` is part of the key, because each save can add a version. */
export const carouselVersionsQuery = (id: string, version: number) =>
  queryOptions({
    ...readQuery([...carouselsKey, 'versions', id, version], contract.listCarouselVersions, {
      params: { id },
    }),
    staleTime: 0,
  });

export const carouselVersionQuery = (id: string, versionId: string) =>
  queryOptions({
    queryKey: [...carouselsKey, 'version', versionId],
    queryFn: async ({ signal }) => {
      const params = { id, versionId };
      const found = await call(contract.getCarouselVersion, { params }, { showError: false, signal });
      if (isSharedCarousel(id)) nameSharedFiles(id, found.deck);
      return found;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const brandKitsQuery = readQuery(['brand-kits'], contract.listBrandKits, {});

export const brandFontsQuery = readQuery(['brand-fonts'], contract.listBrandFonts, {});

/** The name of a kit in lists, with its owner if somebody else shared it. */
export const kitLabel = ({ name, sharing }: contract.BrandKit): string =>
  sharing === null ? name : `${name} (${sharing.owner})`;

/** The brand of a kit for one's own slides. Pictures and fonts of a shared kit are copied to the own library. */
export async function brandOfKit(
  client: QueryClient,
  { id, brand, sharing }: contract.BrandKit,
): Promise<contract.BrandKit['brand']> {
  if (sharing === null) return brand;
  const adopted = await call(contract.adoptBrandKit, { params: { id } });
  await client.invalidateQueries({ queryKey: picturesKey });
  await client.invalidateQueries({ queryKey: brandFontsQuery.queryKey });
  return adopted.brand;
}

export const picturesKey = ['pictures'] as const;
export const picturesQuery = (search: string) =>
  pagedQuery([...picturesKey, search], (cursor, signal) =>
    call(contract.listPictures, { query: { search, ...cursor } }, { showError: false, signal }),
  );

export const addCarousel = (deck: contract.CarouselDeck, tags: string[] = []): Promise<contract.Carousel> =>
  call(contract.createCarousel, { body: { deck, tags } });

export async function fetchExport(id: string, format: contract.CarouselFormat): Promise<Blob> {
  const opened = await api.open(contract.exportCarousel, { params: { id }, query: { format } });
  try {
    return await opened.response.blob();
  } finally {
    opened.finish();
  }
}

/** Refusals that only last for a while. */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

export const sessionEnvironment: SessionEnvironment = {
  save: (id, version, deck) =>
    call(contract.changeCarousel, { params: { id }, body: { version, deck } }, { showError: false }),
  load: (id) => readCarousel(id),
  isConflict: (error) => isApiError(error, 'carousel_changed'),
  isFinal: (error) =>
    isApiError(error) && error.status !== null && error.status < 500 && !passing.has(error.status),
  messageOf: (error) => (isApiError(error) ? error.message : 'Something went wrong.'),
  keep,
  after(ms, run) {
    const handle = setTimeout(run, ms);
    return () => clearTimeout(handle);
  },
  now: currentTime,
};
