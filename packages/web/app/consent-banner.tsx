import { brand } from '@limelight/contracts/catalog';
import { useEffect, useState } from 'react';
import { saveConsent, type Consent } from '../lib/measure.ts';
import { Button } from '../ui/button.tsx';
import styles from './consent-banner.module.css';
import { loadTagManager, settleConsent } from './tag-manager.ts';

function Question({ hidden, onAnswer }: { hidden?: boolean; onAnswer?: (answer: Consent) => void }) {
  return (
    <section aria-label="Analytics consent" className={styles.banner} hidden={hidden} data-consent>
      <p className={styles.words}>
        Can {brand.name} measure how its pages are used? This sets cookies from an analytics service.
        Everything works without them. <a href="/privacy-policy">Privacy policy</a>
      </p>
      <div className={styles.actions}>
        <Button value="denied" onClick={() => onAnswer?.('denied')}>
          Decline
        </Button>
        <Button value="granted" onClick={() => onAnswer?.('granted')}>
          Allow analytics
        </Button>
      </div>
    </section>
  );
}

/** Asks once for consent to analytics, if this installation has any. */
export function ConsentBanner() {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => settleConsent(setUrl), []);
  if (url === null) return null;
  return (
    <Question
      onAnswer={(answer) => {
        saveConsent(answer);
        if (answer === 'granted') loadTagManager(url);
        setUrl(null);
      }}
    />
  );
}

/** The same banner for prerendered pages, shown by `live-consent.ts`. */
export function PrintedConsent() {
  return <Question hidden />;
}
