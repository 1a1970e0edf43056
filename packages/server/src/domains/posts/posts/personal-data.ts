import type { PersonalData } from '../../../module.ts';
import { listRows, type Tx } from '../../../platform/db/index.ts';
import { eraseExchanges, listExchangeIds, listExchangesById } from './repository/chats.ts';
import { eraseClaims, listAllConfirmations, readBlock } from './repository/claims.ts';
import { erasePosts } from './repository/deleting.ts';
import { listRecordIds, listRecordsById } from './repository/origins.ts';
import { listAllPostIds, listPostsById } from './repository/posts.ts';
import { eraseVersions, listVersionIds, listVersionsById } from './repository/versions.ts';

export const exportPostsData: PersonalData['export'] = async (connection, userId) => {
  const posts = await listAllPostIds(connection, userId);
  const versions = await listVersionIds(connection, userId);
  const exchanges = await listExchangeIds(connection, userId);
  const records = await listRecordIds(connection, userId);
  const confirmed = await listAllConfirmations(connection, userId);
  return {
    posts: listRows(posts, listPostsById, ({ userId: _owner, ...post }) => post),
    postVersions: listRows(versions, listVersionsById, ({ userId: _owner, ...version }) => version),
    chats: listRows(
      exchanges,
      listExchangesById,
      ({ userId: _owner, helpId: _help, ...exchange }) => exchange,
    ),
    confirmedClaims: confirmed.map(({ userId: _owner, ...claim }) => claim),
    postOrigins: listRows(
      records,
      listRecordsById,
      ({ postId, text, hash, publishedAt, record, sharedAt, sharePassages }) => ({
        postId,
        text,
        hash,
        publishedAt,
        record,
        sharedAt,
        sharePassages,
      }),
    ),
    claimSettings: { block: await readBlock(connection, userId) },
  };
};

export async function erasePostsData(tx: Tx, userId: string): Promise<void> {
  await erasePosts(tx, userId);
  await eraseVersions(tx, userId);
  await eraseExchanges(tx, userId);
  await eraseClaims(tx, userId);
}
