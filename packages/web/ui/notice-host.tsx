import { useEffect, useRef, useSyncExternalStore } from 'react';
import { notices, type Notice } from '../lib/notices.ts';
import { classNames } from './class-names.ts';
import styles from './notice-host.module.css';

const spoken = ({ title, message }: Notice) => `${title}${/\p{P}$/u.test(title) ? '' : '.'} ${message}`;

/** Shows the current notice. Its timer pauses while the pointer or focus is on it, and Escape closes it. */
export function NoticeHost() {
  const latest = useSyncExternalStore(notices.subscribe, notices.current, () => null);
  const notice = latest?.open === true ? latest : null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && box.current?.contains(document.activeElement)) notices.dismiss(notice.id);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [notice]);
  // Nobody can act on a notice after leaving the page.
  useEffect(() => {
    const leave = () => notices.dismiss();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  return (
    <section className={styles.place} aria-label="Notices">
      {/* Both live regions are always present, because some screen readers ignore one that appears together with its
         text. */}
      <output className="visually-hidden">{notice && notice.tone !== 'bad' ? spoken(notice) : ''}</output>
      <p className="visually-hidden" role="alert">
        {notice?.tone === 'bad' ? spoken(notice) : ''}
      </p>
      {notice && (
        <div
          key={notice.id}
          ref={box}
          className={classNames(styles.notice, styles[notice.tone])}
          data-notice={notice.tone}
          onPointerEnter={notices.hold}
          onPointerLeave={notices.release}
          onFocus={notices.hold}
          onBlur={notices.release}
        >
          <span className={styles.sign} aria-hidden="true" />
          <div className={styles.words}>
            <strong className={styles.title}>{notice.title}</strong>
            {notice.message && <span>{notice.message}</span>}
          </div>
          {notice.action && (
            <button type="button" className={styles.action} onClick={notices.act}>
              {notice.action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label="Dismiss"
            onClick={() => notices.dismiss(notice.id)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
          </button>
        </div>
      )}
    </section>
  );
}
