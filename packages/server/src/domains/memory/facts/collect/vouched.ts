import { factCharacterLimit } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { PostHooks } from '../../../../module.ts';
import { keepFacts } from '../service/keep.ts';
import { confirmSuggested, deleteVouched } from './repository.ts';

const titleUnits = 80;

/** A claim that its author confirms is a fact, and none any more when they take it back. */
export const vouchedFacts: Required<PostHooks> = {
  async onClaimConfirmed(tx, { userId, post, claim, sentence, now }) {
    const text = sentence.replace(/\s+/gu, ' ').trim();
    if (text.length > factCharacterLimit) return;
    const fact = {
      text,
      kind: /\p{Nd}/u.test(claim) ? ('figure' as const) : ('event' as const),
      subject: '',
      happened: null,
      until: null,
      status: 'confirmed' as const,
      source: {
        kind: 'claim' as const,
        id: post.id,
        title: firstLine(post.text, titleUnits),
        passage: sentence,
        second: null,
      },
    };
    const { confirmed } = await keepFacts(tx, userId, [fact], now);
    if (confirmed === 0) await confirmSuggested(tx, userId, sentence, now);
  },
  async onClaimWithdrawn(tx, { userId, post, sentence }) {
    await deleteVouched(tx, userId, post.id, sentence);
  },
};
