import { brand } from '@limelight/contracts/catalog';
import { useParams } from 'react-router';
import { InstallPage } from '../../../features/agents/agents/install-page.tsx';

export const meta = () => [{ title: `Installing agent · ${brand.name}` }];

export default function InstallRoute() {
  const { template = '' } = useParams();
  return <InstallPage key={template} template={template} />;
}
