import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { session } from '../../../lib/session.ts';

/** Whoever is signed in has nothing to do here and goes on. */
export function useAlreadyIn(next: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (session.read()) void navigate(next, { replace: true });
  }, [navigate, next]);
}
