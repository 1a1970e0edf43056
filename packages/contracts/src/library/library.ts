import { z } from 'zod';
import { industries } from '../catalog/industries.ts';
import { GET } from '../endpoint.ts';
import { postFormat } from '../posts/brief.ts';
import { id, timestamp } from '../fields.ts';

/** `standing` sorts by how far a post beat its author's median. */
export const librarySorts = ['standing', 'relevance', 'newest', 'reactions', 'comments'] as const;
export type LibrarySort = (typeof librarySorts)[number];

/** `not-own`: starter posts and what others wrote. */
export const librarySources = ['not-own', 'others', 'starter', 'own', 'all'] as const;
export type LibrarySource = (typeof librarySources)[number];

/** Up to 600 characters, up to 1,300, and longer. */
export const libraryLengths = ['short', 'medium', 'long'] as const;
export type LibraryLength = (typeof libraryLengths)[number];

export const libraryPost = z.object({
  id,
  /** True for posts written for this product, which nobody published. */
  starter: z.boolean(),
  own: z.boolean(),
  text: z.string(),
  author: z.string().nullable(),
  industry: z.string().nullable(),
  /** A BCP 47 tag; null when unknown. */
  language: z.string().nullable(),
  format: postFormat.nullable(),
  hasMedia: z.boolean(),
  url: z.string().nullable(),
  postedAt: timestamp.nullable(),
  reactions: z.number().int().nullable(),
  comments: z.number().int().nullable(),
  reposts: z.number().int().nullable(),
  impressions: z.number().int().nullable(),
  /** The post's result as a multiple of its author's median; null when too little is known. */
  standing: z.number().nullable(),
});
export type LibraryPost = z.infer<typeof libraryPost>;

const count = z.coerce.number().int().min(0).max(1_000_000_000).optional();

export const listLibraryPosts = GET.read('/library/posts', {
  summary:
    'Posts to learn from: starter posts and what you imported. `q` accepts words, "phrases", -exclusions and word beginnings',
  query: z.object({
    q: z.string().trim().max(200).default(''),
    sort: z.enum(librarySorts).default('standing'),
    source: z.enum(librarySources).default('not-own'),
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/)
      .optional(),
    format: postFormat.optional(),
    length: z.enum(libraryLengths).optional(),
    industry: z.enum(industries).optional(),
    author: z.string().trim().max(200).optional(),
    media: z.enum(['yes', 'no']).optional(),
    minReactions: count,
    minComments: count,
    maxAgeDays: z.coerce.number().int().min(1).max(36_500).optional(),
    cursor: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  response: z.object({
    items: z.array(libraryPost),
    /** `relevance` also when no post has a standing: those in the person's language and industry come first. */
    sortedBy: z.enum(librarySorts).default('standing'),
    /** Exact up to 1,000. Also 1,000 when a sample suggests several times as many. */
    total: z.number().int(),
    /** The corrected search when no post contains the words as spelt, otherwise null. */
    corrected: z.string().nullable(),
    /** The number of posts in which a phrase was looked for, the first in the list, when more have its words. */
    searched: z.number().int().nullable().default(null),
    nextCursor: z.string().nullable(),
  }),
});
export type LibraryQuery = z.output<typeof listLibraryPosts.query>;

export const getLibraryPost = GET.read('/library/posts/:id', {
  summary: 'One post of the library',
  response: libraryPost,
});
