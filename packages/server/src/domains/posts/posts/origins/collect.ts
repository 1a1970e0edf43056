import { claimMaterial, type ToldFact } from '@limelight/contracts';
import type { OriginMaterial } from '@limelight/post-text';
import type { Connection } from '../../../../platform/db/index.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import { isOwn, listPostSources, type SourceRow } from '../../sources/index.ts';
import { lastCheck } from '../claims/service.ts';
import { listToldFacts } from '../material.ts';
import { listConfirmations } from '../repository/claims.ts';
import type { PostRow } from '../repository/posts.ts';
import { listTextsOf } from '../repository/versions.ts';
import type { OriginInput } from './rules.ts';

const sourceKind = (source: SourceRow): OriginMaterial['kind'] =>
  isOwn(source) ? (source.kind === 'transcript' ? 'said' : 'own') : 'source';

function materialOf(
  post: PostRow,
  sources: readonly SourceRow[],
  name: string,
  facts: readonly ToldFact[],
): OriginMaterial[] {
  return claimMaterial(post, sources, name, facts).map(({ kind, id, title, text }): OriginMaterial => {
    const source = sources.find((one) => kind === 'source' && one.id === id);
    if (source === undefined)
      return { kind: kind === 'name' || kind === 'memory' ? kind : 'typed', id, title, text };
    const { passages: labels, speaker } = source;
    return { kind: sourceKind(source), id, title, text, labels, speaker };
  });
}

/** Reads what a post's origins are worked out from: its states up to a time, and the material. */
export async function collectOrigins(
  connection: Connection,
  post: PostRow,
  { text, at }: { text: string; at: Date },
): Promise<OriginInput> {
  const { id: postId, userId, engine } = post;
  const versions = await listTextsOf(connection, userId, postId, at);
  const sources = await listPostSources(connection, userId, postId);
  const facts = await listToldFacts(connection, userId, postId);
  const name = (await getUser(connection, userId))?.name ?? '';
  const confirmed = await listConfirmations(connection, userId, postId);
  return {
    text,
    at: at.getTime(),
    engine,
    versions: versions.map((one) => ({ by: one.by, text: one.text, at: one.endedAt.getTime() })),
    material: materialOf(post, sources, name, facts),
    confirmed: confirmed.map(({ claim, sentence }) => ({ claim, sentence })),
    checked: await lastCheck(connection, userId, postId),
  };
}
