import { brand } from '@limelight/contracts/catalog';
import { Page, PageHeader } from '../../../ui/page.tsx';

export const meta = () => [{ title: `Credits · ${brand.name}` }];

export default function Credits() {
  return (
    <Page>
      <PageHeader title="Credits" description="What came, what went, and what is left." />
    </Page>
  );
}
