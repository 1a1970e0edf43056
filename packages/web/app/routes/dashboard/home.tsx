import { brand } from '@limelight/contracts/catalog';
import { Navigate } from 'react-router';
import { PublishRequestsCard } from '../../../features/accounts/developer/publish-requests-card.tsx';
import { HomePage } from '../../../features/shell/home/home-page.tsx';
import { useUser } from '../../../lib/query-client.ts';

export const meta = () => [{ title: `Home · ${brand.name}` }];

export default function Home() {
  const step = useUser().data?.welcomeStep ?? null;
  if (step !== null) return <Navigate to="/dashboard/welcome" replace />;
  return (
    <HomePage>
      <PublishRequestsCard />
    </HomePage>
  );
}
