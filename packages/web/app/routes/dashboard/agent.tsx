import { brand } from '@limelight/contracts/catalog';
import { useParams } from 'react-router';
import { AgentPage } from '../../../features/agents/agent-page.tsx';

export const meta = () => [{ title: `Agent · ${brand.name}` }];

export default function AgentRoute() {
  const { id = '' } = useParams();
  return <AgentPage key={id} id={id} />;
}
