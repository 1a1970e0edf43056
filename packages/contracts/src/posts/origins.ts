import { z } from 'zod';
import { DELETE, GET, POST } from '../endpoint.ts';
import { timestamp } from '../fields.ts';
import { engine } from './brief.ts';
import { versionMaker } from './versions.ts';

/** Whose wording a sentence is. `said`, `memory` and `source`: word for word from there. */
export const sentenceOrigins = ['typed', 'said', 'memory', 'source', 'model', 'changed'] as const;
export type SentenceOrigin = (typeof sentenceOrigins)[number];

/** `own`: a file or an earlier post of the author. `source`: somebody else’s. */
export const restKinds = ['typed', 'said', 'own', 'memory', 'source', 'confirmed'] as const;
export type RestKind = (typeof restKinds)[number];

/** A passage that bears a sentence out. */
export const originRest = z.object({
  kind: z.enum(restKinds),
  /** The source or fact; null for what the author typed or confirmed. */
  id: z.string().nullable(),
  title: z.string(),
  passage: z.string(),
  /** Where it is in the source’s text. */
  start: z.number().int(),
  end: z.number().int(),
  /** Where it begins in a recording. */
  second: z.number().nullable(),
});
export type OriginRest = z.infer<typeof originRest>;

export const originSentence = z.object({
  start: z.number().int(),
  end: z.number().int(),
  origin: z.enum(sentenceOrigins),
  by: versionMaker,
  at: timestamp,
  /** What it rests on; `nothing` is nothing that is known here. */
  basis: z.enum(['you', 'source', 'nothing']),
  rests: z.array(originRest),
  /** What it claims and nothing bears out. */
  missing: z.array(z.string()),
});
export type OriginSentence = z.infer<typeof originSentence>;

/** A source of a post, with the number of sentences that rest on it. */
export const originSource = z.object({
  kind: z.enum(restKinds),
  title: z.string(),
  sentences: z.number().int(),
});

const found = {
  sentences: z.array(originSentence),
  sources: z.array(originSource),
  /** False when text and material are in different languages, so that only figures and names are compared. */
  comparable: z.boolean(),
  engine: engine.nullable(),
};
export const originRecord = z.object(found);
export type OriginRecord = z.infer<typeof originRecord>;

export const postOrigins = z.object({
  text: z.string(),
  /** SHA-256 of the text as UTF-8, in hexadecimal. */
  hash: z.string(),
  /** When it was published and recorded; null for a draft, and for a post that was published without a record. */
  recordedAt: timestamp.nullable(),
  shared: z.object({ since: timestamp, passages: z.boolean() }).nullable(),
  ...found,
});
export type PostOrigins = z.infer<typeof postOrigins>;

export const getOrigins = GET.read('/posts/:id/origins', {
  summary:
    'Where each sentence of a post comes from and which passages bear it out; of a published post, as recorded when it was published',
  response: postOrigins,
});

export const originsFile = GET.read('/posts/:id/origins/file', {
  summary: 'The record of a published post, as a file',
  query: z.object({ format: z.enum(['json', 'pdf']) }),
  response: z.unknown(),
  answer: 'file',
  files: ['application/json', 'application/pdf'],
  errors: ['origins_not_recorded'],
});

export const shareOrigins = POST('/posts/:id/origins/share', {
  reach: 'others',
  summary: 'Share the record of a published post by a new link, which ends an earlier one',
  body: z.object({
    /** Shows the passages too, and not just the titles of the sources. */
    passages: z.boolean().default(false),
  }),
  /** The only response that contains the address, since only a hash of its secret is stored. */
  response: z.object({ url: z.url() }),
  status: 201,
  errors: ['origins_not_recorded'],
  keepsAnswer: false,
});

export const unshareOrigins = DELETE(
  '/posts/:id/origins/share',
  'Stop sharing the record of a post; its link no longer opens',
);

export const sharedRest = z.object({
  kind: z.enum(restKinds),
  title: z.string(),
  second: z.number().nullable(),
  /** Null unless its author shares the passages. */
  passage: z.string().nullable(),
});

export const sharedRecord = z.object({
  author: z.string(),
  hash: z.string(),
  publishedAt: timestamp,
  permalink: z.string().nullable(),
  engine: engine.nullable(),
  text: z.string(),
  sentences: z.array(
    originSentence.pick({ start: true, end: true, origin: true, by: true, at: true, basis: true }).extend({
      rests: z.array(sharedRest),
    }),
  ),
  sources: z.array(originSource),
});
export type SharedRecord = z.infer<typeof sharedRecord>;

export const openRecord = POST('/records/open', {
  summary: 'What the link to a record shows; the secret travels in the body, so that no log keeps it',
  access: 'none',
  kind: 'read',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: sharedRecord,
  errors: ['record_link_invalid'],
});
