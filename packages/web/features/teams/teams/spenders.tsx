import { setTeamSpending, type Team, type TeamCredits } from '@limelight/contracts';
import { teamCreditLimit } from '@limelight/contracts/catalog';
import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCredits, formatNumber } from '../../../lib/format.ts';
import { userDetailsKey } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Fault } from './fault.tsx';
import { readAmount } from './rules.ts';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

type Spender = TeamCredits['members'][number];

function describeSpending({ maySpend, monthlyLimit }: Spender): string {
  if (!maySpend) return 'Cannot spend';
  return monthlyLimit === null
    ? 'Can spend without a limit'
    : `Can spend ${formatCredits(monthlyLimit)} a month`;
}

function SpendingDialog({ team, member, onClose }: { team: Team; member: Spender; onClose: () => void }) {
  const client = useQueryClient();
  const write = useWrite(setTeamSpending);
  const [on, setOn] = useState(member.maySpend);
  const [typed, setTyped] = useState(member.monthlyLimit === null ? '' : String(member.monthlyLimit));
  const [fault, setFault] = useState<string>();
  return (
    <FormDialog
      title={`Spending by ${member.name}`}
      confirmLabel="Save spending"
      loading={write.loading}
      onInput={() => {
        setFault(undefined);
        write.reset();
      }}
      onSubmit={async () => {
        const limit = typed.trim() === '' ? null : readAmount(typed);
        if (on && limit === null && typed.trim() !== '') {
          setFault(`Enter a whole number from 1 to ${formatNumber(teamCreditLimit)}, or nothing.`);
          return;
        }
        const params = { id: team.id, userId: member.userId };
        const done = await write.run({ params, body: { on, monthlyLimit: on ? limit : null } });
        await client.invalidateQueries({ queryKey: userDetailsKey });
        await client.invalidateQueries({ queryKey: ['credits'] });
        if (done !== null) onClose();
      }}
      onClose={onClose}
    >
      <Switch
        label="Let this member spend the credits of the workspace"
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      {on && (
        <TextField
          label="Monthly limit"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          maxLength={7}
          onChange={setTyped}
          error={fault}
          hint="Leave it empty for no limit. A month is a calendar month in UTC."
        />
      )}
      <Fault of={[write.error]} />
    </FormDialog>
  );
}

/** Who may spend the credits of a workspace, which owners decide. */
export function Spenders({ team, credits }: { team: Team; credits: TeamCredits }) {
  const [changing, setChanging] = useState<Spender | null>(null);
  const roles = new Map(team.members.map(({ userId, role }) => [userId, role]));
  return (
    <Card title="Who can spend">
      <ul className={styles.plain}>
        {credits.members.map((member) => {
          const isViewer = roles.get(member.userId) === 'viewer';
          return (
            <li key={member.userId} className={styles.plainRow}>
              <div className={styles.main}>
                <p className={styles.words} dir="auto">
                  {member.name}
                </p>
                <p className={styles.quiet}>{isViewer ? 'Viewers cannot spend' : describeSpending(member)}</p>
              </div>
              {team.role === 'owner' && !isViewer && (
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`Change spending of ${member.name}`}
                  onClick={() => setChanging(member)}
                >
                  Change
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {changing && <SpendingDialog team={team} member={changing} onClose={() => setChanging(null)} />}
    </Card>
  );
}
