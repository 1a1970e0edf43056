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
import { useState, type ComponentProps, type ReactNode } from 'react';
import { AttachMenu } from '../attachments/attach-menu.tsx';
import { clearMarks, insert, toggleList, toggleMark } from '../rules/formatting.ts';
import type { Snapshot } from '../rules/history.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import styles from './format-bar.module.css';

export interface FormatBarProps {
  marked: boolean;
  disabled: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Takes the text with its selection and puts back what comes of it. */
  onApply: (change: (at: Snapshot) => Snapshot) => void;
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
  return (
    <button
      {...rest}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      disabled={disabled}
      // The field keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress ?? rest.onClick}
    >
      {children}
    </button>
  );
}

const marks = [
  { mark: 'bold', label: 'Bold', keys: 'Ctrl B', icon: <IconBold /> },
  { mark: 'italic', label: 'Italic', keys: 'Ctrl I', icon: <IconItalic /> },
] as const;

/** Marks, lists and signs; what is used seldom stands under the dots. The marks are look-alike letters, which the bar says once one is used. */
export function FormatBar({
  marked,
  disabled,
  canUndo,
  canRedo,
  onApply,
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
        <Tool label="Undo" keys="Ctrl Z" disabled={disabled || !canUndo} onPress={onUndo}>
          <IconArrowBackUp />
        </Tool>
        <Tool label="Redo" keys="Ctrl Shift Z" disabled={disabled || !canRedo} onPress={onRedo}>
          <IconArrowForwardUp />
        </Tool>
        <span className={styles.gap} />
        {marks.map(({ mark, label, icon, ...rest }) => (
          <Tool
            key={mark}
            label={label}
            disabled={disabled}
            onPress={() => onApply((at) => toggleMark(at, mark))}
            {...rest}
          >
            {icon}
          </Tool>
        ))}
        <span className={styles.gap} />
        <Tool
          label="Bulleted list"
          disabled={disabled}
          onPress={() => onApply((at) => toggleList(at, 'bullet'))}
        >
          <IconList />
        </Tool>
        <Tool
          label="Numbered list"
          disabled={disabled}
          onPress={() => onApply((at) => toggleList(at, 'number'))}
        >
          <IconListNumbers />
        </Tool>
        <span className={styles.gap} />
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
                onApply((at) => insert(at, emoji));
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
            <Menu.Item
              leftSection={<IconStrikethrough size={18} />}
              onClick={() => onApply((at) => toggleMark(at, 'strike'))}
            >
              Strike through
            </Menu.Item>
            <Menu.Item
              leftSection={<IconCode size={18} />}
              onClick={() => onApply((at) => toggleMark(at, 'monospace'))}
            >
              Monospaced
            </Menu.Item>
            <Menu.Item leftSection={<IconTextSize size={18} />} onClick={() => onApply(clearMarks)}>
              Plain letters
            </Menu.Item>
            <Menu.Item leftSection={<IconHash size={18} />} onClick={() => onApply((at) => insert(at, '#'))}>
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
            onClick={() => onApply(clearMarks)}
          >
            <IconClearFormatting size={16} aria-hidden="true" /> Back to plain
          </button>
        </p>
      )}
    </div>
  );
}
