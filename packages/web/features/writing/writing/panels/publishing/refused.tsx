import { Callout } from '../../../ui/callout.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useWritingPart } from '../post/writing-context.ts';
import { usePublishing } from './use-publishing.ts';

/** The reason the last action was refused, with a link to the shared post if its workspace is the reason. */
export function Refused() {
  const { refused, refusedByTeam } = usePublishing();
  const postId = useWritingPart(({ state }) => state.post?.id ?? null);
  if (refused === null) return null;
  const action = refusedByTeam && postId !== null && (
    <ButtonLink size="small" to={`/dashboard/team/posts/${postId}`}>
      Open shared post
    </ButtonLink>
  );
  return (
    <Callout tone="bad" action={action}>
      {refused}
    </Callout>
  );
}
