import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { closeCopilot, openCopilot, showConversation, useCopilot } from '../../lib/copilot.ts';
import { notices } from '../../lib/notices.ts';
import { Loading } from '../../ui/skeleton.tsx';
import styles from './copilot-place.module.css';

/** True for Ctrl+J, and for ⌘J on a Mac. */
const isCopilotKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'j';

/** What is loaded once it is wanted. Null until then. `load` and `onFailed` must be stable. */
function useLoaded(wanted: boolean, load: () => Promise<ReactNode>, onFailed: () => void): ReactNode {
  const [loaded, setLoaded] = useState<ReactNode>(null);
  const isMissing = wanted && loaded === null;
  useEffect(() => {
    if (isMissing) load().then(setLoaded, onFailed);
  }, [isMissing, load, onFailed]);
  return wanted ? loaded : null;
}

const loadPanel = () => import('./copilot-panel.tsx').then(({ ShellCopilot }) => <ShellCopilot />);
const loadTools = () =>
  import('../../features/shell/copilot/web-mcp/browser-tools.tsx').then(({ BrowserTools }) => (
    <BrowserTools />
  ));
const ignore = () => undefined;

function giveUp(): void {
  closeCopilot();
  notices.error('The co-pilot did not load', 'Check your connection and try again.');
}

/** The co-pilot beside the page. */
export function CopilotPlace() {
  const { isOpen } = useCopilot();
  const panel = useLoaded(isOpen, loadPanel, giveUp);
  const browserTools = useLoaded('modelContext' in navigator, loadTools, ignore);
  const [search, setSearch] = useSearchParams();
  const linked = search.get('conversation');
  useEffect(() => {
    if (linked === null) return;
    showConversation(linked);
    openCopilot();
    setSearch((before) => new URLSearchParams([...before].filter(([name]) => name !== 'conversation')), {
      replace: true,
      preventScrollReset: true,
    });
  }, [linked, setSearch]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      const isInside = document.activeElement?.closest('[data-copilot-panel]') != null;
      // What had the focus may have been deleted.
      const isNowhere = document.activeElement === document.body;
      if (event.key === 'Escape' && isOpen && (isInside || isNowhere)) closeCopilot();
      if (!isCopilotKey(event)) return;
      event.preventDefault();
      if (isOpen && isInside) closeCopilot();
      else openCopilot();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen]);
  return (
    <>
      {isOpen && (
        <aside className={styles.place} aria-label="Co-pilot" data-copilot-panel>
          {panel ?? (
            <div className={styles.coming}>
              <Loading label="Opening the co-pilot" lines={4} />
            </div>
          )}
        </aside>
      )}
      {browserTools}
    </>
  );
}
