import { brand } from '@limelight/contracts/catalog';
import { AgentsPage } from '../../../features/agents/agents/agents-page.tsx';

export const meta = () => [{ title: `Agents · ${brand.name}` }];

export default function AgentsRoute() {
  return <AgentsPage />;
}
