import { getPicture, type Picture } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../../lib/read-query.ts';
import { picturesKey } from '../api.ts';

export function usePicture(id: string | null): Picture | null {
  const { data } = useQuery({
    ...readQuery([...picturesKey, 'one', id], getPicture, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 600_000,
  });
  return id === null ? null : (data ?? null);
}
