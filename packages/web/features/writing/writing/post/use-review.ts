import {
  claimMaterial,
  confirmClaim,
  listAvoidedWords,
  listPosts,
  withdrawClaim,
  type ClaimConfirmation,
  type EndpointData,
  type listClaims,
  type ClaimMaterial,
  type ToldFact,
} from '@limelight/contracts';
import { hasRead, openWith, readerCheck, type ReaderCheck } from '@limelight/post-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, startTransition, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../../lib/client.ts';
import { readQuery } from '../../../../lib/read-query.ts';
import { notices } from '../../../../lib/notices.ts';
import { useUser } from '../../../../lib/query-client.ts';
import { useVoiceChoice } from '../../../../lib/voices.ts';
import { claimSettingsQuery, claimsQuery, originsKey } from './claim-queries.ts';
import { isWriting } from './generation.ts';
import { currentText } from './session-state.ts';
import { useClaimCheck, type ClaimCheckHandle } from './use-claim-check.ts';
import { useSources } from './use-sources.ts';
import { useOwnScenes } from './use-own-scenes.ts';
import { useSession, useWritingPart } from './writing-context.ts';
import { isOpen, tellClaims, type Claim } from './claims.ts';
import { openRemarks, remarkKey, type Remark } from './findings.ts';
import type { Beside, Looked } from './look.ts';
import { pageLooker } from './looker.ts';

export interface Review {
  /** The checked text, which lags slightly behind typing. */
  text: string;
  /** All remarks, including ignored ones. */
  found: readonly Remark[];
  remarks: readonly Remark[];
  claims: readonly Claim[];
  /** Claims that are neither in the material nor confirmed. */
  open: readonly Claim[];
  /** The names of the material that claims are checked against. Without any, claims are not checked. */
  against: readonly string[];
  /** Sentences of the author's notes with a figure, date, name or quotation that the text does not have. */
  leftOut: readonly string[];
  /** True when a model has read every sentence in its present wording. */
  isRead: boolean;
  check: ClaimCheckHandle;
  /** Why a reader could press “Seems like AI”, and the question whose answer would change that. */
  reader: ReaderCheck;
  /** The reason the claims block publishing, or null when they do not. */
  held: string | null;
  ignore: (remark: Remark) => void;
  /** Confirms claims by their text. False when the post could not be saved. */
  confirm: (claims: readonly { claim: string; sentence: string }[]) => Promise<boolean>;
  /** What the author vouches for in this post. */
  confirmed: readonly ClaimConfirmation[];
  withdraw: (confirmation: ClaimConfirmation) => Promise<void>;
}

export const ReviewContext = createContext<Review | null>(null);

export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('There is no review here.');
  return review;
}

/** Pause in typing before the checks run, in milliseconds. Remarks that jump around during typing are distracting. */
const restMs = 150;
const nothing: Looked & { text: string } = {
  text: '',
  remarks: [],
  claims: [],
  leftOut: [],
  unlike: [],
  rests: [],
};

function useLooked(text: string, beside: Beside): Looked & { text: string } {
  const [found, setFound] = useState(nothing);
  const first = useRef(true);
  const blank = text.trim() === '';
  useEffect(() => {
    if (blank) {
      first.current = true;
      return undefined;
    }
    let drop = () => {};
    const ask = () => {
      first.current = false;
      drop = pageLooker.ask(text, beside, (one) => startTransition(() => setFound({ ...one, text })));
    };
    const timer = setTimeout(ask, first.current ? 0 : restMs);
    return () => {
      clearTimeout(timer);
      drop();
    };
  }, [text, beside, blank]);
  return blank ? nothing : found;
}

function useMaterial(facts: readonly ToldFact[]): readonly ClaimMaterial[] {
  const sources = useSources();
  const name = useUser().data?.name ?? '';
  const engine = useWritingPart(({ state }) => state.engine);
  const brief = useWritingPart(({ state }) => state.written);
  const ownWords = useWritingPart(({ state }) => state.ownWords);
  return useMemo(
    () => claimMaterial({ brief, engine, ownWords }, sources, name, facts),
    [brief, engine, ownWords, sources, name, facts],
  );
}

