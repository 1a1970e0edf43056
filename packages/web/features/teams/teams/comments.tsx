import {
  commentTeamPost,
  decideTeamSuggestion,
  deleteTeamComment,
  resolveTeamComment,
  type TeamComment,
  type TeamPost,
} from '@limelight/contracts';
import { useState } from 'react';
import { useUser } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { CommentForm } from './comment-form.tsx';
import { Fault } from './fault.tsx';
import type { Passage } from './post-text.tsx';
import { threadsOf, type Thread } from './rules.ts';
import styles from './teams.module.css';
import { useWriteId } from '../../../lib/use-write-id.ts';
import { useWrite } from './use-write.ts';

function Said({ comment, own, onDelete }: { comment: TeamComment; own: boolean; onDelete: () => void }) {
  const { by, at, quote, position, text, replacement, mentions } = comment;
  const gone = text === '' && replacement === null;
  return (
    <div className={styles.said}>
      <p className={styles.words}>
        <strong dir="auto">{by.name}</strong>{' '}
        <span className={styles.quiet}>
          <RelativeTime at={at} />
        </span>
      </p>
      {quote !== null && (
        <blockquote className={styles.quote} dir="auto">
          {replacement === null ? quote : <del>{quote}</del>}
        </blockquote>
      )}
      {replacement !== null && (
        <p className={styles.quote} dir="auto">
          {replacement === '' ? 'Delete this passage.' : <ins>{replacement}</ins>}
        </p>
      )}
      {quote !== null && position === null && comment.decision === null && (
        <p className={styles.quiet}>
          <StatusBadge tone="warn">Passage changed</StatusBadge>
        </p>
      )}
      {(text !== '' || gone) && (
        <p className={gone ? styles.quiet : styles.spoken} dir="auto">
          {gone ? 'This comment was deleted.' : text}
        </p>
      )}
      {mentions.length > 0 && (
        <p className={styles.quiet}>Mentions {mentions.map(({ name }) => name).join(', ')}</p>
      )}
      {own && !gone && (
        <div>
          <Button size="small" look="quiet" onClick={onDelete}>
            Delete comment
          </Button>
        </div>
      )}
    </div>
  );
}

function ThreadItem({
  post,
  thread: { top, replies },
  onChanged,
}: {
  post: TeamPost;
  thread: Thread;
  onChanged: (post: TeamPost) => void;
}) {
  const user = useUser();
  const resolve = useWrite(resolveTeamComment);
  const decide = useWrite(decideTeamSuggestion);
  const remove = useWrite(deleteTeamComment);
  const answer = useWrite(commentTeamPost);
  const answerId = useWriteId();
  const [answering, setAnswering] = useState(false);
  const mine = (comment: TeamComment) => comment.by.id !== null && comment.by.id === user.data?.id;
  const params = { id: post.id, commentId: top.id };
  const open = top.resolvedAt === null;
  const suggestion = top.replacement !== null;
  const resolves = !suggestion && (post.may.decide || mine(top));
  return (
    <li className={styles.thread}>
      {[top, ...replies].map((comment) => (
        <Said
          key={comment.id}
          comment={comment}
          own={mine(comment)}
          onDelete={() => void remove.run({ params: { id: post.id, commentId: comment.id } })}
        />
      ))}
      {!open && (
        <p className={styles.quiet}>
          {top.decision === null ? 'Resolved' : top.decision === 'accepted' ? 'Accepted' : 'Declined'}
          {top.resolvedBy !== null && ` by ${top.resolvedBy}`}
        </p>
      )}
      <div className={styles.actions}>
        {suggestion && open && post.may.decide && (
          <>
            <Button
              size="small"
              loading={decide.loading}
              disabled={top.position === null || !post.may.edit}
              onClick={() =>
                void decide.run({ params, body: { accept: true, version: post.version } }, onChanged)
              }
            >
              Accept suggestion
            </Button>
            <Button
              size="small"
              look="quiet"
              loading={decide.loading}
              onClick={() => void decide.run({ params, body: { accept: false, version: post.version } })}
            >
              Decline suggestion
            </Button>
          </>
        )}
        {resolves && (
          <Button
            size="small"
            look="quiet"
            loading={resolve.loading}
            onClick={() => void resolve.run({ params, body: { resolved: open } })}
          >
            {open ? 'Resolve' : 'Reopen'}
          </Button>
        )}
        {post.may.comment && !answering && (
          <Button size="small" look="quiet" onClick={() => setAnswering(true)}>
            Reply
          </Button>
        )}
      </div>
      {answering && (
        <CommentForm
          place={`team-reply:${top.id}`}
          label="Reply"
          members={post.members}
          sendLabel="Send reply"
          loading={answer.loading}
          onCancel={() => setAnswering(false)}
          onSend={async (said) => {
            const body = { ...said, id: answerId.idFor(said), parentId: top.id };
            if ((await answer.run({ params: { id: post.id }, body })) === null) return false;
            answerId.forget();
            setAnswering(false);
            return true;
          }}
        />
      )}
      <Fault of={[resolve.error, decide.error, remove.error, answer.error]} />
    </li>
  );
}

export function Comments({
  post,
  passage,
  onPassage,
  onChanged,
}: {
  post: TeamPost;
  passage: Passage | null;
  onPassage: (passage: Passage | null) => void;
  /** Receives the post when an accepted suggestion has changed its text. */
  onChanged: (post: TeamPost) => void;
}) {
  const send = useWrite(commentTeamPost);
  const commentId = useWriteId();
  const [all, setAll] = useState(false);
  const threads = threadsOf(post.comments);
  const open = threads.filter(({ top }) => top.resolvedAt === null);
  const resolved = threads.length - open.length;
  const shown = all ? threads : open;
  return (
    <div className={styles.stack}>
      {threads.length === 0 && <p className={styles.quiet}>No comments yet.</p>}
      {shown.length > 0 && (
        <ul className={styles.threads}>
          {shown.map((thread) => (
            <ThreadItem key={thread.top.id} post={post} thread={thread} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {resolved > 0 && (
        <div>
          <Button size="small" look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Hide resolved' : `Show ${resolved} resolved`}
          </Button>
        </div>
      )}
      {post.may.comment && (
        <CommentForm
          place={`team-comment:${post.id}`}
          label="Comment"
          members={post.members}
          sendLabel="Send comment"
          loading={send.loading}
          passage={passage}
          onPassage={onPassage}
          onSend={async (said) => {
            const body = { ...said, id: commentId.idFor(said) };
            if ((await send.run({ params: { id: post.id }, body })) === null) return false;
            commentId.forget();
            return true;
          }}
        />
      )}
      <Fault of={[send.error]} />
    </div>
  );
}
