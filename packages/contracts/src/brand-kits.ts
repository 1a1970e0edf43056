import { z } from 'zod';
import { carouselBrand } from './carousels.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, line, timestamp, webAddress } from './fields.ts';

const name = line(60).pipe(z.string().min(1, 'Give the kit a name.'));

export const brandKit = z.object({
  id,
  name: z.string(),
  brand: carouselBrand,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BrandKit = z.infer<typeof brandKit>;

const byId = z.object({ id });
const kitBody = z.object({ name, brand: carouselBrand });

export const listBrandKits = defineEndpoint({
  name: 'listBrandKits',
  summary: 'A person’s brand kits, by name',
  method: 'GET',
  path: '/brand-kits',
  scope: 'read',
  response: z.object({ items: z.array(brandKit), mayAdd: z.boolean() }),
});

export const createBrandKit = defineEndpoint({
  name: 'createBrandKit',
  summary: 'Save a brand kit; more than one needs an active plan',
  method: 'POST',
  path: '/brand-kits',
  scope: 'drafts',
  body: kitBody,
  response: brandKit,
  status: 201,
  errors: ['brand_kit_limit'],
});

export const changeBrandKit = defineEndpoint({
  name: 'changeBrandKit',
  summary: 'Change a brand kit; carousels keep the brand they were made with',
  method: 'PATCH',
  path: '/brand-kits/:id',
  scope: 'drafts',
  params: byId,
  body: kitBody,
  response: brandKit,
  errors: ['not_found'],
});

export const deleteBrandKit = defineEndpoint({
  name: 'deleteBrandKit',
  summary: 'Delete a brand kit',
  method: 'DELETE',
  path: '/brand-kits/:id',
  scope: 'drafts',
  params: byId,
  response: empty,
  errors: ['not_found'],
});

export const readBrand = defineEndpoint({
  name: 'readBrand',
  summary: 'Read name, logo and colours from a website, as a suggestion for a kit',
  method: 'POST',
  path: '/brand-kits/website',
  scope: 'drafts',
  body: z.object({ address: webAddress }),
  response: z.object({ name: z.string(), brand: carouselBrand }),
  errors: ['page_not_allowed', 'page_not_reachable', 'page_too_large', 'page_wrong_type', 'picture_limit'],
});
