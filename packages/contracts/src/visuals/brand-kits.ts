import { z } from 'zod';
import { carouselBrand } from './carousels.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { pageErrors } from '../posts/refusals.ts';
import { id, line, timestamp, webAddress } from '../fields.ts';
import { itemSharing } from '../teams/team-items.ts';

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

const kitBody = z.object({ name, brand: carouselBrand });
const seen = { version: z.number().int().min(1).max(2_147_483_647) };

export const listBrandKits = GET.read('/brand-kits', {
  summary: 'A person’s brand kits, by name, then those that others share with them',
  response: z.object({ items: z.array(brandKit), mayAdd: z.boolean() }),
});

export const createBrandKit = POST.drafts('/brand-kits', {
  summary: 'Save a brand kit; more than one needs an active plan',
  body: kitBody,
  response: brandKit,
  status: 201,
  errors: ['brand_kit_limit'],
});

export const changeBrandKit = PATCH.drafts('/brand-kits/:id', {
  summary:
    'Change a brand kit, one’s own or a shared one as owner or editor; carousels keep the brand they were made with. `item_changed` brings the kit as it is now',
  body: kitBody.extend(seen),
  response: brandKit,
  errors: ['team_role_missing', 'item_changed', 'picture_limit', 'font_limit'],
});

export const deleteBrandKit = DELETE.drafts('/brand-kits/:id', {
  summary: 'Delete a brand kit',
  errors: ['item_owner_only'],
});

export const adoptBrandKit = POST.drafts('/brand-kits/:id/use', {
  summary:
    'The brand of a kit for one’s own slides; pictures and fonts of a shared kit are copied to the caller’s library, once each',
  response: z.object({ brand: carouselBrand }),
  errors: ['team_role_missing', 'picture_limit', 'font_limit'],
});

export const copyBrandKit = POST.drafts('/brand-kits/:id/copy', {
  summary: 'Copy a brand kit with its pictures and fonts to one’s own kits',
  response: brandKit,
  status: 201,
  errors: ['team_role_missing', 'brand_kit_limit', 'picture_limit', 'font_limit'],
});

export const readBrand = POST.drafts('/brand-kits/website', {
  reach: 'others',
  summary: 'Read name, logo and colours from a website, as a suggestion for a kit',
  body: z.object({ address: webAddress }),
  response: z.object({ name: z.string(), brand: carouselBrand }),
  errors: ['writer_queue_full', ...pageErrors, 'picture_limit'],
});
