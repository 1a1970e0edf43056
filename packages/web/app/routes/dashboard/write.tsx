import { brand } from '@limelight/contracts/catalog';
import { Page, PageHeader } from '../../../ui/page.tsx';

export const meta = () => [{ title: `Write · ${brand.name}` }];

export default function Write() {
  return (
    <Page>
      <PageHeader title="Write" description="From a rough idea to a post, as LinkedIn will show it." />
    </Page>
  );
}
