import { brand } from '@limelight/contracts/catalog';
import { OperationsPage } from '../../../features/desk/operations/operations-page.tsx';

export const meta = () => [{ title: `Operations · ${brand.name}` }];

export default OperationsPage;
