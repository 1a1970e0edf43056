import type { Panel } from '../post/session-environment.ts';
import styles from './panel-switch.module.css';

/** A tab of the switch. The sources share a place with the preview. */
export type Tab = Panel | 'source';

/** The permanent parts. The sources are added with the first one. */
export const panels: readonly { value: Tab; label: string }[] = [
  { value: 'idea', label: 'Idea' },
  { value: 'edit', label: 'Edit' },
  { value: 'assist', label: 'Assist' },
  { value: 'preview', label: 'Preview' },
];

export function PanelSwitch({
  shown,
  onShow,
  className,
  of = panels,
}: {
  shown: Tab;
  of?: readonly { value: Tab; label: string }[];
  onShow: (panel: Tab) => void;
  className?: string | undefined;
}) {
  return (
    <div className={className} data-bar="top">
      <fieldset className={styles.switch} aria-label="Part of the screen">
        {of.map((panel) => (
          <button
            key={panel.value}
            type="button"
            data-tab={panel.value}
            className={styles.part}
            aria-pressed={shown === panel.value}
            onClick={() => onShow(panel.value)}
          >
            {panel.label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
