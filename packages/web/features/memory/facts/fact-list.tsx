import type { Fact } from '@limelight/contracts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { takesLetters } from '../../../lib/takes-letters.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import rows from '../../../ui/row-list.module.css';
import { FactEditor } from './fact-editor.tsx';
import { FactRow, PrivacySelect } from './fact-row.tsx';
import { actionOf, forgetWords, legend, type FactList as List } from './rules.ts';
import styles from './memory.module.css';
import type { Facts } from './use-facts.ts';

/** The pause after g during which a letter belongs to a shortcut that opens a page, in milliseconds. */
const pairMs = 1200;

/** The facts of one list. Suggestions are decided by keyboard, one after another. */
export function FactList({
  list,
  items,
  facts,
  mayChange,
  open = list === 'suggested',
}: {
  list: List;
  items: readonly Fact[];
  facts: Facts;
  mayChange: boolean;
  /** Whether the passages are shown at once. */
  open?: boolean;
}) {
  const place = useRef<HTMLUListElement>(null);
  const pair = useRef(0);
  const [active, setActive] = useState<string | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [forgetting, setForgetting] = useState<Fact | null>(null);
  const byKeys = list === 'suggested' && mayChange;
  const current = items.find(({ id }) => id === active)?.id ?? items[0]?.id;

  const rowAt = (index: number) => place.current?.querySelectorAll<HTMLElement>('[data-fact]').item(index);
  useEffect(() => {
    const { activeElement } = document;
    const free = activeElement === document.body || activeElement?.matches('h1, a') === true;
    if (byKeys && free && !matchMedia('(pointer: coarse)').matches) rowAt(0)?.focus({ preventScroll: true });
  }, [byKeys]);

  const press = (fact: Fact, index: number) => (event: KeyboardEvent<HTMLLIElement>) => {
    const { target, currentTarget, nativeEvent } = event;
    // A dialog of the row is outside it, and its keys are its own.
    if (!(target instanceof Node) || !currentTarget.contains(target) || takesLetters(target)) return;
    if (event.metaKey || event.ctrlKey || event.altKey || nativeEvent.isComposing) return;
    const paired = event.timeStamp - pair.current < pairMs;
    pair.current = event.key === 'g' ? event.timeStamp : 0;
    const action = actionOf(event.key, target !== currentTarget);
    if (action === null || (paired && event.key.length === 1)) return;
    event.preventDefault();
    if (action === 'confirm') void facts.confirm(fact);
    else if (action === 'refuse') facts.refuse(fact);
    else if (action === 'never') void facts.keepFromModels(fact);
    else if (action === 'edit') setEditing(fact.id);
    else rowAt(Math.min(items.length - 1, Math.max(0, index + (action === 'next' ? 1 : -1))))?.focus();
  };

  return (
    <>
      {byKeys && (
        <p className={styles.legend}>
          {legend.map(([keys, words]) => (
            <span key={keys}>
              <Kbd keys={keys} /> {words}
            </span>
          ))}
        </p>
      )}
      <ul ref={place} className={rows.list}>
        {items.map((fact, index) => (
          <li
            key={fact.id}
            className={styles.fact}
            data-fact={fact.id}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- suggestions are decided by keyboard
            tabIndex={byKeys && fact.id === current ? 0 : -1}
            {...(byKeys && {
              'aria-keyshortcuts': 'Enter C Backspace Delete R E N J K ArrowDown ArrowUp',
              onFocus: () => setActive(fact.id),
              onKeyDown: press(fact, index),
            })}
          >
            {editing === fact.id ? (
              <FactEditor
                fact={fact}
                facts={facts}
                onDone={() => {
                  setEditing(null);
                  rowAt(index)?.focus();
                }}
              />
            ) : (
              <FactRow
                fact={fact}
                open={open}
                controls={
                  mayChange && (
                    <Controls
                      list={list}
                      fact={fact}
                      facts={facts}
                      onEdit={() => setEditing(fact.id)}
                      onForget={() => setForgetting(fact)}
                    />
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={forgetting !== null}
        title="Forget this fact?"
        confirmLabel="Forget fact"
        danger
        onConfirm={() => {
          if (forgetting !== null) void facts.forget(forgetting);
          setForgetting(null);
        }}
        onClose={() => setForgetting(null)}
      >
        {forgetting !== null && (
          <>
            <p>“{forgetting.text}”</p>
            <p>{forgetWords(forgetting)}</p>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

function Controls({
  list,
  fact,
  facts,
  onEdit,
  onForget,
}: {
  list: List;
  fact: Fact;
  facts: Facts;
  onEdit: () => void;
  onForget: () => void;
}) {
  const button = (label: string, run: () => void, look: 'plain' | 'quiet' = 'quiet') => (
    <Button size="small" look={look} aria-label={`${label}: ${fact.text}`} onClick={run}>
      {label}
    </Button>
  );
  if (list === 'suggested')
    return (
      <>
        {button('Confirm', () => void facts.confirm(fact), 'plain')}
        {button('Reject', () => facts.refuse(fact))}
        {button('Edit', onEdit)}
        {button('Never use', () => void facts.keepFromModels(fact))}
      </>
    );
  return (
    <>
      {list === 'due' && button('Still true', () => void facts.stillTrue(fact), 'plain')}
      {list === 'outdated' ? (
        button('True again', () => void facts.revive(fact))
      ) : (
        <span className={styles.privacy}>
          <PrivacySelect fact={fact} onChange={(privacy) => void facts.setPrivacy(fact, privacy)} />
        </span>
      )}
      {button('Edit', onEdit)}
      {list !== 'outdated' && button('No longer true', () => void facts.retire(fact))}
      {button('Forget', onForget)}
    </>
  );
}
