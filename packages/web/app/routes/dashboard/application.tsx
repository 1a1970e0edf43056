import { brand } from '@limelight/contracts/catalog';
import { ApplicationPage } from '../../../features/agents/applications/application-page.tsx';

export const meta = () => [{ title: `CV · ${brand.name}` }];

export default function ApplicationRoute() {
  return <ApplicationPage />;
}
