import { brand } from '@limelight/contracts/catalog';
import { TeamPage } from '../../../features/teams/teams/team-page.tsx';

export const meta = () => [{ title: `Team · ${brand.name}` }];

export default TeamPage;
