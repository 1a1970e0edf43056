import { z } from 'zod';
import type { Brief, Engine } from './brief.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, postText, timestamp } from './fields.ts';

const words = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => !text.includes('\u0000'), 'Remove the invisible control character.');

/** A claim that its author stands for without a source: these words in this sentence, and no others. */
export const claimConfirmation = z.object({
  id,
  claim: z.string(),
  sentence: z.string(),
  confirmedAt: timestamp,
});
export type ClaimConfirmation = z.infer<typeof claimConfirmation>;

/** How much of what an author said beside the brief is kept with a post. */
export const ownWordsLimit = 30;

/** What an author gave beside brief and sources. */
export const ownWords = z.object({
  /** Their text as it stood before a model first changed it; null where none did, or a writer wrote it. */
  before: postText.nullable(),
  /** Instructions they gave, and words of their own that were put in: snippets, the signature. */
  said: z.array(postText).max(ownWordsLimit),
});
export type OwnWords = z.infer<typeof ownWords>;

/** Who made a text, and from what. */
export interface TextOrigin {
  brief: Brief | null;
  engine: Engine | null;
  ownWords: OwnWords | null;
}

/** Something that a claim can have come from. Text stands first in it, so that places in a source's text are places in it. */
export interface ClaimMaterial {
  kind: 'idea' | 'brief' | 'before' | 'said' | 'source' | 'name';
  /** Of a source. */
  id: string | null;
  title: string;
  text: string;
}

/** What a person told the writer beside the sources: their own word, which bears out what a draft says. */
export function toldIn({ idea, ...settings }: Brief): string {
  return joined([idea, askedIn(settings)]);
}

const askedIn = ({ mustSay, callToAction, audience }: Omit<Brief, 'idea'>): string =>
  joined([...mustSay, callToAction, audience]);

const joined = (words: readonly string[]) => words.filter((one) => one.trim() !== '').join('\n\n');

interface MaterialSource {
  id: string;
  title: string;
  address: string | null;
  text: string;
}

/** What is known with a source: its title and address too. */
export function knownFrom({ text, title, address }: Omit<MaterialSource, 'id'>): string {
  return [text, title, address ?? ''].join('\n\n').trimEnd();
}

/**
 * What a text is checked against, for the page and for the server alike. Nothing for what its author wrote alone, without a source:
 * it stands on their word.
 */
export function claimMaterial(
  { brief, engine, ownWords: own }: TextOrigin,
  sources: readonly MaterialSource[],
  authorName: string,
): ClaimMaterial[] {
  const before = own?.before ?? null;
  if (engine === null && before === null && sources.length === 0) return [];
  const told = engine === null ? null : brief;
  const words: ClaimMaterial[] = [
    { kind: 'idea', id: null, title: 'Your idea', text: told?.idea ?? '' },
    { kind: 'brief', id: null, title: 'Your brief', text: told === null ? '' : askedIn(told) },
    { kind: 'before', id: null, title: 'Your own text', text: before ?? '' },
    ...sources.map((source): ClaimMaterial => {
      const { id: sourceId, title } = source;
      return { kind: 'source', id: sourceId, title, text: knownFrom(source) };
    }),
    { kind: 'said', id: null, title: 'What you asked for', text: joined(own?.said ?? []) },
    { kind: 'name', id: null, title: 'Your name', text: authorName },
  ];
  return words.filter(({ text }) => text.trim() !== '');
}

/** So many of the newest posts say how somebody writes; more would cost a moment and say the same. */
const readForHabits = 30;

/** Of posts, the newest first, those whose sentences are their author's: what a model wrote or changed tells how the model writes. */
export function inOwnHand<P extends Pick<TextOrigin, 'engine' | 'ownWords'>>(posts: readonly P[]): P[] {
  return posts
    .filter(({ engine, ownWords: own }) => engine?.kind !== 'model' && (own?.before ?? null) === null)
    .slice(0, readForHabits);
}

/** A claim and the sentence it stands in, as a refusal to publish names it. */
export const unconfirmedClaims = z.object({
  claims: z.array(z.object({ claim: z.string(), sentence: z.string() })),
});

const confirmations = z.object({ items: z.array(claimConfirmation) });
const byId = z.object({ id });

export const listClaims = defineEndpoint({
  name: 'listClaims',
  summary: 'The claims of a post that its author confirmed',
  method: 'GET',
  path: '/posts/:id/claims',
  scope: 'read',
  params: byId,
  response: confirmations,
  errors: ['not_found'],
});

export const confirmClaim = defineEndpoint({
  name: 'confirmClaim',
  summary: 'Stand for a claim that no source holds; twice is once. A changed sentence needs a new word',
  method: 'POST',
  path: '/posts/:id/claims',
  params: byId,
  body: z.object({ claim: words(2_000), sentence: words(12_000) }),
  response: confirmations,
  errors: ['not_found'],
});

export const withdrawClaim = defineEndpoint({
  name: 'withdrawClaim',
  summary: 'Take a confirmation back',
  method: 'DELETE',
  path: '/posts/:id/claims/:claimId',
  params: z.object({ id, claimId: id }),
  response: empty,
});

/** `block`: posts with unconfirmed claims are not published or scheduled; otherwise the page warns. */
export const claimSettings = z.object({ block: z.boolean() });

export const getClaimSettings = defineEndpoint({
  name: 'getClaimSettings',
  summary: 'Whether unconfirmed claims keep a post from being published',
  method: 'GET',
  path: '/user/claims',
  scope: 'read',
  response: claimSettings,
});

export const saveClaimSettings = defineEndpoint({
  name: 'saveClaimSettings',
  summary: 'Choose whether unconfirmed claims keep a post from being published',
  method: 'POST',
  path: '/user/claims',
  body: claimSettings,
  response: claimSettings,
});
