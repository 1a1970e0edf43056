import { brand } from '@limelight/contracts/catalog';
import { useSearchParams } from 'react-router';
import { ProfileCard } from '../../../features/shell/account/profile-form.tsx';
import { ImportCard } from '../../../features/library/imports/import-card.tsx';
import { ConnectionCard } from '../../../features/accounts/linkedin/connection-card.tsx';
import { safeNext } from '../../../lib/navigation.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Sectioned } from '../../../ui/sectioned.tsx';

export const meta = () => [{ title: `Profile · ${brand.name}` }];

const sections = { linkedin: 'LinkedIn', about: 'About you', import: 'Import posts' } as const;

export default function Profile() {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <Page>
      <PageHeader
        title="Profile"
        description="Your LinkedIn connection, and the details used to write for you."
      />
      <Sectioned sections={sections}>
        <ConnectionCard next={next === null ? '/dashboard/profile' : safeNext(next)} />
        <div id="about">
          <ProfileCard />
        </div>
        <div id="import">
          <ImportCard />
        </div>
      </Sectioned>
    </Page>
  );
}
