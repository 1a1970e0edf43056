import { useEffect, useMemo, useRef } from 'react';
import { useCommands, type Command } from '../../../../lib/commands.ts';
import { notices } from '../../../../lib/notices.ts';
import { editorChanges, type EditorChange } from './editor-changes.ts';

export interface EditorActions {
  apply: (change: EditorChange) => void;
  undo: () => void;
  redo: () => void;
  find: () => void;
  remark: (by: 1 | -1) => void;
  gap: () => void;
}

export function tellWhy(message: string): void {
  notices.show({ tone: 'plain', title: 'Nothing changed', message });
}

/** Lists the editor's shortcuts in the palette and the shortcut dialog while the text is editable. */
export function useEditorCommands(actions: EditorActions, readOnly: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const commands = useMemo<Command[]>(() => {
    if (readOnly) return [];
    const changes = Object.values(editorChanges).map((change) => ({
      id: `editor:${change.id}`,
      label: change.label,
      group: 'Text',
      keys: change.keys,
      run: () => latest.current.apply(change),
    }));
    return [
      ...changes,
      {
        id: 'editor:find',
        label: 'Find and replace',
        group: 'Text',
        keys: 'mod+f',
        run: () => latest.current.find(),
      },
      {
        id: 'editor:remark',
        label: 'Next suggestion',
        group: 'Text',
        keys: 'F8',
        run: () => latest.current.remark(1),
      },
      {
        id: 'editor:remark-before',
        label: 'Previous suggestion',
        group: 'Text',
        keys: 'shift+F8',
        run: () => latest.current.remark(-1),
      },
      { id: 'editor:gap', label: 'Next gap', group: 'Text', keys: 'alt+g', run: () => latest.current.gap() },
      { id: 'editor:undo', label: 'Undo', group: 'Text', keys: 'mod+z', run: () => latest.current.undo() },
      {
        id: 'editor:redo',
        label: 'Redo',
        group: 'Text',
        keys: 'mod+shift+z',
        run: () => latest.current.redo(),
      },
    ];
  }, [readOnly]);
  useCommands(commands);
}
