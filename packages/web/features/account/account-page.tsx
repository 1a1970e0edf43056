import type { ReactNode } from 'react';
import { useUser } from '../../lib/query-client.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { DeleteCard, ExportCard } from './data-cards.tsx';
import { EmailCard, NameCard } from './name-and-email.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function AccountPage({ children }: { children?: ReactNode }) {
  const user = useUser();
  return (
    <Page width="read">
      <PageHeader
        title="Account settings"
        description="Your name, e-mail address, password, sessions and data."
      />
      {user.isPending && (
        <Loading label="Loading your account">
          <Card title="Name">
            <SkeletonLines count={3} />
          </Card>
        </Loading>
      )}
      {user.isError && (
        <ErrorState
          title="Your account did not load"
          onRetry={() => void user.refetch()}
          retrying={user.isFetching}
        >
          {user.error.message}
        </ErrorState>
      )}
      {user.data && (
        <>
          <NameCard user={user.data} />
          <EmailCard user={user.data} />
          <PasswordCard user={user.data} />
          <SessionsCard />
          {children}
          <ExportCard />
          <DeleteCard user={user.data} />
        </>
      )}
    </Page>
  );
}
