import { Popover } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconClearFormatting,
  IconItalic,
  IconList,
  IconListNumbers,
  IconMoodSmile,
  IconPhoto,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { AttachMenu } from '../attachments/attach-menu.tsx';
import { editorChanges, type EditorChange } from '../../text/editor-changes.ts';
import { insert } from '../../text/formatting.ts';
import type { Snapshot } from '../../post/history.ts';
import { toolOrder, type ToolId } from './toolbar.ts';
import { EmojiPicker } from './emoji-picker.tsx';
import { MoreMenu, type MenuTool } from './more-menu.tsx';
import { Tool } from '../../text/tool-button.tsx';
import type { EditorActions } from '../../text/use-editor-changes.ts';
import { useToolRow } from './use-tool-row.ts';
import styles from '../../text/format-bar.module.css';

interface FormatBarProps {
  marked: boolean;
  disabled: boolean;
  canUndo: boolean;
  canRedo: boolean;
  actions: EditorActions;
  /** Replaces the text and selection with the result of `change`. */
  onInsert: (change: (at: Snapshot) => Snapshot) => void;
  onPicture: () => void;
  onLink: (source: string) => void;
  onComment: () => void;
  onSnippets: () => void;
  /** Appends the signature. Null when there is none. */
  onSign: (() => void) | null;
  children?: ReactNode;
}

const { bold, italic, plain, bullet, number } = editorChanges;

/** The first tool of each group in the toolbar. */
const firsts: ReadonlySet<ToolId> = new Set(['bold', 'bullet', 'emoji']);

/**
 * Formatting, lists and icons in one row. Rare tools and those without room are behind the dots. Formatting uses
 * look-alike characters, which a note explains on first use.
 */
export function FormatBar(props: FormatBarProps) {
  const { marked, disabled, canUndo, canRedo, actions, onInsert, onPicture } = props;
  const { onLink, onComment, onSnippets, onSign, children } = props;
  const [picking, setPicking] = useState(false);
  const { row, fitting, onKeyDown, onFocus } = useToolRow();
  const applied = (change: EditorChange, icon: ReactNode): MenuTool => ({
    ...change,
    icon,
    onPress: () => actions.apply(change),
  });
  const tools: Readonly<Record<Exclude<ToolId, 'emoji'>, MenuTool>> = {
    undo: {
      id: 'undo',
      label: 'Undo',
      keys: 'mod+z',
      icon: <IconArrowBackUp size={18} />,
      disabled: !canUndo,
      onPress: actions.undo,
    },
    redo: {
      id: 'redo',
      label: 'Redo',
      keys: 'mod+shift+z',
      icon: <IconArrowForwardUp size={18} />,
      disabled: !canRedo,
      onPress: actions.redo,
    },
    bold: applied(bold, <IconBold size={18} />),
    italic: applied(italic, <IconItalic size={18} />),
    bullet: applied(bullet, <IconList size={18} />),
    number: applied(number, <IconListNumbers size={18} />),
    picture: { id: 'picture', label: 'Picture', icon: <IconPhoto size={18} />, onPress: onPicture },
  };
  const emoji = (
    <Popover key="emoji" opened={picking} onChange={setPicking} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Tool label="Emoji" disabled={disabled} onPress={() => setPicking(!picking)}>
          <IconMoodSmile />
        </Tool>
      </Popover.Target>
      <Popover.Dropdown>
        <EmojiPicker
          onPick={(sign) => {
            setPicking(false);
            onInsert((at) => insert(at, sign));
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <div className={styles.bar}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its tools is what is focused */}
      <div
        ref={row}
        role="toolbar"
        aria-label="Formatting"
        className={styles.tools}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {toolOrder.map((id) => {
          if (!fitting.has(id)) return null;
          const gap = fitting.size === toolOrder.length && firsts.has(id) && (
            <span key={`before-${id}`} className={styles.gap} />
          );
          if (id === 'emoji') return [gap, emoji];
          const { label, keys, icon, disabled: off = false, onPress } = tools[id];
          return [
            gap,
            <Tool
              key={id}
              label={label}
              {...(keys === undefined ? {} : { keys })}
              disabled={disabled || off}
              onPress={onPress}
            >
              {icon}
            </Tool>,
          ];
        })}
        <AttachMenu
          disabled={disabled}
          onPicture={onPicture}
          onFile={onPicture}
          onLink={onLink}
          onComment={onComment}
        />
        <MoreMenu
          disabled={disabled}
          crowded={toolOrder.flatMap((id) =>
            // The attachment menu already offers pictures.
            id === 'emoji' || id === 'picture' || fitting.has(id) ? [] : [tools[id]],
          )}
          actions={actions}
          onHashtag={() => onInsert((at) => insert(at, '#'))}
          onSnippets={onSnippets}
          onSign={onSign}
        />
      </div>
      {children}
      {marked && !disabled && (
        <p className={styles.note}>
          Bold and italic use special Unicode characters: screen readers skip them and search doesn’t find
          them.
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => actions.apply(plain)}
          >
            <IconClearFormatting size={16} aria-hidden="true" /> Back to plain
          </button>
        </p>
      )}
    </div>
  );
}
