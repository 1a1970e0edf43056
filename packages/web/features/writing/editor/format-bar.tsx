import { Menu, Popover } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconDots,
  IconHash,
  IconItalic,
  IconList,
  IconListNumbers,
  IconMoodSmile,
  IconPhoto,
  IconSearch,
  IconSignature,
  IconStrikethrough,
  IconTextPlus,
  IconTextSize,
} from '@tabler/icons-react';
import { Fragment, useState, type ComponentProps, type ReactNode } from 'react';
import { AttachMenu } from '../attachments/attach-menu.tsx';
import { editorChanges, type EditorChange } from '../rules/editor-changes.ts';
import { insert } from '../rules/formatting.ts';
import type { Snapshot } from '../rules/history.ts';
import { Kbd, keySigns, useApple } from '../../../ui/kbd.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import styles from './format-bar.module.css';

export interface FormatBarProps {
  marked: boolean;
  disabled: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Marks the text or makes a list of it. */
  onApply: (change: EditorChange) => void;
  /** Takes the text with its selection and puts back what comes of it. */
  onInsert: (change: (at: Snapshot) => Snapshot) => void;
  onUndo: () => void;
  onRedo: () => void;
  onPicture: () => void;
  /** A link with a card was asked for. */
  onLink: (source: string) => void;
  onComment: () => void;
  onFind: () => void;
  onSnippets: () => void;
  /** Puts the signature at the end; null when there is none. */
  onSign: (() => void) | null;
  /** Stands at the end of the bar. */
  children?: ReactNode;
}

interface ToolProps extends Omit<ComponentProps<'button'>, 'className' | 'title' | 'type'> {
  label: string;
  keys?: string;
  disabled: boolean;
  /** Left out where a menu opens by it. */
  onPress?: () => void;
}

function Tool({ label, keys, disabled, onPress, children, ...rest }: ToolProps) {
  const apple = useApple();
  return (
    <button
      {...rest}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={keys ? `${label} (${keySigns(keys, apple)})` : label}
      disabled={disabled}
      // The field keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress ?? rest.onClick}
    >
      {children}
    </button>
  );
}

const { bold, italic, strike, monospace, plain, bullet, number } = editorChanges;
const marks = [
  { change: bold, icon: <IconBold /> },
  { change: italic, icon: <IconItalic /> },
] as const;
const lists = [
  { change: bullet, icon: <IconList /> },
  { change: number, icon: <IconListNumbers /> },
] as const;
const seldom = [
  { change: strike, icon: <IconStrikethrough size={18} /> },
  { change: monospace, icon: <IconCode size={18} /> },
  { change: plain, icon: <IconTextSize size={18} /> },
] as const;

/** Marks, lists and signs; what is used seldom stands under the dots. The marks are look-alike letters, which the bar says once one is used. */
export function FormatBar({
  marked,
  disabled,
  canUndo,
  canRedo,
  onApply,
  onInsert,
  onUndo,
  onRedo,
  onPicture,
  onLink,
  onComment,
  onFind,
  onSnippets,
  onSign,
  children,
}: FormatBarProps) {
  const [picking, setPicking] = useState(false);
  return (
    <div className={styles.bar}>
      <fieldset aria-label="Formatting" className={styles.tools}>
        <Tool label="Undo" keys="mod+z" disabled={disabled || !canUndo} onPress={onUndo}>
          <IconArrowBackUp />
        </Tool>
        <Tool label="Redo" keys="mod+shift+z" disabled={disabled || !canRedo} onPress={onRedo}>
          <IconArrowForwardUp />
        </Tool>
        <span className={styles.gap} />
        {[marks, lists].map((group, index) => (
          <Fragment key={index}>
            {group.map(({ change, icon }) => (
              <Tool
                key={change.id}
                label={change.label}
                keys={change.keys}
                disabled={disabled}
                onPress={() => onApply(change)}
              >
                {icon}
              </Tool>
            ))}
            <span className={styles.gap} />
          </Fragment>
        ))}
        <Popover opened={picking} onChange={setPicking} position="bottom-start" trapFocus returnFocus>
          <Popover.Target>
            <Tool label="Emoji" disabled={disabled} onPress={() => setPicking(!picking)}>
              <IconMoodSmile />
            </Tool>
          </Popover.Target>
          <Popover.Dropdown>
            <EmojiPicker
              onPick={(emoji) => {
                setPicking(false);
                onInsert((at) => insert(at, emoji));
              }}
            />
          </Popover.Dropdown>
        </Popover>
        <Tool label="Picture" disabled={disabled} onPress={onPicture}>
          <IconPhoto />
        </Tool>
        <AttachMenu disabled={disabled} onFile={onPicture} onLink={onLink} onComment={onComment} />
        <Menu position="bottom-end" width={280} disabled={disabled} returnFocus={false}>
          <Menu.Target>
            <Tool label="More" disabled={disabled}>
              <IconDots />
            </Tool>
          </Menu.Target>
          <Menu.Dropdown>
            {seldom.map(({ change, icon }) => (
              <Menu.Item
                key={change.id}
                leftSection={icon}
                rightSection={<Kbd keys={change.keys} />}
                onClick={() => onApply(change)}
              >
                {change.label}
              </Menu.Item>
            ))}
            <Menu.Item leftSection={<IconHash size={18} />} onClick={() => onInsert((at) => insert(at, '#'))}>
              Hashtag
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconSearch size={18} />}
              rightSection={<Kbd keys="mod+f" />}
              onClick={onFind}
            >
              Find and replace
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTextPlus size={18} />}
              rightSection={<Kbd keys="/" />}
              onClick={onSnippets}
            >
              Snippets and signature
            </Menu.Item>
            {onSign && (
              <Menu.Item leftSection={<IconSignature size={18} />} onClick={onSign}>
                Sign the post
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </fieldset>
      {children}
      {marked && !disabled && (
        <p className={styles.note}>
          Bold and italic are look-alike letters: screen readers skip them and search does not find them.
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onApply(plain)}
          >
            <IconClearFormatting size={16} aria-hidden="true" /> Back to plain
          </button>
        </p>
      )}
    </div>
  );
}
