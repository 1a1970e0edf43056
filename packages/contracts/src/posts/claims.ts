import { z } from 'zod';
import type { Brief, Engine } from './brief.ts';
import { claimCheck } from './claim-check-run.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { id, postText, timestamp } from '../fields.ts';

const words = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => !text.includes('\u0000'), 'Remove the invisible control character.');

/** A claim that the author vouches for without a source. Applies only to these words in this sentence. */
export const claimConfirmation = z.object({
  id,
  claim: z.string(),
  sentence: z.string(),
  confirmedAt: timestamp,
});
export type ClaimConfirmation = z.infer<typeof claimConfirmation>;

export const ownWordsLimit = 30;

/** The author's input besides the brief and sources. */
export const ownWords = z.object({
  /** The text before a model first changed it; null when none did or a writer wrote it. */
  before: postText.nullable(),
  /** Instructions, and the author's own words that were inserted, such as snippets and the signature. */
  said: z.array(postText).max(ownWordsLimit),
});
export type OwnWords = z.infer<typeof ownWords>;

export interface TextOrigin {
  brief: Brief | null;
  engine: Engine | null;
  ownWords: OwnWords | null;
}

/** A possible source of claims. Its text begins with the source's own, so that offsets in that also apply here. */
export interface ClaimMaterial {
  kind: 'idea' | 'brief' | 'before' | 'said' | 'source' | 'memory' | 'name';
  /** Of a source or a fact. */
  id: string | null;
  title: string;
  text: string;
}

/** Everything the author told the writer apart from the sources, which counts as support for the draft's claims. */
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

/** The text of a source, followed by its title and address. */
export function knownFrom({ text, title, address }: Omit<MaterialSource, 'id'>): string {
  return [text, title, address ?? ''].join('\n\n').trimEnd();
}

/** A confirmed fact that a post tells. */
export const toldFact = z.object({ id, title: z.string(), text: z.string() });
export type ToldFact = z.infer<typeof toldFact>;

/**
 * The material that a text's claims are checked against, on the page and the server alike. Empty for a text that
 * its author wrote alone and without sources, since they vouch for it.
 */
export function claimMaterial(
  { brief, engine, ownWords: own }: TextOrigin,
  sources: readonly MaterialSource[],
  authorName: string,
  facts: readonly ToldFact[],
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
    ...facts.map((fact): ClaimMaterial => ({ kind: 'memory', ...fact })),
    { kind: 'name', id: null, title: 'Your name', text: authorName },
  ];
  return words.filter(({ text }) => text.trim() !== '');
}

const unconfirmed = z.array(z.object({ claim: z.string(), sentence: z.string() }));

export const unconfirmedClaims = z.object({ claims: unconfirmed });

const confirmations = z.object({
  items: z.array(claimConfirmation),
  /** A model's latest findings; null before it was asked. */
  checked: claimCheck.nullable(),
  /** The claims of the post as it is saved that neither its material nor its author bears out. */
  open: unconfirmed,
  /** The facts from memory that the post tells, which bear out claims too. */
  facts: z.array(toldFact).default([]),
});

export const listClaims = GET.read('/posts/:id/claims', {
  summary:
    'The claims of a post that nothing bears out, by rule and as a model last named them, and those that its author confirmed. Read them after `generatePost`',
  response: confirmations,
});

export const confirmClaim = POST('/posts/:id/claims', {
  summary:
    'Confirm a claim that has no source; repeating is harmless. A changed sentence needs a new confirmation',
  body: z.object({ claim: words(2_000), sentence: words(12_000) }),
  response: confirmations,
});

export const withdrawClaim = DELETE('/posts/:id/claims/:claimId', {
  summary: 'Withdraw a confirmation',
  params: z.object({ id, claimId: id }),
});

/** With `block`, posts with unconfirmed claims cannot be published or scheduled; otherwise the page only warns. */
export const claimSettings = z.object({ block: z.boolean() });

export const getClaimSettings = GET.read('/user/claims', {
  summary: 'Whether unconfirmed claims block publishing',
  response: claimSettings,
});

export const saveClaimSettings = POST('/user/claims', {
  summary: 'Choose whether unconfirmed claims block publishing',
  body: claimSettings,
  response: claimSettings,
});
