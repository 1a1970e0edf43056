import { z } from 'zod';
import { carouselBrand } from './carousels.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, line, timestamp, webAddress } from './fields.ts';
import { itemSharing } from './team-items.ts';

const name = line(60).pipe(z.string().min(1, 'Give the kit a name.'));

export const brandKit = z.object({
  id,
  name: z.string(),
  brand: carouselBrand,
  /** Sent back with a change, so that concurrent changes are noticed. */
  version: z.number().int(),
  /** Set for a kit that somebody else shared. Its pictures and fonts belong to its owner. */
  sharing: itemSharing.nullable(),
  /** Addresses of the pictures of a shared kit, valid for up to an hour. */
  pictures: z.object({ logo: z.string().nullable(), portrait: z.string().nullable() }).nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BrandKit = z.infer<typeof brandKit>;

const byId = z.object({ id });
const kitBody = z.object({ name, brand: carouselBrand });
const seen = { version: z.number().int().min(1).max(2_147_483_647) };

export const listBrandKits = defineEndpoint({
  name: 'listBrandKits',
  summary: 'A person’s brand kits, by name, then those that others share with them',
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
  summary:
    'Change a brand kit, one’s own or a shared one as owner or editor; carousels keep the brand they were made with. `item_changed` brings the kit as it is now',
  method: 'PATCH',
  path: '/brand-kits/:id',
  scope: 'drafts',
  params: byId,
  body: kitBody.extend(seen),
  response: brandKit,
  errors: ['not_found', 'team_role_missing', 'item_changed', 'picture_limit', 'font_limit'],
});

export const deleteBrandKit = defineEndpoint({
  name: 'deleteBrandKit',
  summary: 'Delete a brand kit',
  method: 'DELETE',
  path: '/brand-kits/:id',
  scope: 'drafts',
  params: byId,
  response: empty,
  errors: ['not_found', 'item_owner_only'],
});

export const adoptBrandKit = defineEndpoint({
  name: 'adoptBrandKit',
  summary:
    'The brand of a kit for one’s own slides; pictures and fonts of a shared kit are copied to the caller’s library, once each',
  method: 'POST',
  path: '/brand-kits/:id/use',
  scope: 'drafts',
  params: byId,
  response: z.object({ brand: carouselBrand }),
  errors: ['not_found', 'team_role_missing', 'picture_limit', 'font_limit'],
});

export const copyBrandKit = defineEndpoint({
  name: 'copyBrandKit',
  summary: 'Copy a brand kit with its pictures and fonts to one’s own kits',
  method: 'POST',
  path: '/brand-kits/:id/copy',
  scope: 'drafts',
  params: byId,
  response: brandKit,
  status: 201,
  errors: ['not_found', 'team_role_missing', 'brand_kit_limit', 'picture_limit', 'font_limit'],
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
