import { brand } from '@limelight/contracts/catalog';
import { AgentsPage } from '../../../features/agents/agents/agents-page.tsx';

export const meta = () => [{ title: `News agent · ${brand.name}` }];

export default function AgentsRoute() {
  return <AgentsPage only="news" />;
}
