import { brand } from '@limelight/contracts/catalog';
import { TemplatesPage } from '../../../features/library/templates/templates-page.tsx';

export const meta = () => [{ title: `Templates · ${brand.name}` }];

export default TemplatesPage;
