import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { refundTabs } from '../../../content/legal.ts';
import { Closing } from '../closing.tsx';
import { Prose } from '../prose.tsx';
import { Stage } from '../stage.tsx';
import styles from './refund-page.module.css';

const never = () => () => undefined;
const inBrowser = () => true;
const whilePrinting = () => false;

/** Four tabs. The open one is in the address (`?tab=refund`). The arrow keys move between tabs. */
export function RefundPage() {
  const [params, setParams] = useSearchParams();
  // The page is prerendered without knowing the address, and the first render must match the prerendered one.
  const ready = useSyncExternalStore(never, inBrowser, whilePrinting);
  const asked = ready ? params.get('tab') : null;
  const open = refundTabs.find((tab) => tab.id === asked) ?? refundTabs[0];
  const go = (index: number) => {
    const next = refundTabs[(index + refundTabs.length) % refundTabs.length] ?? refundTabs[0];
    setParams(next === refundTabs[0] ? {} : { tab: next.id }, { replace: true, preventScrollReset: true });
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <>
      <Stage
        title="Refund and cancellation policy"
        words="You have 48 hours to change your mind. Here is how it works."
        crumbs={[{ name: 'Refunds and cancellation', path: '/refund-policy' }]}
      />
      <div className={styles.page}>
        <div role="tablist" aria-label="Policy" className={styles.tabs}>
          {refundTabs.map((tab, index) => (
            <button
              key={tab.id}
              id={`tab-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab === open}
              aria-controls={`policy-${tab.id}`}
              tabIndex={tab === open ? 0 : -1}
              className={styles.tab}
              onClick={() => go(index)}
              onKeyDown={(event) => {
                if (event.key === 'ArrowRight') go(index + 1);
                if (event.key === 'ArrowLeft') go(index - 1);
              }}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {/* All four are in the HTML, so that readers without scripts, or with a printout, have the whole text. */}
        {refundTabs.map((tab) => (
          <section
            key={tab.id}
            id={`policy-${tab.id}`}
            role="tabpanel"
            aria-labelledby={`tab-${tab.id}`}
            hidden={tab !== open}
            className={styles.card}
          >
            <h2>{tab.title}</h2>
            <Prose text={tab.text} />
          </section>
        ))}
      </div>
      <Closing title="Try it before you pay anything." button="TRY NOW FOR FREE" />
    </>
  );
}
