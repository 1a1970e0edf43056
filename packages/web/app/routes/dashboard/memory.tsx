import { brand } from '@limelight/contracts/catalog';
import { useQuery } from '@tanstack/react-query';
import { MemoryPage } from '../../../features/memory/facts/memory-page.tsx';
import { teamsQuery } from '../../../features/teams/teams/api.ts';

export const meta = () => [{ title: `Memory · ${brand.name}` }];

export default function MemoryRoute() {
  const teams = useQuery(teamsQuery).data ?? [];
  return (
    <MemoryPage
      teams={teams.map(({ id, name, role }) => ({
        id,
        name,
        mayChange: role === 'owner' || role === 'editor',
      }))}
    />
  );
}
