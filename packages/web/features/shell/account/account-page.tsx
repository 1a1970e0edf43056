import type { ReactNode } from 'react';
import { useUser } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Sectioned } from '../../../ui/sectioned.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton.tsx';
import { DeleteCard, ExportCard } from './data-cards.tsx';
import { EmailCard, NameCard } from './name-and-email.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The cards of the page by their ids, those that the route adds included. */
const sections = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  sessions: 'Sessions',
  notifications: 'Notifications',
  claims: 'Claims',
  data: 'Your data',
  delete: 'Delete account',
} as const;

export function AccountPage({ children }: { children?: ReactNode }) {
  const user = useUser();
  return (
    <Page>
      <PageHeader
        title="Account settings"
        description="Your name, email address, password, sessions and data."
      />
      {user.isPending && (
        <Loading label="Loading your account">
          <Card title="Name">
            <SkeletonLines count={3} />
          </Card>
        </Loading>
      )}
      {user.isError && <ErrorState title="Your account did not load" query={user} />}
      {user.data && (
        <Sectioned sections={sections}>
          <NameCard user={user.data} />
          <EmailCard user={user.data} />
          <PasswordCard user={user.data} />
          <SessionsCard />
          {children}
          <ExportCard />
          <DeleteCard user={user.data} />
        </Sectioned>
      )}
    </Page>
  );
}
