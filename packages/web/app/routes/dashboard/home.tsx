import { brand } from '@limelight/contracts/catalog';
import { Page, PageHeader } from '../../../ui/page.tsx';

export const meta = () => [{ title: `Home · ${brand.name}` }];

export default function Home() {
  return (
    <Page>
      <PageHeader title="Home" description="What is due today and this week, and what needs you." />
    </Page>
  );
}
