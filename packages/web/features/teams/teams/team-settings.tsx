import { deleteTeam, leaveTeam, setTeamConsent, updateTeam, type Team } from '@limelight/contracts';
import { teamNameLimit } from '@limelight/contracts/catalog';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { notices } from '../../../lib/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Fault } from './fault.tsx';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

function Rename({ team }: { team: Team }) {
  const rename = useWrite(updateTeam);
  const [name, setName] = useState(team.name);
  return (
    <Form
      className={styles.stack}
      noValidate
      onSubmit={async () => {
        if ((await rename.run({ params: { id: team.id }, body: { name } })) !== null)
          notices.success('Workspace renamed.');
      }}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={teamNameLimit}
        onChange={(next) => {
          rename.reset();
          setName(next);
        }}
      />
      <Fault of={[rename.error]} />
      <div>
        <Button type="submit" loading={rename.loading} disabled={name.trim() === team.name}>
          Rename workspace
        </Button>
      </div>
    </Form>
  );
}

/** Shows a switch in its new position while the change is being saved. */
function useWish(held: boolean, save: (on: boolean) => Promise<unknown>) {
  const [wish, setWish] = useState<boolean | null>(null);
  return {
    checked: wish ?? held,
    async change(on: boolean) {
      setWish(on);
      await save(on);
      setWish(null);
    },
  };
}

export function Settings({ team }: { team: Team }) {
  const [, setSearch] = useSearchParams();
  const change = useWrite(updateTeam);
  const consent = useWrite(setTeamConsent);
  const leave = useWrite(leaveTeam);
  const remove = useWrite(deleteTeam);
  const [asked, setAsked] = useState<'leave' | 'delete' | null>(null);
  const manages = team.role === 'owner';
  const params = { id: team.id };
  const approval = useWish(team.requiresApproval, async (on) =>
    change.run({ params, body: { requiresApproval: on } }),
  );
  const allowing = useWish(team.allowsScheduling, async (on) => consent.run({ params, body: { on } }));
  const confirm = async () => {
    const call = asked === 'delete' ? remove : leave;
    const done = await call.run({ params });
    setAsked(null);
    if (done === null) return;
    setSearch({}, { replace: true });
    notices.success(asked === 'delete' ? 'Workspace deleted.' : `You left ${team.name}.`);
  };
  return (
    <section aria-label="Settings" className={styles.stack}>
      <Card title="Approval">
        <Switch
          label="Require approval before publishing"
          description="Nothing shared here is published until someone approves its current text and media, however it is published. The author’s near copies count too: almost the same text, the same file or the same carousel. This still applies after unsharing or leaving, until an owner releases the post. Not covered: posts that were never shared and say something else, and what people post on LinkedIn themselves."
          checked={approval.checked}
          disabled={!manages}
          onChange={(event) => void approval.change(event.currentTarget.checked)}
        />
        {!manages && <p className={styles.quiet}>Only owners can change this.</p>}
        <Fault of={[change.error]} />
      </Card>
      <Card title="Your LinkedIn">
        <Switch
          label="Let owners and editors schedule my shared posts"
          description="These posts are published on your LinkedIn. You can turn this off at any time, and posts that others scheduled will immediately become drafts again."
          checked={allowing.checked}
          onChange={(event) => void allowing.change(event.currentTarget.checked)}
        />
        <Fault of={[consent.error]} />
      </Card>
      {manages && (
        <Card title="Name">
          <Rename team={team} />
        </Card>
      )}
      <Card title="Leave or delete">
        <div className={styles.actions}>
          <Button onClick={() => setAsked('leave')}>Leave workspace</Button>
          {manages && (
            <Button look="bad" onClick={() => setAsked('delete')}>
              Delete workspace
            </Button>
          )}
        </div>
        <Fault of={[leave.error, remove.error]} />
      </Card>
      <ConfirmDialog
        opened={asked !== null}
        title={asked === 'delete' ? `Delete ${team.name}?` : `Leave ${team.name}?`}
        confirmLabel={asked === 'delete' ? 'Delete workspace' : 'Leave workspace'}
        cancelLabel="Cancel"
        danger
        loading={leave.loading || remove.loading}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        {asked === 'delete'
          ? 'Comments, approvals and the activity log are deleted for everyone. Authors keep their posts. Scheduled posts become drafts again if somebody other than the author scheduled them, or if they still need approval. Credits that are left return to the people who gave them.'
          : team.requiresApproval
            ? 'Your shared posts are unshared. They can still be published only after approval, until an owner releases them. Scheduled posts that are not approved, or that others scheduled, become drafts again. Credits that you gave stay in the workspace. You need a new invitation to come back.'
            : 'Your shared posts are unshared, and those that others scheduled become drafts again. Credits that you gave stay in the workspace. You need a new invitation to come back.'}
      </ConfirmDialog>
    </section>
  );
}
