import { Callout } from '../../../../../ui/callout.tsx';
import { ButtonLink } from '../../../../../ui/button.tsx';
import { usePublishing } from './use-publishing.ts';

/** The reason the last action was refused, with a link to the shared post if its workspace is the reason. */
export function Refused() {
  const { refused, heldBy } = usePublishing();
  if (refused === null) return null;
  const action = heldBy !== null && (
    <ButtonLink size="small" to={`/dashboard/team/posts/${heldBy}`}>
      Open shared post
    </ButtonLink>
  );
  return (
    <Callout tone="bad" action={action}>
      {refused}
    </Callout>
  );
}
