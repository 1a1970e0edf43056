import { brand } from '@limelight/contracts/catalog';
import { Page, PageHeader } from '../../../ui/page.tsx';

export const meta = () => [{ title: `Profile · ${brand.name}` }];

export default function Profile() {
  return (
    <Page>
      <PageHeader title="Profile" description="What the writer knows about you, and your LinkedIn connection." />
    </Page>
  );
}
