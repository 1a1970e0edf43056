import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../../lib/query-client.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton.tsx';
import { DeleteCard, ExportCard } from './data-cards.tsx';
import { EmailCard, NameCard } from './name-and-email.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import styles from './account-page.module.css';

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
        <div className={styles.layout}>
          <nav aria-label="Sections" className={styles.sections}>
            {Object.entries(sections).map(([id, name]) => (
              <Link key={id} to={`#${id}`}>
                {name}
              </Link>
            ))}
          </nav>
          <div className={styles.cards}>
            <NameCard user={user.data} />
            <EmailCard user={user.data} />
            <PasswordCard user={user.data} />
            <SessionsCard />
            {children}
            <ExportCard />
            <DeleteCard user={user.data} />
          </div>
        </div>
      )}
    </Page>
  );
}
