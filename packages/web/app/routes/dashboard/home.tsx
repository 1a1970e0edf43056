import { brand } from '@limelight/contracts/catalog';
import { Navigate } from 'react-router';
import { HomePage } from '../../../features/home/home-page.tsx';
import { useUser } from '../../../lib/query-client.ts';

export const meta = () => [{ title: `Home · ${brand.name}` }];

export default function Home() {
  const step = useUser().data?.welcomeStep ?? null;
  return step === null ? <HomePage /> : <Navigate to="/dashboard/welcome" replace />;
}
