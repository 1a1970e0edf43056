import { brand } from '@limelight/contracts/catalog';
import { CreateAgentPage } from '../../../features/agents/agents/create-page.tsx';

export const meta = () => [{ title: `Create news agent · ${brand.name}` }];

export default CreateAgentPage;
