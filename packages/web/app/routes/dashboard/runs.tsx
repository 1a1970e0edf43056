import { brand } from '@limelight/contracts/catalog';
import { RunsPage } from '../../../features/runs/runs/runs-page.tsx';

export const meta = () => [{ title: `Runs · ${brand.name}` }];

export default RunsPage;
