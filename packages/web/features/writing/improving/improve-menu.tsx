import { creditCosts, improvements, improvementsByRule, keysOf } from '@limelight/contracts';
import { Menu } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useSystem } from '../../../lib/query-client.ts';
import { helpNames, type Help } from './use-improving.ts';
import styles from './improving.module.css';

/** What can be done with the text, or with the part that is selected. */
export function ImproveMenu({
  disabled,
  part,
  onPick,
  onOpen,
}: {
  disabled: boolean;
  /** Whether it would be about a part of the text alone. */
  part: boolean;
  onPick: (help: Help) => void;
  onOpen: () => void;
}) {
  const builtIn = useSystem().data?.writer.kind !== 'model';
  const offered = keysOf(improvements).filter((help) => !builtIn || improvementsByRule.includes(help));
  return (
    <Menu position="bottom-end" disabled={disabled} onOpen={onOpen} width={260}>
      <Menu.Target>
        <button
          type="button"
          className={styles.open}
          disabled={disabled}
          // The field keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconWand size={18} stroke={1.7} aria-hidden="true" />
          Improve
        </button>
      </Menu.Target>
      <Menu.Dropdown>
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
            With a model connected: longer, more concrete, other tone, fixed language, translation, and your
            own instruction.
          </p>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
