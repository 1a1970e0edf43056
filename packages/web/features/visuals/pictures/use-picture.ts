import { getPicture, type Picture } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { picturesKey } from '../api.ts';

export function usePicture(id: string | null): Picture | null {
  const { data } = useQuery({
    queryKey: [...picturesKey, 'one', id],
    queryFn: ({ signal }) => call(getPicture, { params: { id: id ?? '' } }, { showError: false, signal }),
    enabled: id !== null,
    staleTime: 600_000,
  });
  return id === null ? null : (data ?? null);
}
