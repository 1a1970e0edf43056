import { brand } from '@limelight/contracts/catalog';
import { Frame } from '../../../features/accounts/identity/components/frame.tsx';
import { pageHead } from '../../../features/site/head.ts';
import { JoinPage } from '../../../features/teams/teams/join-page.tsx';

export const meta = () =>
  pageHead({
    path: '/join-team',
    title: 'Join a workspace',
    description: `The link in an email invitation opens a workspace at ${brand.name}.`,
    unlisted: true,
  });

export default function JoinTeamRoute() {
  return <JoinPage frame={Frame} />;
}
