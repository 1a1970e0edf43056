import {
  changeTeamRole,
  inviteToTeam,
  removeTeamMember,
  resendTeamInvitation,
  transferTeam,
  withdrawTeamInvitation,
  type Team,
  type TeamMember,
  type TeamRole,
} from '@limelight/contracts';
import { teamRoleLabels, teamRoles } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { notices } from '../../../lib/notices.ts';
import { useUser } from '../../../lib/query-client.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Fault } from './fault.tsx';
import styles from './teams.module.css';
import { useWrite } from './use-write.ts';

const choices = teamRoles.map((role) => ({ value: role, label: teamRoleLabels[role].label }));
const readRole = (value: string): TeamRole => teamRoles.find((role) => role === value) ?? 'viewer';

function InviteDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const invite = useWrite(inviteToTeam);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamRole>('writer');
  return (
    <FormDialog
      title="Invite someone"
      confirmLabel="Send invitation"
      loading={invite.loading}
      onInput={invite.reset}
      onSubmit={async () => {
        if ((await invite.run({ params: { id: team.id }, body: { email, role } })) === null) return;
        notices.success(`We are sending the invitation to ${email}.`);
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        value={email}
        maxLength={254}
        onChange={setEmail}
      />
      <NativeSelect
        label="Role"
        data={choices}
        value={role}
        description={teamRoleLabels[role].may}
        onChange={(event) => setRole(readRole(event.currentTarget.value))}
      />
      <Fault of={[invite.error]} />
    </FormDialog>
  );
}

type Asked = { kind: 'remove' | 'transfer'; member: TeamMember };

function MemberRow({
  member,
  own,
  manages,
  onRole,
  onAsk,
}: {
  member: TeamMember;
  own: boolean;
  manages: boolean;
  onRole: (role: TeamRole) => void;
  onAsk: (asked: Asked) => void;
}) {
  const { name, email, role, allowsScheduling } = member;
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <div className={styles.main}>
        <p className={styles.words}>
          <strong dir="auto">{name}</strong>
          {own && ' (you)'}
        </p>
        <p className={styles.quiet}>
          {email ?? teamRoleLabels[role].label}
          {allowsScheduling && ' · lets owners and editors schedule their posts'}
        </p>
      </div>
      {manages && (
        <div className={styles.actions}>
          <NativeSelect
            aria-label={`Role of ${name}`}
            data={choices}
            value={role}
            onChange={(event) => onRole(readRole(event.currentTarget.value))}
          />
          {!own && (
            <>
              <Button
                size="small"
                look="quiet"
                aria-label={`Transfer ownership to ${name}`}
                onClick={() => onAsk({ kind: 'transfer', member })}
              >
                Transfer ownership
              </Button>
              <Button
                size="small"
                look="quiet"
                aria-label={`Remove ${name}`}
                onClick={() => onAsk({ kind: 'remove', member })}
              >
                Remove
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

function Invitations({ team }: { team: Team }) {
  const resend = useWrite(resendTeamInvitation);
  const withdraw = useWrite(withdrawTeamInvitation);
  return (
    <Card title="Open invitations">
      <ul className={styles.plain}>
        {team.invitations.map(({ id, email, role, expiresAt, expired }) => (
          <li key={id} className={styles.plainRow}>
            <div className={styles.main}>
              <p className={styles.words}>{email}</p>
              <p className={styles.quiet}>
                {teamRoleLabels[role].label} · {expired ? 'expired on' : 'works until'}{' '}
                {formatDate(expiresAt)}
              </p>
            </div>
            <div className={styles.actions}>
              <Button
                size="small"
                look="quiet"
                aria-label={`Resend the invitation to ${email}`}
                loading={resend.loading}
                onClick={async () => {
                  const params = { id: team.id, invitationId: id };
                  if ((await resend.run({ params })) !== null)
                    notices.success(`We are resending the invitation to ${email}.`);
                }}
              >
                Resend
              </Button>
              <Button
                size="small"
                look="quiet"
                aria-label={`Withdraw the invitation to ${email}`}
                loading={withdraw.loading}
                onClick={() => void withdraw.run({ params: { id: team.id, invitationId: id } })}
              >
                Withdraw
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Fault of={[resend.error, withdraw.error]} />
    </Card>
  );
}

export function Members({ team }: { team: Team }) {
  const user = useUser();
  const role = useWrite(changeTeamRole);
  const remove = useWrite(removeTeamMember);
  const transfer = useWrite(transferTeam);
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const manages = team.role === 'owner';
  const name = asked?.member.name ?? '';
  const confirm = async () => {
    if (asked === null) return;
    const { userId } = asked.member;
    if (asked.kind === 'remove') await remove.run({ params: { id: team.id, userId } });
    else await transfer.run({ params: { id: team.id }, body: { userId } });
    setAsked(null);
  };
  return (
    <section aria-label="Members" className={styles.stack}>
      {manages && (
        <div className={styles.actions}>
          <Button look="accent" onClick={() => setInviting(true)}>
            Invite someone
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {team.members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            own={member.userId === user.data?.id}
            manages={manages}
            onRole={(next) =>
              void role.run({ params: { id: team.id, userId: member.userId }, body: { role: next } })
            }
            onAsk={setAsked}
          />
        ))}
      </ul>
      <Fault of={[role.error, remove.error, transfer.error]} />
      {team.invitations.length > 0 && <Invitations team={team} />}
      <Card title="What each role can do">
        <dl className={styles.roles}>
          {teamRoles.map((one) => (
            <div key={one}>
              <dt>{teamRoleLabels[one].label}</dt>
              <dd>{teamRoleLabels[one].may}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {inviting && <InviteDialog team={team} onClose={() => setInviting(false)} />}
      <ConfirmDialog
        opened={asked !== null}
        title={asked?.kind === 'transfer' ? `Make ${name} the owner?` : `Remove ${name}?`}
        confirmLabel={asked?.kind === 'transfer' ? 'Transfer ownership' : 'Remove member'}
        cancelLabel="Cancel"
        danger={asked?.kind === 'remove'}
        loading={remove.loading || transfer.loading}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        {asked?.kind === 'transfer'
          ? 'You will become an editor and can no longer manage members or settings.'
          : 'Their shared posts are unshared, and the comments on them are deleted. Posts that others scheduled for them, or that still need approval, become drafts again. Their work is paid with their own credits from then on.'}
      </ConfirmDialog>
    </section>
  );
}
