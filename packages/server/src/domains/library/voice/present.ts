import type { ItemSharing, VoiceSummary, VoiceView } from '@limelight/contracts';
import { confidenceOf, FEWEST_VOICE_POSTS, ownScenes, type MeasuredVoice } from '@limelight/post-text';
import type { SharedItem } from '../../teams/teams/index.ts';
import type { VoiceRow } from './repository.ts';

export interface OpenVoice {
  row: VoiceRow;
  texts: string[];
  posts: number;
  measured: MeasuredVoice | null;
}

export const sharingOf = ({ itemId: _itemId, ...sharing }: SharedItem): ItemSharing => sharing;

/** Somebody else's own voice has the name of its owner, because "Me" would be the reader. */
export function presentSummary(
  { id, name, kind }: VoiceRow,
  posts: number,
  sharing: ItemSharing | null,
): VoiceSummary {
  const shown = sharing !== null && kind === 'me' ? sharing.owner : name;
  return { id, name: shown, kind, posts, confidence: confidenceOf(posts), sharing };
}

export function presentVoice(
  { row, texts, posts, measured }: OpenVoice,
  sharing: ItemSharing | null,
): VoiceView {
  const { described, describedPosts, describedAt } = row;
  return {
    ...presentSummary(row, posts, sharing),
    needed: FEWEST_VOICE_POSTS,
    version: row.version,
    rules: row.rules,
    traits: measured?.traits ?? null,
    scenes: measured === null ? null : ownScenes(texts),
    described:
      described === null || describedAt === null
        ? null
        : { traits: described, posts: describedPosts ?? 0, at: describedAt.toISOString() },
  };
}
