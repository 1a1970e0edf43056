import { brand } from '@limelight/contracts/catalog';
import { useParams } from 'react-router';
import { AgentPage } from '../../../features/agents/agents/agent-page.tsx';
import { ShareInWorkspace } from '../../../features/teams/teams/share-in-workspace.tsx';

export const meta = () => [{ title: `Agent · ${brand.name}` }];

export default function AgentRoute() {
  const { id = '' } = useParams();
  return (
    <AgentPage
      key={id}
      id={id}
      share={(title) => <ShareInWorkspace item={{ kind: 'agent', itemId: id, title }} />}
    />
  );
}
