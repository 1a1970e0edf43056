import { Modal } from '@mantine/core';
import { useCommandList } from '../../lib/commands.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { groupCommands } from './match-commands.ts';
import { placeKeys } from './place-keys.ts';
import styles from './shortcuts-dialog.module.css';

export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const commands = useCommandList();
  const groups = groupCommands(commands.filter((command) => command.keys));
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts">
      <section className={styles.group}>
        <h3 className={styles.heading}>Anywhere</h3>
        <dl className={styles.list}>
          <dt>Find and run anything</dt>
          <dd>
            <Kbd keys="mod+k" />
          </dd>
          <dt>Ask Limelight</dt>
          <dd>
            <Kbd keys="mod+j" />
          </dd>
        </dl>
      </section>
      {groups.map(([group, list]) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.heading}>{group}</h3>
          <dl className={styles.list}>
            {list.map((command) => (
              <div key={command.id} className={styles.row}>
                <dt>{command.label}</dt>
                <dd>
                  <Kbd keys={command.keys ?? ''} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {placeKeys
        .filter(({ unless }) => !commands.some(({ id }) => id === unless))
        .map(({ place, keys }) => (
          <section key={place} className={styles.group}>
            <h3 className={styles.heading}>{place}</h3>
            <dl className={styles.list}>
              {keys.map(([label, pressed]) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={pressed} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Modal>
  );
}
