import { brand } from '@limelight/contracts/catalog';
import { Page, PageHeader } from '../../../ui/page.tsx';

export const meta = () => [{ title: `Calendar · ${brand.name}` }];

export default function Calendar() {
  return (
    <Page>
      <PageHeader title="Calendar" description="What goes out when." />
    </Page>
  );
}
