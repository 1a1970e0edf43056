import { answerAppRequest } from '@limelight/contracts';
import { assistantScopes, brand, type TokenScope } from '@limelight/contracts/catalog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { appRequestQuery, type AppRequest } from './api.ts';
import { readRequest } from './app-request.ts';
import styles from './developer.module.css';
import { ScopeList } from './scope-list.tsx';

/** What goes beyond an assistant’s usual work is not preselected. */
const offByDefault: ReadonlySet<TokenScope> = new Set(assistantScopes.onRequest);

function Decision({
  request,
  name,
  host,
  scopes,
}: {
  request: AppRequest;
  name: string;
  host: string;
  scopes: readonly TokenScope[];
}) {
  const answer = useCall(answerAppRequest);
  const [chosen, setChosen] = useState(() => scopes.filter((scope) => !offByDefault.has(scope)));
  const [leaving, setLeaving] = useState(false);
  const decide = async (allowed: TokenScope[]) => {
    const decided = await answer.run({ body: { request, scopes: allowed } });
    if (decided === null) return;
    setLeaving(true);
    window.location.assign(decided.location);
  };
  return (
    <Card title={`Allow “${name}” to use your account?`}>
      <div className={styles.form}>
        <p>
          You’ll be sent to{' '}
          {host.endsWith(':') ? (
            <>
              the program on your device that opens <strong>{host}</strong> links
            </>
          ) : (
            <strong>{host}</strong>
          )}
          . Continue only if you started this there, because apps choose their own names.
        </p>
        <ScopeList scopes={scopes} chosen={chosen} onChange={setChosen} />
        <Callout>
          Without “Publish without asking”, posts from this app need your confirmation on Home. You can
          disconnect it at any time on the API page.
        </Callout>
        <div className={styles.actions}>
          <Button
            look="accent"
            loading={answer.loading || leaving}
            disabled={chosen.length === 0}
            onClick={() => void decide(chosen)}
          >
            Allow access
          </Button>
          <Button disabled={answer.loading || leaving} onClick={() => void decide([])}>
            Deny
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** The OAuth 2.1 consent page, where the user decides what an app can do. */
export function ConnectAppPage() {
  const [search] = useSearchParams();
  const request = readRequest(search);
  const found = useQuery(appRequestQuery(request));
  return (
    <Page width="read">
      <PageHeader title="Connect an app" description={`An app asks to use your ${brand.name} account.`} />
      {found.isPending && <Loading label="Loading the request" lines={4} />}
      {found.isError && <ErrorState title="This app cannot be connected" query={found} />}
      {found.isSuccess && <Decision request={request} {...found.data} />}
      <div className={styles.actions}>
        <ButtonLink to="/dashboard/developer">See tokens and connected apps</ButtonLink>
      </div>
    </Page>
  );
}
