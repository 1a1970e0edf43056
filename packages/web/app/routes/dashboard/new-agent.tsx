import { brand } from '@limelight/contracts/catalog';
import { NewAgentPage } from '../../../features/agents/agents/new-agent-page.tsx';

export const meta = () => [{ title: `Build an agent · ${brand.name}` }];

export default NewAgentPage;
