import { errorCatalogue, releaseTeamPost, unshareTeamPost, type TeamPost } from '@limelight/contracts';
import { teamStateLabels } from '@limelight/contracts/catalog';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { notices } from '../../../lib/notices.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { RepostLink } from '../../../ui/repost-link.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { teamPostQuery } from './api.ts';
import { ApprovalCard } from './approval-card.tsx';
import { Comments } from './comments.tsx';
import { PostText, type Passage } from './post-text.tsx';
import { toneOf, waitsForApproval } from './rules.ts';
import { ScheduleCard } from './schedule-card.tsx';
import styles from './teams.module.css';
import { useShown } from './use-shown.ts';
import { useWrite } from './use-write.ts';

export type PreviewOf = (post: TeamPost) => ReactNode;

function Unshare({ post }: { post: TeamPost }) {
  const navigate = useNavigate();
  const unshare = useWrite(unshareTeamPost, teamPostQuery(post.id).queryKey);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Unshare</Button>
      <ConfirmDialog
        opened={asking}
        title="Unshare this post?"
        confirmLabel="Unshare post"
        cancelLabel="Keep it shared"
        danger
        loading={unshare.loading}
        onConfirm={async () => {
          const done = await unshare.run({ params: { id: post.id } });
          setAsking(false);
          if (done === null) return;
          notices.success('The post is no longer shared.');
          void navigate(`/dashboard/team?team=${post.team.id}`);
        }}
        onClose={() => setAsking(false)}
      >
        {post.team.requiresApproval
          ? 'Members no longer see it. The post and its copies still need approval before they can be published, until an owner releases them. If it is scheduled and not approved, or somebody else scheduled it, it becomes a draft again.'
          : 'Its comments, suggestions and approvals are deleted. The author keeps the post. If somebody else scheduled it, it becomes a draft again.'}
      </ConfirmDialog>
    </>
  );
}

function Release({ post }: { post: TeamPost }) {
  const navigate = useNavigate();
  const release = useWrite(releaseTeamPost, teamPostQuery(post.id).queryKey);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Release post</Button>
      <ConfirmDialog
        opened={asking}
        title="Release this post?"
        confirmLabel="Release post"
        cancelLabel="Keep it"
        danger
        loading={release.loading}
        onConfirm={async () => {
          const done = await release.run({ params: { id: post.id } });
          setAsking(false);
          if (done === null) return;
          notices.success('The post no longer needs approval.');
          void navigate(`/dashboard/team?team=${post.team.id}`);
        }}
        onClose={() => setAsking(false)}
      >
        It is unshared, and its author can publish it without approval. Its comments, suggestions and
        approvals are deleted. If it is scheduled and not approved, or somebody else scheduled it, it becomes
        a draft again.
      </ConfirmDialog>
    </>
  );
}

function Standing({ post }: { post: TeamPost }) {
  const { state, reopened, scheduledAt, timeZone, failure } = post;
  const time = scheduledAt === null ? null : formatDateTime(scheduledAt, timeZone ?? undefined);
  return (
    <>
      <p className={styles.badges}>
        <StatusBadge tone={toneOf[state]}>{teamStateLabels[state]}</StatusBadge>
        {reopened && <StatusBadge tone="warn">Changed after approval</StatusBadge>}
        {time !== null && <span className={styles.quiet}>Planned for {time}</span>}
      </p>
      {waitsForApproval(post) && failure === null && (
        <Callout tone="warn">
          This post will be published on time only if its current version is approved by then.
        </Callout>
      )}
      {failure !== null && <Callout tone="warn">{failure}</Callout>}
    </>
  );
}

function Opened({ post, preview }: { post: TeamPost; preview: PreviewOf }) {
  const [passage, setPassage] = useState<Passage | null>(null);
  const { shown, changed, show, changedByMe } = useShown(post);
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Standing post={post} />
        {changed && (
          <Callout tone="warn" action={<Button onClick={show}>Show the new version</Button>}>
            This post changed while you were reading it.
          </Callout>
        )}
        {preview(shown)}
        <RepostLink attachment={shown.attachment} />
        {shown.firstComment.trim() !== '' && (
          <p className={styles.quiet} dir="auto">
            First comment: {shown.firstComment}
          </p>
        )}
        <Card title="Text">
          <PostText post={post} shown={shown} onPassage={setPassage} onChanged={changedByMe} />
        </Card>
      </div>
      <div className={styles.stack}>
        <ApprovalCard post={post} fingerprint={shown.fingerprint} />
        {post.may.schedule && <ScheduleCard post={shown} />}
        <Card title="Comments and suggestions">
          <Comments
            key={post.id}
            post={post}
            passage={passage}
            onPassage={setPassage}
            onChanged={changedByMe}
          />
        </Card>
      </div>
    </div>
  );
}

export function SharedPostPage({ id, preview }: { id: string; preview: PreviewOf }) {
  const found = useQuery(teamPostQuery(id));
  const post = found.data;
  const missing = isApiError(found.error, 'not_found');
  return (
    <Page>
      <PageHeader
        title={post?.title || 'Shared post'}
        description={post && `By ${post.author.name}, shared with ${post.team.name}.`}
        actions={
          <>
            <ButtonLink to={post ? `/dashboard/team?team=${post.team.id}` : '/dashboard/team'}>
              All shared posts
            </ButtonLink>
            {post?.may.unshare && <Unshare post={post} />}
            {post?.may.release && <Release post={post} />}
          </>
        }
      />
      {found.isPending && <Loading label="Loading the post" lines={8} />}
      {found.isError && !post && (
        <ErrorState
          title={missing ? 'This post is not shared with you' : 'The post did not load'}
          query={found}
        >
          {missing ? errorCatalogue.not_found.message : found.error.message}
        </ErrorState>
      )}
      {post && <Opened key={post.id} post={post} preview={preview} />}
    </Page>
  );
}
