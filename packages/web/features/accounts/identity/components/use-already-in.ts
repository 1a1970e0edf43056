import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../../../../lib/session.ts';

export function useAlreadyIn(next: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (session.read()) void navigate(next, { replace: true });
  }, [navigate, next]);
}
