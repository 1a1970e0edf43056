import { acceptTeamInvitation, openTeamInvitation, type EndpointData } from '@limelight/contracts';
import { teamRoleLabels } from '@limelight/contracts/catalog';
import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { session } from '../../../lib/session.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Fault } from './fault.tsx';
import styles from './teams.module.css';

interface FrameProps {
  title: string;
  children: ReactNode;
}

type Step =
  | { kind: 'opening' }
  | { kind: 'refused'; message: string }
  | { kind: 'open'; invitation: EndpointData<typeof openTeamInvitation> };

async function ask(token: string): Promise<Step> {
  try {
    return {
      kind: 'open',
      invitation: await call(openTeamInvitation, { body: { token } }, { showError: false }),
    };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { kind: 'refused', message: error.message };
  }
}

function followHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The page behind an invitation link. The invitation can be accepted with an account for the invited address. */
export function JoinPage({ frame: Frame }: { frame: ComponentType<FrameProps> }) {
  const token = useSyncExternalStore(
    followHash,
    () => window.location.hash.slice(1),
    () => null,
  );
  const accept = useCall(acceptTeamInvitation, { showError: false });
  const [step, setStep] = useState<Step>({ kind: 'opening' });
  useEffect(() => {
    if (token) void ask(token).then(setStep);
  }, [token]);

  if (token === '')
    return (
      <Frame title="This link is incomplete">
        <p>Copy the whole link from the email, including its last character.</p>
      </Frame>
    );
  if (token === null || step.kind === 'opening')
    return (
      <Frame title="Invitation">
        <output>Opening your invitation …</output>
      </Frame>
    );
  if (step.kind === 'refused')
    return (
      <Frame title="This invitation cannot be opened">
        <p role="alert">{step.message}</p>
        <div className={styles.actions}>
          <ButtonLink to="/dashboard/team">Go to my workspaces</ButtonLink>
        </div>
      </Frame>
    );
  const { team, invitedBy, email, role } = step.invitation;
  const next = `?next=${encodeURIComponent(`/join-team#${token}`)}`;
  const join = async () => {
    const joined = await accept.run({ body: { token } });
    // Reload the whole page, because the cached workspaces are out of date.
    if (joined !== null) window.location.assign(`/dashboard/team?team=${joined.teamId}`);
  };
  return (
    <Frame title={`Join ${team}`}>
      <div className={styles.stack}>
        <p>
          {invitedBy === '' ? 'You are invited' : `${invitedBy} invites you`} as{' '}
          {teamRoleLabels[role].label.toLowerCase()}. {teamRoleLabels[role].may}
        </p>
        <p>
          The invitation is for <strong>{email}</strong>.
        </p>
        {session.read() === null ? (
          <>
            <p>Sign up or log in with this address to accept it.</p>
            <div className={styles.actions}>
              <ButtonLink look="accent" to={{ pathname: '/sign-up', search: next }}>
                Sign up
              </ButtonLink>
              <ButtonLink to={{ pathname: '/login', search: next }}>Log in</ButtonLink>
            </div>
          </>
        ) : (
          <div className={styles.actions}>
            <Button look="accent" loading={accept.loading} onClick={() => void join()}>
              Accept invitation
            </Button>
          </div>
        )}
        <Fault of={[accept.error]} />
      </div>
    </Frame>
  );
}
