import { shareTeamPost } from '@limelight/contracts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notices } from '../../lib/notices.ts';
import { sharesQuery, teamsQuery } from './api.ts';
import { Fault } from './fault.tsx';
import { mayShare } from './rules.ts';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

/** Shares a draft, or links to the place where it is shared. Hidden for people without a workspace. */
export function ShareButton({ postId, title }: { postId: string; title: string }) {
  const teams = useQuery(teamsQuery);
  const shares = useQuery(sharesQuery);
  const share = useWrite(shareTeamPost);
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState('');
  const choices = (teams.data ?? []).filter(({ role }) => mayShare(role));
  const shared = shares.data?.find((one) => one.postId === postId);
  if (shared)
    return (
      <ButtonLink
        size="small"
        look="quiet"
        to={`/dashboard/team/posts/${postId}`}
        aria-label={`In team ${shared.team}: ${title}`}
      >
        In team
      </ButtonLink>
    );
  const team = choices.find(({ id }) => id === chosen) ?? choices[0];
  if (team === undefined || !shares.isSuccess) return null;
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
            {team.requiresApproval
              ? 'This workspace requires approval. Once shared, the post can be published only after it has been approved.'
              : 'Members can read this post and comment on it. Owners and editors can edit its text.'}
          </p>
          <Fault of={[share.error]} />
        </FormDialog>
      )}
    </>
  );
}
