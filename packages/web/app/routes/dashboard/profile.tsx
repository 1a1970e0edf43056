import { brand } from '@limelight/contracts/catalog';
import { useSearchParams } from 'react-router';
import { ProfileCard } from '../../../features/shell/account/profile-form.tsx';
import { ImportCard } from '../../../features/library/imports/import-card.tsx';
import { ConnectionCard } from '../../../features/accounts/linkedin/connection-card.tsx';
import { safeNext } from '../../../lib/navigation.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';

export const meta = () => [{ title: `Profile · ${brand.name}` }];

export default function Profile() {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <Page width="read">
      <PageHeader
        title="Profile"
        description="Your LinkedIn connection, and the details used to write for you."
      />
      <ConnectionCard next={next === null ? '/dashboard/profile' : safeNext(next)} />
      <ProfileCard />
      <ImportCard />
    </Page>
  );
}
