import { readConsent } from '../lib/measure.ts';

/** Delay that leaves the connection to the page before it asks for the tag manager, in milliseconds. */
const patienceMs = 1200;

/**
 * The tag manager's script on this installation, or null. Public pages do not load the call layer for this one request.
 */
async function findTagManager(signal: AbortSignal): Promise<string | null> {
  const response = await fetch('/api/system', { signal });
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return null;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('tagManagerUrl' in data)) return null;
  return typeof data.tagManagerUrl === 'string' ? data.tagManagerUrl : null;
}

export function loadTagManager(url: string): void {
  if (document.querySelector('script[data-tag-manager]')) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.dataset['tagManager'] = '';
  document.head.append(script);
}

/**
 * Handles consent to analytics if this installation has a tag manager: loads it for users who agreed, and calls `ask`
 * with its address for users who have not answered yet. Without consent nothing is loaded. Returns a function that
 * stops it.
 */
export function settleConsent(ask: (url: string) => void): () => void {
  // The privacy policy links here to change the choice.
  const kept = window.location.hash === '#measuring' ? null : readConsent();
  const end = new AbortController();
  if (kept === 'denied') return () => undefined;
  const timer = setTimeout(() => {
    findTagManager(end.signal)
      .then((url) => {
        if (url === null) return;
        if (kept === 'granted') loadTagManager(url);
        else ask(url);
      })
      .catch(() => undefined);
  }, patienceMs);
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
