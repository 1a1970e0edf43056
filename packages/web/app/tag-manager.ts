import { readConsent } from '../lib/measure.ts';

/** How long the page has the line for itself before it is asked whether there is a tag manager, in ms. */
const patienceMs = 1200;

/** The script of the tag manager of this installation. A public page carries no call layer for this one question. */
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
 * Whether use may be measured, where this installation measures at all: loads the tag manager for whoever agreed, calls
 * `ask` with its address for whoever was not asked yet. Without a yes nothing is loaded. Returns how to stop.
 */
export function settleConsent(ask: (url: string) => void): () => void {
  // The privacy policy leads here for a change of mind.
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
