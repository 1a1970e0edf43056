import { revokeToken, type AccessToken } from '@limelight/contracts';
import { tokenScopes } from '@limelight/contracts/catalog';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { tokensQuery } from './api.ts';
import styles from './developer.module.css';
import { SecretOnce } from './secret-once.tsx';
import { TokenDialog } from './token-dialog.tsx';

const scopeNames = ({ scopes }: AccessToken) => scopes.map((scope) => tokenScopes[scope].label).join(', ');

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const isApp = token.kind === 'app';
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.value}>
          {token.name} <code className={styles.start}>{token.start}…</code>
        </p>
        <p className={styles.note}>{scopeNames(token)}</p>
        <p className={styles.note}>
          {token.lastUsedAt === null ? (
            'Not used yet'
          ) : (
            <>
              Last used <RelativeTime at={token.lastUsedAt} />
            </>
          )}
          {' · '}
          {token.expiresAt === null ? (
            'never expires'
          ) : (
            <>
              expires <RelativeTime at={token.expiresAt} />
            </>
          )}
        </p>
      </div>
      <Button
        size="small"
        look="bad"
        aria-label={`${isApp ? 'Disconnect' : 'Revoke'} ${token.name}`}
        onClick={onRevoke}
      >
        {isApp ? 'Disconnect' : 'Revoke'}
      </Button>
    </li>
  );
}

/** Personal tokens and connected apps with their last use. Revoking takes effect at once. */
export function TokensCard() {
  const client = useQueryClient();
  const tokens = useInfiniteQuery(tokensQuery);
  const revoke = useCall(revokeToken);
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<AccessToken | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: tokensQuery.queryKey });
  const items = tokens.data?.pages.flatMap((page) => page.items) ?? [];
  const personal = items.filter(({ kind }) => kind === 'personal');
  const apps = items.filter(({ kind }) => kind === 'app');
  return (
    <>
      <Card
        title="Personal tokens"
        aside={
          <Button look="accent" size="small" onClick={() => setCreating(true)}>
            Create token
          </Button>
        }
      >
        {made !== null && (
          <SecretOnce title="Copy your token now" secret={made} onDone={() => setMade(null)}>
            You won’t see it again. Keep it like a password.
          </SecretOnce>
        )}
        {tokens.isPending && <Loading label="Loading tokens" lines={3} />}
        {tokens.isError && <ErrorState title="The tokens did not load" query={tokens} />}
        {tokens.isSuccess && personal.length === 0 && (
          <p className={styles.note}>Create a token to use Limelight from your own scripts.</p>
        )}
        <ul className={styles.rows}>
          {personal.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      </Card>
      {apps.length > 0 && (
        <Card title="Connected apps">
          <ul className={styles.rows}>
            {apps.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
            ))}
          </ul>
        </Card>
      )}
      <ShowMore list={tokens}>Show more tokens and apps</ShowMore>
      {creating && (
        <TokenDialog
          onMade={(token) => {
            setMade(token);
            setCreating(false);
            void refresh();
          }}
          onClose={() => setCreating(false)}
        />
      )}
      <ConfirmDialog
        opened={revoking !== null}
        title={revoking?.kind === 'app' ? `Disconnect ${revoking.name}?` : `Revoke ${revoking?.name ?? ''}?`}
        confirmLabel={revoking?.kind === 'app' ? 'Disconnect app' : 'Revoke token'}
        danger
        loading={revoke.loading}
        onConfirm={async () => {
          if (revoking !== null && (await revoke.run({ params: { id: revoking.id } })) !== null)
            await refresh();
          setRevoking(null);
        }}
        onClose={() => setRevoking(null)}
      >
        <p>Anything that uses it stops working immediately.</p>
      </ConfirmDialog>
    </>
  );
}
