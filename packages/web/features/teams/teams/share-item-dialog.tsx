import { shareTeamItem, unshareTeamItem } from '@limelight/contracts';
import { teamItemLabels } from '@limelight/contracts/catalog';
import { Modal, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notices } from '../../../lib/notices.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { ShareableItem } from '../../../ui/share-slot.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { ownItemsQuery, teamsQuery } from './api.ts';
import { Fault } from './fault.tsx';
import { mayShare, sharingWords } from './rules.ts';
import dialog from '../../../ui/form-dialog.module.css';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

/** Shares one of the person's own things with a workspace, or ends that. */
export function ShareItemDialog({
  item: { kind, itemId, title },
  onClose,
}: {
  item: ShareableItem;
  onClose: () => void;
}) {
  const teams = useQuery(teamsQuery);
  const own = useQuery(ownItemsQuery);
  const share = useWrite(shareTeamItem);
  const unshare = useWrite(unshareTeamItem);
  const [chosen, setChosen] = useState('');
  const choices = (teams.data ?? []).filter(({ role }) => mayShare(role));
  const team = choices.find(({ id }) => id === chosen) ?? choices[0];
  const shared = own.data?.find((one) => one.kind === kind && one.itemId === itemId);
  const name = `Share “${title}”`;
  if (shared)
    return (
      <FormDialog
        title={name}
        confirmLabel="Stop sharing"
        loading={unshare.loading}
        onSubmit={async () => {
          if ((await unshare.run({ params: { kind, itemId } })) === null) return;
          onClose();
          notices.success(`${shared.team} can no longer use “${title}”.`);
        }}
        onClose={onClose}
      >
        <p>
          This {teamItemLabels[kind].one} is shared with {shared.team}. When you stop sharing it, members lose
          access at once. Nothing is deleted.
        </p>
        <Fault of={[unshare.error]} />
      </FormDialog>
    );
  if (teams.isSuccess && own.isSuccess && team)
    return (
      <FormDialog
        title={name}
        confirmLabel={`Share ${teamItemLabels[kind].one}`}
        loading={share.loading}
        onInput={share.reset}
        onSubmit={async () => {
          if ((await share.run({ params: { id: team.id }, body: { kind, itemId } })) === null) return;
          onClose();
          notices.success(`“${title}” is shared with ${team.name}.`);
        }}
        onClose={onClose}
      >
        <NativeSelect
          label="Workspace"
          data={choices.map(({ id, name: label }) => ({ value: id, label }))}
          value={team.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <p className={styles.quiet}>{sharingWords[kind]}</p>
        <Fault of={[share.error]} />
      </FormDialog>
    );
  return (
    <Modal opened onClose={onClose} title={name}>
      {teams.isError || own.isError ? (
        <ErrorState
          title="Your workspaces did not load"
          onRetry={() => {
            void teams.refetch();
            void own.refetch();
          }}
        >
          {(teams.error ?? own.error)?.message}
        </ErrorState>
      ) : teams.isPending || own.isPending ? (
        <Loading label="Loading your workspaces" lines={3} />
      ) : (
        <div className={styles.stack}>
          <p>
            {teams.data.length === 0
              ? 'You need a workspace to share things with other people. Create one and invite them.'
              : 'Your role in your workspaces does not allow sharing. Ask an owner to change your role.'}
          </p>
          <div className={dialog.actions}>
            <ButtonLink look="accent" to="/dashboard/team">
              Open team page
            </ButtonLink>
          </div>
        </div>
      )}
    </Modal>
  );
}
