import { brand } from '@limelight/contracts/catalog';
import { Page, PageHeader } from '../../../ui/page.tsx';

export const meta = () => [{ title: `Account settings · ${brand.name}` }];

export default function Account() {
  return (
    <Page>
      <PageHeader title="Account settings" description="Your name, e-mail address, password, sessions and data." />
    </Page>
  );
}
