import { z } from 'zod';
import { bulkLimit, folderCharacterLimit, savedKinds } from '../catalog/saved.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { id, keysOf, line, note, postText, tags, timestamp } from '../fields.ts';
import { itemSharing } from '../teams/team-items.ts';

export const savedKind = z.enum(keysOf(savedKinds));

const folder = line(folderCharacterLimit);

const link = z
  .string()
  .trim()
  .max(2000, 'Use an address of at most 2,000 characters.')
  .regex(
    /^(?:https?:\/\/|\/(?![/\\]))\S*$/,
    'Use a path of this site, or an address that starts with https://.',
  )
  .refine((value) => !value.includes('\u0000'), 'Use an address without control characters.');

const refId = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((value) => !value.includes('\u0000'), 'Use a name without control characters.');

/** A saved item, with its own copy of the title and text. */
export const savedItem = z.object({
  id,
  kind: savedKind,
  /** The original's id; null for a typed text. Saving the same original again keeps a single item. */
  refId: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  tags: z.array(z.string()),
  /** Empty when it is not in a folder. */
  folder: z.string(),
  note: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type SavedItem = z.infer<typeof savedItem>;

const named = z.object({ name: z.string(), count: z.number().int() });
const folderEntry = named.extend({ id });

/** The id of a folder that is shared with the caller. Without it, an endpoint is about the caller's own items. */
const sharedFolder = id.optional();

const filters = {
  /** Search terms: "an exact phrase", -exclusions, and prefixes of words. */
  q: z
    .string()
    .max(200)
    .refine((value) => !value.includes('\u0000'))
    .optional(),
  kind: savedKind.optional(),
  tag: z.string().max(100).optional(),
  folder: z.string().max(100).optional(),
  sharedFolder,
};

export const savedSorts = ['newest', 'oldest', 'title', 'relevance'] as const;

export const listSaved = GET.read('/saved', {
  summary: 'Saved items filtered by words, kind, tag and folder',
  query: z.object({
    ...filters,
    /** By default, by relevance if there are search terms, otherwise newest first. */
    sort: z.enum(savedSorts).optional(),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    items: z.array(savedItem),
    total: z.number().int(),
    /** Over all saved items, regardless of the filters. */
    tags: z.array(named),
    folders: z.array(folderEntry),
    /** The folders that others share with the caller. */
    sharedFolders: z.array(folderEntry.extend({ sharing: itemSharing })),
  }),
  errors: ['not_found', 'team_role_missing'],
});

const content = {
  title: line(300),
  text: postText.default(''),
  tags: tags.default([]),
  folder: folder.default(''),
  note: note.default(''),
};

export const saveItem = POST.drafts('/saved', {
  summary: 'Save something; saving the same thing again returns the existing item',
  body: z
    .object({
      kind: savedKind,
      refId: refId.nullable().default(null),
      link: link.nullable().default(null),
      /** Adds the item to this folder of somebody else's, instead of the caller's `folder`. */
      sharedFolder,
      ...content,
    })
    .refine(({ title, text }) => title !== '' || text.trim() !== '', {
      path: ['text'],
      message: 'Enter a title or a text.',
    }),
  response: savedItem,
  status: 201,
  errors: ['saved_limit', 'not_found', 'team_role_missing'],
});

export const changeSaved = PATCH.drafts('/saved/:id', {
  summary: 'Change a saved item; omitted fields stay the same',
  body: z.object({
    title: line(300).optional(),
    text: postText.optional(),
    link: link.nullable().optional(),
    tags: tags.optional(),
    folder: folder.optional(),
    note: note.optional(),
  }),
  response: savedItem,
  errors: ['team_role_missing', 'item_owner_only'],
});

export const deleteSaved = DELETE.drafts('/saved/:id', {
  summary: 'Delete a saved item; it can be restored for a day',
  errors: ['team_role_missing'],
});

const ids = z
  .array(id)
  .min(1, 'Select at least one.')
  .max(bulkLimit, `Select at most ${bulkLimit} at a time.`);

export const changeManySaved = POST.drafts('/saved/bulk', {
  summary: 'Tag, move, delete or restore several saved items',
  body: z.object({
    ids,
    sharedFolder,
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('add-tags'), tags }),
      z.object({ kind: z.literal('remove-tags'), tags }),
      z.object({ kind: z.literal('move'), folder }),
      z.object({ kind: z.literal('delete') }),
      z.object({ kind: z.literal('restore') }),
    ]),
  }),
  response: z.object({ changed: z.number().int() }),
  errors: ['saved_limit', 'not_found', 'team_role_missing', 'item_owner_only'],
});

export const renameFolder = POST.drafts('/saved/folders/rename', {
  summary:
    'Rename a folder; using the name of another folder merges the two, and an empty name removes the items from it',
  body: z.object({ from: folder, to: folder }),
  response: z.object({ changed: z.number().int() }),
});

export const listSavedRefs = GET.read('/saved/refs', {
  summary: 'Saved items of one kind, by their origin',
  query: z.object({ kind: savedKind }),
  response: z.object({ items: z.array(z.object({ id, refId: z.string() })) }),
});

export const savedExportFormats = ['csv', 'json', 'markdown'] as const;

export const exportSaved = POST.drafts('/saved/export', {
  summary: 'Saved items that match the filters, or the given items, as a file',
  kind: 'read',
  body: z.object({
    format: z.enum(savedExportFormats),
    ids: z.array(id).max(bulkLimit).optional(),
    ...filters,
  }),
  response: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
  errors: ['not_found', 'team_role_missing'],
});
