import { creditCosts, improvements, improvementsByRule, keysOf } from '@limelight/contracts';
import { Menu } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useSystem } from '../../../lib/query-client.ts';
import type { BroughtHelp } from '../rules/kept-help.ts';
import { helpNames, type Help } from './use-improving.ts';
import styles from './improving.module.css';

/** What can be done with the text, or with the part that is selected. */
export function ImproveMenu({
  disabled,
  part,
  left,
  onPick,
  onResume,
  onOpen,
}: {
  disabled: boolean;
  /** Whether it would be about a part of the text alone. */
  part: boolean;
  /** What came and was not taken: it can be looked at again. */
  left: readonly BroughtHelp[];
  onPick: (help: Help) => void;
  onResume: (help: BroughtHelp) => void;
  onOpen: () => void;
}) {
  const builtIn = useSystem().data?.writer.kind !== 'model';
  const offered = keysOf(improvements).filter((help) => !builtIn || improvementsByRule.includes(help));
  return (
    <Menu
      position="bottom-end"
      disabled={disabled}
      onOpen={onOpen}
      width={260}
      // On a phone the list is longer than the room below the button.
      middlewares={{ flip: true, shift: true, size: true }}
    >
      <Menu.Target>
        <button
          type="button"
          title={disabled ? 'Improve, once there is a text that can change' : 'Improve'}
          className={styles.open}
          disabled={disabled}
          // The field keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconWand size={18} stroke={1.7} aria-hidden="true" />
          <span className={styles.openLabel}>Improve</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        {left.map((help, index) => (
          <Menu.Item
            key={index}
            onClick={() => onResume(help)}
            rightSection={<span className={styles.cost}>0</span>}
          >
            Look again: {helpNames[help.help].toLowerCase()}
          </Menu.Item>
        ))}
        {left.length > 0 && <Menu.Divider />}
        <Menu.Label>{part ? 'The selected words' : 'The whole text'}</Menu.Label>
        {[...offered, ...(part ? [] : (['openings', 'endings'] as const))].map((help) => (
          <Menu.Item
            key={help}
            rightSection={<span className={styles.cost}>{creditCosts['text.rewrite']}</span>}
            onClick={() => onPick(help)}
          >
            {helpNames[help]}
          </Menu.Item>
        ))}
        {builtIn && (
          <p className={styles.more} role="presentation">
            With a model connected: longer, more concrete, more personal, other tone, fixed language,
            translation, and your own instruction.
          </p>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
