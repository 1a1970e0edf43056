import { applyFix, hasMarks } from '@limelight/post-text';
import { IconWand } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState, type DragEvent, type RefObject } from 'react';
import { ChecksPanel } from '../review/checks-panel.tsx';
import { ClaimsList, Unchecked } from '../review/claims-list.tsx';
import { useChecks } from '../review/use-checks.ts';
import { useMatter, useOrigins } from '../review/use-matter.ts';
import { largeTypes, pictureTypes } from '../api/upload.ts';
import { Attachments } from '../attachments/attachments.tsx';
import { FirstComment } from '../attachments/first-comment.tsx';
import { useClaims } from '../review/use-claims.ts';
import { useFiles } from '../attachments/use-files.ts';
import { useLinkCard } from '../attachments/use-link-card.ts';
import { useProduced } from '../generation/use-produced.ts';
import { useSeen } from '../review/use-seen.ts';
import { remarkOf } from '../review/claims.ts';
import { moveRemarks, nextRemark, stretches, type Place, type Remark } from '../review/findings.ts';
import type { EditorChange } from './editor-changes.ts';
import { isWriting } from '../generation/generation.ts';
import { changedPlace, snapshot, type Snapshot } from '../session/history.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { isLocked } from '../publishing/publish-step.ts';
import { textOf } from '../session/session-state.ts';
import { useThumbs, useWriting } from '../studio/writing-context.ts';
import { FindBar } from '../finding/find-bar.tsx';
import { pasteInto, pastePlain } from '../pasting/paste-into.ts';
import { SnippetsDialog } from '../snippets/snippets-dialog.tsx';
import { useWords } from '../snippets/use-words.ts';
import { ConflictView } from './conflict-view.tsx';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import { DraftColumns } from './draft-columns.tsx';
import { EditHead } from './edit-head.tsx';
import { EditNotices } from './edit-notices.tsx';
import { LongWait } from './long-wait.tsx';
import { FormatBar } from './format-bar.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { tellWhy, useEditorCommands } from './use-editor-changes.ts';
import { PostEditor, type EditorHandle } from './post-editor.tsx';
import { StartCard } from './start-card.tsx';
import styles from './edit-panel.module.css';

