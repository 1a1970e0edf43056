import { listPostRisks, type EndpointData, type PostRisk } from '@limelight/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useConnection } from './person.ts';
import { readQuery } from './read-query.ts';

export type PostRisks = ReadonlyMap<string, PostRisk>;

const none: PostRisks = new Map();
const byPost = ({ items }: EndpointData<typeof listPostRisks>): PostRisks =>
  new Map(items.map(({ postId, risk }) => [postId, risk]));

/** By id, the scheduled posts that will not be published as things are. Read again with every change of posts. */
export function usePostRisks(): PostRisks {
  const connection = useConnection().data;
  const mark = `${connection?.status ?? ''} ${connection?.expiresAt ?? ''}`;
  const risks = useQuery({
    ...readQuery(['posts', 'risks', mark], listPostRisks, {}),
    placeholderData: keepPreviousData,
    select: byPost,
  });
  return risks.data ?? none;
}
