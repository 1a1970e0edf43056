import { brand } from '@limelight/contracts/catalog';
import { Page, PageHeader } from '../../../ui/page.tsx';

export const meta = () => [{ title: `Not here yet · ${brand.name}` }];

export default function Planned() {
  return (
    <Page>
      <PageHeader title="Not here yet" description="This part is not built yet." />
    </Page>
  );
}
