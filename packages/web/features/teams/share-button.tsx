import { shareTeamPost } from '@limelight/contracts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notices } from '../../lib/notices.ts';
import { sharesQuery, teamsQuery } from './api.ts';
import { Fault } from './fault.tsx';
import { approvalRule, mayShare } from './rules.ts';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

/**
 * Shares a draft, or links to the place where it is shared. Hidden for people without a workspace. `among` are the ids
 * of all drafts on the page, which one request asks about.
 */
export function ShareButton({
  postId,
  title,
  among,
}: {
  postId: string;
  title: string;
  among: readonly string[];
}) {
  const teams = useQuery(teamsQuery);
  const isMember = (teams.data ?? []).length > 0;
  const shares = useQuery({ ...sharesQuery(among), enabled: isMember });
  const share = useWrite(shareTeamPost);
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState('');
  const binding = shares.data?.get(postId);
  if (binding === undefined) return null;
  const choices = (teams.data ?? []).filter(
    ({ id, role }) => mayShare(role) && (binding === null || binding.teamId === id),
  );
  if (binding?.shared === true)
    return (
      <ButtonLink
        size="small"
        look="quiet"
        to={`/dashboard/team/posts/${postId}`}
        aria-label={`In team ${binding.team}: ${title}`}
      >
        In team
      </ButtonLink>
    );
  const team = choices.find(({ id }) => id === chosen) ?? choices[0];
  if (team === undefined)
    return binding === null ? null : (
      <span className={styles.quiet}>
        Needs approval by <span dir="auto">{binding.team}</span>
      </span>
    );
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={`Share with team: ${title}`}
        onClick={() => {
          share.reset();
          setAsking(true);
        }}
      >
        Share with team
      </Button>
      {asking && (
        <FormDialog
          title="Share with team"
          confirmLabel="Share post"
          loading={share.loading}
          onSubmit={async () => {
            if ((await share.run({ params: { id: team.id }, body: { postId } })) === null) return;
            setAsking(false);
            notices.success(`The post is shared with ${team.name}.`);
          }}
          onClose={() => setAsking(false)}
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
      )}
    </>
  );
}
