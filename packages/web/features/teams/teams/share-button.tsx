import { shareTeamPost } from '@limelight/contracts';
import { Menu, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { notices } from '../../../lib/notices.ts';
import { sharesQuery, teamsQuery } from './api.ts';
import { Fault } from './fault.tsx';
import { approvalRule, mayShare } from './rules.ts';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

/**
 * The workspace that a draft is bound to, null for none and undefined while it is not known, and the workspaces that it
 * can be shared with. `among` are the ids of all posts on the page, which one request asks about.
 */
function useShare(postId: string, among: readonly string[]) {
  const teams = useQuery(teamsQuery).data ?? [];
  const binding = useQuery({ ...sharesQuery(among), enabled: teams.length > 0 }).data?.get(postId);
  const choices =
    binding === undefined
      ? []
      : teams.filter(({ id, role }) => mayShare(role) && (binding === null || binding.teamId === id));
  return { binding, choices };
}

export function ShareDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { binding, choices } = useShare(postId, [postId]);
  const share = useWrite(shareTeamPost);
  const [chosen, setChosen] = useState('');
  const team = choices.find(({ id }) => id === chosen) ?? choices[0];
  if (team === undefined) return null;
  return (
    <FormDialog
      title="Share with team"
      confirmLabel="Share post"
      loading={share.loading}
      onSubmit={async () => {
        if ((await share.run({ params: { id: team.id }, body: { postId } })) === null) return;
        notices.success(`The post is shared with ${team.name}.`);
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        label="Workspace"
        data={choices.map(({ id, name }) => ({ value: id, label: name }))}
        value={team.id}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <p className={styles.quiet}>
        {binding !== null
          ? 'This post was shared with this workspace before and needs its approval. Share it again to ask for approval, or ask an owner to release it.'
          : team.requiresApproval
            ? approvalRule
            : 'Members can read this post and comment on it. Owners and editors can edit its text.'}
      </p>
      <Fault of={[share.error]} />
    </FormDialog>
  );
}

/** Says which workspace has to approve a post that cannot be shared with it. */
export function ShareNote({ postId, among }: { postId: string; among: readonly string[] }) {
  const { binding, choices } = useShare(postId, among);
  if (binding == null || (!binding.shared && choices.length > 0)) return null;
  return (
    <span className={styles.quiet}>
      {binding.shared ? 'In team ' : 'Needs approval by '}
      <span dir="auto">{binding.team}</span>
    </span>
  );
}

/** The entry of a post's menu that shares it, or opens it where it is shared. */
export function ShareItem({
  postId,
  among,
  onShare,
}: {
  postId: string;
  among: readonly string[];
  onShare: () => void;
}) {
  const { binding, choices } = useShare(postId, among);
  if (binding?.shared === true)
    return (
      <Menu.Item component={Link} to={`/dashboard/team/posts/${postId}`}>
        Open in team
      </Menu.Item>
    );
  return choices.length === 0 ? null : <Menu.Item onClick={onShare}>Share with team</Menu.Item>;
}

/** Shares the post that is being written. Hidden for people without a workspace. */
export function ShareButton({ postId }: { postId: string }) {
  const { choices } = useShare(postId, [postId]);
  const [asking, setAsking] = useState(false);
  if (choices.length === 0) return <ShareNote postId={postId} among={[postId]} />;
  return (
    <div>
      <Button size="small" onClick={() => setAsking(true)}>
        Share with team
      </Button>
      {asking && <ShareDialog postId={postId} onClose={() => setAsking(false)} />}
    </div>
  );
}
