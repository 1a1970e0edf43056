import { askTeamReview } from '@limelight/contracts';
import { teamStateLabels } from '@limelight/contracts/catalog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { notices } from '../../../lib/notices.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { sharesQuery, teamPostQuery, teamsKey } from './api.ts';
import { Fault } from './fault.tsx';
import { besideWords, toneOf } from './rules.ts';
import { ShareButton } from './share-button.tsx';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

/** Shows a draft's workspace and approval next to it, or offers to share it. `version` is the saved version. */
export function TeamBeside({ postId, version }: { postId: string; version: number | null }) {
  const client = useQueryClient();
  const shares = useQuery(sharesQuery([postId]));
  const isShared = shares.data?.get(postId)?.shared ?? false;
  const post = useQuery({ ...teamPostQuery(postId), enabled: isShared }).data;
  const review = useWrite(askTeamReview);
  const loaded = useRef(version);
  useEffect(() => {
    if (loaded.current === version) return;
    loaded.current = version;
    void client.invalidateQueries({ queryKey: teamsKey });
  }, [client, version]);
  if (!isShared) return <ShareButton postId={postId} />;
  if (!post) return null;
  const { state, reopened, approvals, team, may, openCount } = post;
  const current = approvals.filter((approval) => approval.current);
  const asks = may.askReview && (state === 'draft' || state === 'changes' || reopened);
  return (
    <div className={styles.beside}>
      <p className={styles.badges}>
        <strong dir="auto">{team.name}</strong>
        <StatusBadge tone={toneOf[state]}>{teamStateLabels[state]}</StatusBadge>
        {reopened && <StatusBadge tone="warn">Changed after approval</StatusBadge>}
      </p>
      {current.length > 0 && (
        <p className={styles.quiet}>
          Approved by {current.map(({ name, at }) => `${name}, ${formatDateTime(at)}`).join(' · ')}
        </p>
      )}
      <p className={styles.quiet}>{besideWords(post)}</p>
      <div className={styles.actions}>
        <ButtonLink size="small" to={`/dashboard/team/posts/${postId}`}>
          {openCount === 0
            ? 'Open shared post'
            : `Open shared post (${openCount} open ${openCount === 1 ? 'comment' : 'comments'})`}
        </ButtonLink>
        {asks && (
          <Button
            size="small"
            loading={review.loading}
            onClick={async () => {
              if ((await review.run({ params: { id: postId } })) !== null)
                notices.success('We asked the approvers to review this post.');
            }}
          >
            Ask for approval
          </Button>
        )}
      </div>
      <Fault of={[review.error]} />
    </div>
  );
}
