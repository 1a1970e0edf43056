import { brand } from '@limelight/contracts/catalog';
import { Frame } from '../../../features/identity/components/frame.tsx';
import { pageHead } from '../../../features/site/head.ts';
import { JoinPage } from '../../../features/teams/join-page.tsx';

export const meta = () =>
  pageHead({
    path: '/join-team',
    title: 'Join a workspace',
    description: `The link in an invitation by mail leads here and opens a workspace at ${brand.name}.`,
    unlisted: true,
  });

export default function JoinTeamRoute() {
  return <JoinPage frame={Frame} />;
}
