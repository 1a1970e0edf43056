import { brand } from '@limelight/contracts/catalog';
import { useEffect, useState } from 'react';
import { readConsent, saveConsent, type Consent } from '../lib/measure.ts';
import { Button } from '../ui/button.tsx';
import styles from './consent-banner.module.css';

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

function loadTagManager(url: string): void {
  if (document.querySelector('script[data-tag-manager]')) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.dataset['tagManager'] = '';
  document.head.append(script);
}

/** Asks once whether use may be measured, where this installation measures at all. Without a yes nothing is loaded. */
export function ConsentBanner() {
  const [url, setUrl] = useState<string | null>(null);
  const [consent, setConsent] = useState<Consent | null>('denied');

  useEffect(() => {
    // The privacy policy leads here for a change of mind.
    const kept = window.location.hash === '#measuring' ? null : readConsent();
    if (kept === 'denied') return;
    const end = new AbortController();
    const timer = setTimeout(() => {
      findTagManager(end.signal)
        .then((found) => {
          setUrl(found);
          setConsent(kept);
        })
        .catch(() => undefined);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, []);
  useEffect(() => {
    if (url !== null && consent === 'granted') loadTagManager(url);
  }, [url, consent]);

  if (url === null || consent !== null) return null;
  const decide = (answer: Consent) => {
    saveConsent(answer);
    setConsent(answer);
  };
  return (
    <section aria-label="Measuring use" className={styles.banner}>
      <p className={styles.words}>
        May {brand.name} measure how its pages are used? That sets cookies of a measuring service. Everything
        works without. <a href="/privacy-policy">Privacy policy</a>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => decide('denied')}>No</Button>
        <Button onClick={() => decide('granted')}>Yes, measure</Button>
      </div>
    </section>
  );
}
