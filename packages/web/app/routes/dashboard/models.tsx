import { brand } from '@limelight/contracts/catalog';
import { ModelsPage } from '../../../features/runs/models/models-page.tsx';

export const meta = () => [{ title: `Models · ${brand.name}` }];

export default ModelsPage;
