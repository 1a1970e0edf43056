import { brand } from '@limelight/contracts/catalog';
import { OperationsPage } from '../../../features/operations/operations-page.tsx';

export const meta = () => [{ title: `Operations · ${brand.name}` }];

export default OperationsPage;
