import { z } from 'zod';
import { sourceByteLimit, sourceCharacterLimit, sourceKinds } from '../catalog/sources.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { fileErrors } from './refusals.ts';
import { empty, id, keysOf, line, timestamp, webAddress } from '../fields.ts';

export const sourceKind = z.enum(keysOf(sourceKinds));

/**
 * A labelled part of a source, such as a page, or a speaker with the time. Offsets refer to `text`, `end`
 * exclusive.
 */
export const sourcePassage = z.object({
  start: z.number().int(),
  end: z.number().int(),
  label: z.string(),
});
export type SourcePassage = z.infer<typeof sourcePassage>;

export const source = z.object({
  id,
  kind: sourceKind,
  title: z.string(),
  /** The address it was read at; null for what was given by hand. */
  address: z.string().nullable(),
  text: z.string(),
  passages: z.array(sourcePassage),
  pages: z.number().int().nullable(),
  /** Whether the author speaks in it, so that the post may use its statements with 'I' and 'we'. */
  own: z.boolean(),
  /** The author's name in a source with several speakers; otherwise empty. */
  speaker: z.string(),
  createdAt: timestamp,
});
export type Source = z.infer<typeof source>;

const given = z
  .string()
  .max(sourceCharacterLimit * 2, 'That is too long for one source. Add only the part that matters.')
  .refine((text) => text.trim() !== '', 'Paste or write something first.')
  .refine((text) => !text.includes('\u0000'), 'Remove the invisible control character.');

export const addSource = POST.drafts('/sources', {
  reach: 'partly',
  summary: 'Add material to write from: text, a transcript, a web page or an earlier post',
  bodyLimit: 1024 * 1024,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: given, title: line(200).default('') }),
    z.object({ kind: z.literal('transcript'), text: given, title: line(200).default('') }),
    z.object({ kind: z.literal('page'), address: webAddress }),
    z.object({ kind: z.literal('post'), postId: id }),
  ]),
  response: source,
  status: 201,
  errors: [
    'not_found',
    'source_too_long',
    'writer_queue_full',
    'source_empty',
    'source_unreadable',
    'source_page_unreadable',
    'source_page_missing',
    'source_page_closed',
    'source_page_silent',
    'source_page_other',
    'source_page_too_large',
    'source_page_video',
    'source_page_linkedin',
    'source_locked',
    'source_no_text',
    'source_too_many_pages',
    'page_not_allowed',
  ],
});

export const addSourceFile = POST.drafts('/sources/file', {
  summary: 'Add a PDF, DOCX, TXT, MD, VTT or SRT file to write from (form part `file`)',
  bodyFormat: 'form',
  bodyLimit: sourceByteLimit + 64 * 1024,
  body: empty,
  response: source,
  status: 201,
  errors: [...fileErrors],
});

export const getSource = GET.read('/sources/:id', {
  summary: 'One source with its text',
  response: source,
});

export const setSourceVoice = PATCH.drafts('/sources/:id', {
  summary: 'Set whether the author speaks in a source and, in a conversation, under which name',
  body: z.object({ own: z.boolean(), speaker: line(100).default('') }),
  response: source,
});

export const listPostSources = GET.read('/posts/:id/sources', {
  summary: 'The sources of a post, in the order they were added',
  response: z.object({ items: z.array(source) }),
});

export const attachSource = POST.drafts('/posts/:id/sources', {
  summary: 'Attach a source to a post; repeating this is harmless',
  body: z.object({ sourceId: id }),
  errors: ['source_limit'],
});

export const removeSource = DELETE.drafts('/sources/:id', {
  summary: 'Detach a source from a post; a source without any post is deleted',
  query: z.object({ postId: id.optional() }),
});
