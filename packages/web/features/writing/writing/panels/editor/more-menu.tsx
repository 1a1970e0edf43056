import { Menu } from '@mantine/core';
import {
  IconCode,
  IconDots,
  IconHash,
  IconSearch,
  IconSignature,
  IconStrikethrough,
  IconTextPlus,
  IconTextSize,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Kbd } from '../../../../../ui/kbd.tsx';
import { editorChanges } from '../../text/editor-changes.ts';
import { Tool } from '../../text/tool-button.tsx';
import type { EditorActions } from '../../text/use-editor-changes.ts';
import styles from '../../text/format-bar.module.css';

export interface MenuTool {
  id: string;
  label: string;
  icon: ReactNode;
  keys?: string;
  disabled?: boolean;
  onPress: () => void;
}

const { strike, monospace, plain } = editorChanges;
const seldom = [
  { change: strike, icon: <IconStrikethrough size={18} /> },
  { change: monospace, icon: <IconCode size={18} /> },
  { change: plain, icon: <IconTextSize size={18} /> },
] as const;

export function MoreMenu({
  disabled,
  crowded,
  actions,
  onHashtag,
  onSnippets,
  onSign,
}: {
  disabled: boolean;
  crowded: readonly MenuTool[];
  actions: EditorActions;
  onHashtag: () => void;
  onSnippets: () => void;
  onSign: (() => void) | null;
}) {
  const parts: readonly (readonly MenuTool[])[] = [
    crowded,
    [
      ...seldom.map(({ change, icon }) => ({ ...change, icon, onPress: () => actions.apply(change) })),
      { id: 'hashtag', label: 'Hashtag', icon: <IconHash size={18} />, onPress: onHashtag },
    ],
    [
      {
        id: 'find',
        label: 'Find and replace',
        icon: <IconSearch size={18} />,
        keys: 'mod+f',
        onPress: actions.find,
      },
      {
        id: 'snippets',
        label: 'Snippets and signature',
        icon: <IconTextPlus size={18} />,
        keys: '/',
        onPress: onSnippets,
      },
      ...(onSign === null
        ? []
        : [{ id: 'sign', label: 'Sign the post', icon: <IconSignature size={18} />, onPress: onSign }]),
    ],
  ];
  return (
    <Menu
      position="bottom-end"
      width={280}
      disabled={disabled}
      returnFocus={false}
      // On a phone the list is taller than the space below the button.
      middlewares={{ flip: true, shift: true, size: true }}
    >
      <Menu.Target>
        <Tool label="More" disabled={disabled}>
          <IconDots />
        </Tool>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        {parts
          .filter((part) => part.length > 0)
          .flatMap((part, index) => [
            ...(index > 0 ? [<Menu.Divider key={`above-${part[0]?.id}`} />] : []),
            ...part.map(({ id, label, icon, keys, disabled: off, onPress }) => (
              <Menu.Item
                key={id}
                leftSection={icon}
                rightSection={keys && <Kbd keys={keys} />}
                disabled={off === true}
                onClick={onPress}
              >
                {label}
              </Menu.Item>
            )),
          ])}
      </Menu.Dropdown>
    </Menu>
  );
}
