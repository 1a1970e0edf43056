import { getPost, type Post } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../../../lib/read-query.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { PostStatus } from '../../../../ui/post-status.tsx';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import { useCopilotHere } from '../copilot-context.ts';
import { CardFrame, NotThere } from './frame.tsx';
import styles from './cards.module.css';

const postQuery = (id: string) => readQuery(['posts', id], getPost, { params: { id } });
const isPlannable = ({ status }: Post) => status === 'draft' || status === 'scheduled';

export function DraftCard({ postId, label = 'Draft' }: { postId: string; label?: string }) {
  const { parts } = useCopilotHere();
  const post = useQuery(postQuery(postId));
  if (post.data === undefined) return <NotThere isPending={post.isPending} name="draft" />;
  return (
    <CardFrame
      label={label}
      title={
        <>
          {label} <PostStatus post={post.data} />
        </>
      }
      actions={
        <>
          <ButtonLink size="small" to={`/dashboard/generate-post?post=${postId}`}>
            Open
          </ButtonLink>
          {isPlannable(post.data) && parts.schedule(post.data)}
        </>
      }
    >
      {parts.preview(post.data)}
    </CardFrame>
  );
}

export function VariantsCard({ postIds }: { postIds: readonly string[] }) {
  return (
    <ScrollRegion className={styles.beside} label={`${postIds.length} variants`}>
      {postIds.map((id, index) => (
        <DraftCard key={id} postId={id} label={`Variant ${index + 1}`} />
      ))}
    </ScrollRegion>
  );
}