const mostRead = 100;
const dayOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The author's newest published posts. Empty until they are loaded. */
function useEarlier(): Beside['earlier'] {
  const writing = useWritingPart(({ state }) => state.post?.id ?? null);
  // Not under the key of posts, because saving a draft does not change published posts.
  const { data } = useQuery({
    ...readQuery(['own-posts'], listPosts, { query: { status: 'published', limit: mostRead } }),
    staleTime: 300_000,
  });
  return useMemo(
    () =>
      data?.items.flatMap(({ id, text, publishedAt }) =>
        id === writing || publishedAt === null ? [] : [{ text, day: dayOf.format(new Date(publishedAt)) }],
      ) ?? [],
    [data, writing],
  );
}

/** The words that the rules of this text say are never used. Empty until they are loaded. */
function useAvoided(): NonNullable<Beside['avoid']> {
  const voice = useVoiceChoice();
  const { data } = useQuery({
    ...readQuery(['avoided-words', voice], listAvoidedWords, { query: { voice } }),
    staleTime: 60_000,
  });
  return data?.items ?? noWords;
}

const noWords: NonNullable<Beside['avoid']> = [];
const none: readonly ClaimConfirmation[] = [];
const noFacts: readonly ToldFact[] = [];
type Stored = EndpointData<typeof listClaims>;

/** Checks the text in the editor. Used once, by the provider of `ReviewContext`. */
export function useReviewOfText(): Review {
  const { session } = useSession();
  const client = useQueryClient();
  const shown = useWritingPart(({ state }) => (isWriting(state.generation) ? '' : currentText(state)));
  const postId = useWritingPart(({ state }) => state.post?.id ?? null);
  const stored = useQuery({ ...claimsQuery(postId ?? ''), enabled: postId !== null }).data;
  const material = useMaterial(stored?.facts ?? noFacts);
  const earlier = useEarlier();
  const avoid = useAvoided();
  const beside = useMemo(
    () => ({
      material: material.map((one) => one.text),
      notes: material.flatMap((one) => (one.kind === 'idea' ? [one.text] : [])),
      earlier,
      avoid,
    }),
    [material, earlier, avoid],
  );
  const looked = useLooked(shown, beside);
  const { text } = looked;
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const confirmed = stored?.items ?? none;
  const checked = stored?.checked ?? null;
  const check = useClaimCheck({ postId, text, checked: stored?.checked, hasMaterial: material.length > 0 });
  const block = useQuery(claimSettingsQuery).data?.block ?? false;
  const { tellsSpeech } = useOwnScenes();
  return useMemo(() => {
    // An answer to a request made before the change must not overwrite it.
    const keep = async (id: string, change: (before: Stored | undefined) => Stored | undefined) => {
      const { queryKey } = claimsQuery(id);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, change);
      await client.invalidateQueries({ queryKey: originsKey(id) });
    };
    const { remarks: found, leftOut } = looked;
    const claims = tellClaims(openWith(looked.claims, text, checked), material, confirmed);
    const open = claims.filter(isOpen);
    const remarks = openRemarks(found, text, ignored);
    const notes = material.flatMap((one) => (one.kind === 'name' ? [] : [one.text]));
    return {
      text,
      found,
      // Gaps are counted above the text, with a button that goes to them.
      remarks: remarks.filter(({ rule }) => rule !== 'open-gap'),
      reader: readerCheck(text, { ...looked, remarks, claims: open, notes, tellsSpeech }),
      claims,
      open,
      against: [
        ...material.flatMap(({ kind, title }) => (kind === 'name' || kind === 'memory' ? [] : [title])),
        ...(material.some(({ kind }) => kind === 'memory') ? ['Your memory'] : []),
      ],
      leftOut,
      confirmed,
      isRead: hasRead(text, checked),
      check,
      held: block && open.length > 0 ? 'Confirm the marked statements first.' : null,
      ignore: (remark) => setIgnored((before) => new Set([...before, remarkKey(remark, text)])),
      confirm: async (some) => {
        const saved = await session.saver.flush();
        if (saved === null) {
          notices.error(
            'Nothing was confirmed',
            'The post is not saved yet. Check your connection and try again.',
          );
          return false;
        }
        for (const body of some) {
          const answer = await call(confirmClaim, { params: { id: saved.id }, body });
          await keep(saved.id, () => answer);
        }
        return true;
      },
      withdraw: async (one) => {
        if (postId === null) return;
        await call(withdrawClaim, { params: { id: postId, claimId: one.id } });
        await keep(
          postId,
          (before) => before && { ...before, items: before.items.filter(({ id }) => id !== one.id) },
        );
      },
    };
  }, [
    text,
    looked,
    material,
    confirmed,
    checked,
    check,
    ignored,
    block,
    postId,
    session,
    client,
    tellsSpeech,
  ]);
}
