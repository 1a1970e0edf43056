import { approveTeamPost, askTeamChanges, askTeamReview, type TeamPost } from '@limelight/contracts';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { notices } from '../../../lib/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { Fault } from './fault.tsx';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

function ChangesDialog({ post, onClose }: { post: TeamPost; onClose: () => void }) {
  const ask = useWrite(askTeamChanges);
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title="Ask for changes"
      confirmLabel="Ask for changes"
      loading={ask.loading}
      onInput={ask.reset}
      onSubmit={async () => {
        if ((await ask.run({ params: { id: post.id }, body: { note } })) !== null) onClose();
      }}
      onClose={onClose}
    >
      <TextArea label="What should change?" rows={4} maxLength={2000} value={note} onChange={setNote} />
      <Fault of={[ask.error]} />
    </FormDialog>
  );
}

/** `fingerprint` identifies the content on the page, which may be older than the current one. */
export function ApprovalCard({ post, fingerprint }: { post: TeamPost; fingerprint: string }) {
  const review = useWrite(askTeamReview);
  const approve = useWrite(approveTeamPost);
  const [asking, setAsking] = useState(false);
  const { approvals, may, state, reopened, team } = post;
  const current = approvals.filter((approval) => approval.current);
  const earlier = approvals.filter((approval) => !approval.current);
  const asks = may.askReview && (state === 'draft' || state === 'changes' || reopened);
  return (
    <Card title="Approval">
      {current.length === 0 ? (
        <p className={styles.words}>
          {earlier.length === 0
            ? 'Nobody has approved this post yet.'
            : `${earlier.map(({ name }) => name).join(', ')} approved an earlier version.`}
        </p>
      ) : (
        <ul className={styles.plain}>
          {current.map(({ name, at }) => (
            <li key={`${name} ${at}`} className={styles.words}>
              Approved by <strong dir="auto">{name}</strong>, {formatDateTime(at)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>
        {team.requiresApproval
          ? 'This workspace requires approval. Only the approved version can be published.'
          : 'Approval is optional in this workspace.'}{' '}
        Any change to the text or media needs a new approval.
      </p>
      <div className={styles.actions}>
        {may.approve && current.length === 0 && (
          <Button
            look="accent"
            loading={approve.loading}
            onClick={() => void approve.run({ params: { id: post.id }, body: { fingerprint } })}
          >
            Approve post
          </Button>
        )}
        {may.approve && <Button onClick={() => setAsking(true)}>Ask for changes</Button>}
        {asks && (
          <Button
            loading={review.loading}
            onClick={async () => {
              if ((await review.run({ params: { id: post.id } })) !== null)
                notices.success('We asked the approvers to review this post.');
            }}
          >
            Ask for approval
          </Button>
        )}
      </div>
      <Fault of={[approve.error, review.error]} />
      {asking && <ChangesDialog post={post} onClose={() => setAsking(false)} />}
    </Card>
  );
}
