import { brand } from '@limelight/contracts/catalog';
import { useParams } from 'react-router';
import { SharedPage } from '../../../features/agents/agents/shared-page.tsx';

export const meta = () => [{ title: `Shared agent · ${brand.name}` }];

export default function SharedAgentRoute() {
  const { token = '' } = useParams();
  return <SharedPage key={token} token={token} />;
}
