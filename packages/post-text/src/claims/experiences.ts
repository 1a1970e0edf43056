import type { Span } from '../linkedin/urls.ts';

/**
 * Matches "I lost a client" or "we shipped it": the author and a verb in the past tense. "If I …" and "what I …" are
 * not statements.
 */
const TOLD =
  /(?:^|(?<=[.!?:;,–—]["”’)]? )|(?<= (?:and|but|so|then|when|because) ))(?:And |But |So |Then |When |Once |Yesterday,? |Last \p{L}+,? |\d+ years ago,? |Years ago,? )?(?:I|[Ww]e) (?:\p{L}+ly |once |never |also |just |first |finally )?(?:\p{L}{2,}ed|was|were|had|did|went|got|made|took|lost|left|told|said|saw|met|ran|built|sold|wrote|learnt|spent|began|gave|kept|found|came|bought|paid|hired|quit|heard|felt|thought|knew|won|grew|led|taught|sent|brought|stood|sat)(?!\p{L})/u;

/** The whole sentence if its author says what they did. English only. */
export function experiences(sentence: string): Span[] {
  return TOLD.test(sentence) && !sentence.trimEnd().endsWith('?') ? [{ start: 0, end: sentence.length }] : [];
}