/** The text with everything that belongs to it: drafts, marks, what goes with it, and checks. */
export function EditPanel({
  editor,
  comparing,
  onCompare,
  onNew,
  onAssist,
  onIdea,
}: {
  editor: RefObject<EditorHandle | null>;
  comparing: boolean;
  onCompare: (on: boolean) => void;
  onNew: () => void;
  onAssist: () => void;
  onIdea: (idea: string) => void;
}) {
  const { session, state, saving } = useWriting();
  const upload = useFiles();
  const card = useLinkCard();
  const file = useRef<HTMLInputElement>(null);
  const [point, setPoint] = useState<Place | null>(null);
  const [dropping, setDropping] = useState(false);
  const [versions, setVersions] = useState(false);
  const [finding, setFinding] = useState<{ words: string; caret: number; key: number } | null>(null);
  const [match, setMatch] = useState<Place | null>(null);
  const showMatch = useCallback(
    (at: Place | null, jump: boolean) => {
      setMatch(at);
      // Behind the browser's own scrolling to the field that is typed in.
      if (at !== null && jump)
        requestAnimationFrame(() => requestAnimationFrame(() => editor.current?.reveal(at)));
    },
    [editor],
  );
  const words = useWords(editor, comparing);
  const [commenting, setCommenting] = useState(false);
  useFocusBack(words.opened || saving.theirs !== null, editor);
  const produced = useProduced();
  const thumbs = useThumbs();
  const text = textOf(state);
  const streaming = isWriting(state.generation);
  const readOnly = streaming || isLocked(state.post?.status ?? null);
  const origins = useOrigins();
  const seen = useSeen(streaming ? '' : text, useMatter(origins));
  const checks = useChecks(seen);
  const claims = useClaims(seen, origins);
  const fresh = seen.text === text;
  const marked = useMemo(
    () => [
      ...checks.remarks,
      ...claims.open.flatMap((one) => one.places.map((place) => remarkOf(place, seen.text))),
    ],
    [checks.remarks, claims.open, seen.text],
  );
  const marks = useMemo(
    () => stretches(text, moveRemarks(marked, seen.text, text), match ?? (fresh ? point : null)),
    [text, marked, seen.text, match, fresh, point],
  );
  const empty =
    text === '' &&
    !streaming &&
    state.idea.trim() === '' &&
    state.sourceIds.length === 0 &&
    state.pictures.length === 0 &&
    state.attachment === null &&
    state.post?.status !== 'scheduled';

  const find = (at: Snapshot) => {
    const chosen = at.text.slice(at.start, at.end);
    const found = chosen.includes('\n') ? '' : chosen;
    setFinding((now) => ({ words: found, caret: at.start, key: (now?.key ?? 0) + 1 }));
  };
  const findHere = () => find(editor.current?.current() ?? snapshot(text));
  const put = (change: (at: Snapshot) => Snapshot) => {
    const at = editor.current?.current() ?? snapshot(text);
    const next = change(at);
    // What was selected comes back with an undo.
    session.write(at, 'step');
    session.write(next, 'step');
    editor.current?.select(next.start, next.end);
  };
  const apply = ({ change, why }: EditorChange) => {
    const told = why(editor.current?.current() ?? snapshot(text));
    if (told !== null) tellWhy(told);
    put(change);
  };
  /** The caret goes where that change was. */
  const goBack = (by: 'undo' | 'redo') => {
    const before = textOf(session.state);
    session[by]();
    const { start, end } = changedPlace(before, session.state.history.present);
    editor.current?.select(start, end);
  };
  const goBackBy = { undo: () => goBack('undo'), redo: () => goBack('redo') };
  const goToRemark = (by: 1 | -1) => {
    const { start } = editor.current?.current() ?? snapshot(text);
    const next = nextRemark(moveRemarks(marked, seen.text, text), start, by);
    announce(next?.message ?? 'The checks have no remark on this text.');
    if (next === undefined) return;
    setPoint(marked.find((one) => one.rule === next.rule && one.message === next.message) ?? null);
    editor.current?.select(next.start, next.end);
  };
  useEditorCommands({ apply, find: findHere, remark: goToRemark, ...goBackBy }, readOnly);
  if (saving.theirs) return <ConflictView theirs={saving.theirs} />;
  const head = (
    <EditHead
      comparing={comparing}
      onCompare={onCompare}
      onNew={onNew}
      onVersions={() => setVersions(true)}
    />
  );
  if (comparing && state.drafts) {
    return (
      <div className={styles.panel}>
        {head}
        <DraftColumns
          onChosen={() => {
            onCompare(false);
            // On a phone the draft that was chosen may have stood far down.
            window.scrollTo(0, 0);
            if (matchMedia('(pointer: coarse)').matches) return;
            requestAnimationFrame(() => editor.current?.select(0, 0));
          }}
        />
      </div>
    );
  }
  const drop = (event: DragEvent) => {
    const { files } = event.dataTransfer;
    setDropping(false);
    if (files.length === 0) return;
    event.preventDefault();
    if (!readOnly) upload.take(files);
  };
  const { history } = state;
  const select = (start: number, end: number) => editor.current?.select(start, end);
  const now = (place: Place) =>
    moveRemarks([{ rule: '', severity: 'info', message: '', ...place }], seen.text, text)[0];
  const showPlace = (place: Place) => {
    setPoint(place);
    const there = now(place);
    if (there !== undefined) editor.current?.select(there.start, there.end);
  };
  const reachPlace = (place: Place) => {
    setPoint(place);
    const there = now(place);
    if (there !== undefined) editor.current?.reveal(there);
  };
  const takeFix = (remark: Remark, stay = false) => {
    const [there] = moveRemarks([remark], seen.text, text);
    const fix = there?.fix;
    if (fix === undefined) return;
    const next = applyFix(text, { fix });
    const end = fix.start + fix.replacement.length;
    session.write(snapshot(next, fix.start, end), 'step', { by: 'fix', detail: fix.label });
    setPoint(null);
    // The button goes with its remark: the next takes its place, or one goes on in the text. Undo is at hand in both.
    if (stay) editor.current?.reveal({ start: fix.start, end });
    else editor.current?.select(fix.start, end);
  };
  return (
    <div
      className={styles.panel}
      data-dropping={dropping}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDropping(!readOnly);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null))
          setDropping(false);
      }}
      onDrop={drop}
    >
      {head}
      <FormatBar
        marked={hasMarks(text)}
        disabled={readOnly}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        onApply={apply}
        onInsert={put}
        onUndo={goBackBy.undo}
        onRedo={goBackBy.redo}
        onPicture={() => file.current?.click()}
        onLink={card.add}
        onComment={() => setCommenting(true)}
        onFind={findHere}
        onSnippets={() => words.open(true)}
        onSign={words.sign}
      >
        <Button
          size="small"
          look="quiet"
          icon={<IconWand />}
          disabled={readOnly}
          title="Rewrite the text or the selected words"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onAssist}
        >
          Assist
        </Button>
      </FormatBar>
      {finding && (
        <FindBar
          key={finding.key}
          start={finding}
          readOnly={readOnly}
          onPoint={showMatch}
          onClose={(at) => {
            setFinding(null);
            editor.current?.select(at?.start ?? finding.caret, at?.end ?? finding.caret);
          }}
        />
      )}
      <SnippetsDialog opened={words.opened} onInsert={words.insert} onClose={() => words.open(false)} />
      <VersionsDialog opened={versions} readOnly={readOnly} onClose={() => setVersions(false)} />
      <div className={styles.scroll} data-short={empty}>
        <div className={styles.notices}>
          <EditNotices />
          <LongWait />
        </div>
        <PostEditor
          handle={editor}
          label="Post text"
          text={text}
          marks={marks}
          readOnly={readOnly}
          streaming={streaming && state.generation.kind !== 'finding'}
          placeholder="Write here, or let the writer begin from your idea."
          onChange={(next, kind) => session.write(next, kind)}
          onUndo={goBackBy.undo}
          onRedo={goBackBy.redo}
          onPasteFile={(pasted) => upload.take([pasted])}
          onPasteHtml={(html, at) => pasteInto(session, html, at, select)}
          onPastePlain={(plain, at) => pastePlain(session, plain, at, select)}
          onFind={find}
          onRemark={goToRemark}
          onApply={apply}
          suggest={words.suggest}
        />
        {!streaming && produced !== null && (
          <div className={styles.judged}>
            {thumbs({ source: 'generation', id: produced.id, item: produced.variant })}
          </div>
        )}
        {empty && <StartCard onIdea={onIdea} />}
        <Attachments
          upload={upload}
          card={card}
          readOnly={readOnly}
          onPicture={() => file.current?.click()}
          onEmptied={() => {
            const at = editor.current?.current();
            if (at) editor.current?.select(at.start, at.end);
          }}
        />
        {(commenting || state.firstComment !== '') && (
          <FirstComment asked={commenting} readOnly={readOnly} onClose={() => setCommenting(false)} />
        )}
      </div>
      <ChecksPanel
        checks={checks}
        point={point}
        claims={claims.open.length}
        folded={false}
        last={claims.against.length === 0 && !readOnly && <Unchecked />}
        readOnly={readOnly}
        onPoint={setPoint}
        onShow={showPlace}
        onReach={reachPlace}
        onTake={takeFix}
        onUndo={() => session.undo()}
      >
        <ClaimsList claims={claims} readOnly={readOnly} onShow={showPlace} onCut={takeFix} />
      </ChecksPanel>
      <input
        ref={file}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        multiple
        accept={[...pictureTypes, ...largeTypes].join(',')}
        onChange={(event) => {
          upload.take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
