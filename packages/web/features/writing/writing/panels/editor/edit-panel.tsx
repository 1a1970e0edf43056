import { findGaps, hasMarks, takeFix } from '@limelight/post-text';
import { IconWand } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState, type DragEvent, type RefObject } from 'react';
import { largeTypes, pictureTypes } from '../../post/upload.ts';
import { Attachments } from '../attachments/attachments.tsx';
import { FirstComment } from '../attachments/first-comment.tsx';
import { useFiles } from '../attachments/use-files.ts';
import { useLinkCard } from '../attachments/use-link-card.ts';
import { useProduced } from '../generation/use-produced.ts';
import { movePlaces, nextPlace, stretches, type Mark, type Place, type Remark } from '../../post/findings.ts';
import { ReviewPanel } from '../review/review-panel.tsx';
import { labelOf, useTracing } from '../../post/origins.ts';
import { useReview } from '../../post/use-review.ts';
import type { EditorChange } from '../../text/editor-changes.ts';
import { isWriting } from '../../post/generation.ts';
import { snapshot, type Snapshot } from '../../post/history.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Items } from '../../../../../ui/items.tsx';
import { announce } from '../../../../../ui/live-region.tsx';
import { notices } from '../../../../../lib/notices.ts';
import { decide, openProposal, reconsider } from '../../post/proposing.ts';
import { isLocked } from '../../post/publish-step.ts';
import { currentText } from '../../post/session-state.ts';
import { useThumbs, useWriting } from '../../post/writing-context.ts';
import { FindBar } from '../finding/find-bar.tsx';
import { pasteInto, pastePlain } from '../pasting/paste-into.ts';
import { SnippetsDialog } from '../snippets/snippets-dialog.tsx';
import { useWords } from '../snippets/use-words.ts';
import { ConflictView } from './conflict-view.tsx';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import { DraftColumns } from './draft-columns.tsx';
import { EditHead } from './edit-head.tsx';
import { AnswerNotices } from './answer-notices.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { EditNotices } from './edit-notices.tsx';
import { LongWait } from './long-wait.tsx';
import { FormatBar } from './format-bar.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { tellWhy, useEditorCommands, type EditorActions } from '../../text/use-editor-changes.ts';
import { ChangeEditor } from '../../text/change-editor.tsx';
import { PostEditor, type EditorHandle } from '../../text/post-editor.tsx';
import { stepBack } from '../../text/step-back.ts';
import { StartCard } from './start-card.tsx';
import styles from './edit-panel.module.css';

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
  const { session, state, saving, desk } = useWriting();
  const upload = useFiles();
  const card = useLinkCard();
  const file = useRef<HTMLInputElement>(null);
  const [point, setPoint] = useState<Place | null>(null);
  const [dropping, setDropping] = useState(false);
  const [versions, setVersions] = useState(false);
  const [inText, setInText] = useState(false);
  const tracing = useTracing(inText);
  const [finding, setFinding] = useState<{ words: string; caret: number; key: number } | null>(null);
  const [match, setMatch] = useState<Place | null>(null);
  const showMatch = useCallback(
    (at: Place | null, jump: boolean) => {
      setMatch(at);
      // Runs after the browser has scrolled to the focused field on its own.
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
  const text = currentText(state);
  const streaming = isWriting(state.generation);
  const proposal = openProposal({ state, desk });
  const readOnly = streaming || proposal !== null || isLocked(state.post?.status ?? null);
  const review = useReview();
  const outlined = state.engine !== null && state.engine.kind !== 'model';
  const gaps = useMemo(() => (streaming ? [] : findGaps(text)), [streaming, text]);
  const marks = useMemo(() => {
    const found = review.remarks.flatMap(({ start, end, severity, rule }): Mark[] =>
      severity === 'info' || rule === 'open-gap' ? [] : [{ start, end, mark: severity }],
    );
    const facts = review.open.map(({ start, end }): Mark => ({ start, end, mark: 'warn' }));
    const open = gaps.map(({ start, end }): Mark => ({ start, end, mark: 'gap' }));
    const moved = inText ? tracing.sentences : movePlaces([...found, ...facts], review.text, text);
    return stretches(text, [...moved, ...open], match ?? (review.text === text ? point : null));
  }, [text, review.remarks, review.open, review.text, gaps, match, point, inText, tracing.sentences]);
  const empty =
    text === '' &&
    !streaming &&
    state.idea.trim() === '' &&
    state.sourceIds.length === 0 &&
    state.pictures.length === 0 &&
    state.attachment === null &&
    state.post?.status !== 'scheduled';

  const find = () => {
    const at = editor.current?.current() ?? snapshot(text);
    const chosen = at.text.slice(at.start, at.end);
    const found = chosen.includes('\n') ? '' : chosen;
    setFinding((now) => ({ words: found, caret: at.start, key: (now?.key ?? 0) + 1 }));
  };
  const put = (change: (at: Snapshot) => Snapshot) => {
    const at = editor.current?.current() ?? snapshot(text);
    const next = change(at);
    // Undo restores the selection too.
    session.write(at, 'step');
    session.write(next, 'step');
    editor.current?.select(next.start, next.end);
  };
  const apply = ({ change, why }: EditorChange) => {
    const told = why(editor.current?.current() ?? snapshot(text));
    if (told !== null) tellWhy(told);
    put(change);
  };
  const select = (start: number, end: number) => editor.current?.select(start, end);
  const goTo = <T extends Place>(places: readonly T[], by: 1 | -1): T | undefined => {
    const { start } = editor.current?.current() ?? snapshot(text);
    const next = nextPlace(places, start, by);
    if (next !== undefined) select(next.start, next.end);
    return next;
  };
  const goToRemark = (by: 1 | -1) => {
    const next = goTo(movePlaces(review.remarks, review.text, text), by);
    announce(next?.message ?? 'No suggestions for this text.');
    setPoint(next ?? null);
  };
  const decideOn = (isTaken: boolean, index?: number) => {
    const written = decide(session, isTaken, index);
    if (written === null || proposal === null) return;
    if (written.text === proposal.before)
      notices.show({
        tone: 'plain',
        title: 'Changes rejected',
        message: 'The text is as it was.',
        action: { label: 'Undo', run: () => session.show({ proposal }) },
      });
    // There the next Ctrl+Z takes it back. On a touch screen, focusing a field would open the keyboard.
    if (!matchMedia('(pointer: coarse)').matches)
      requestAnimationFrame(() => editor.current?.select(written.start, written.end));
  };
  const goToGap = () => announce(goTo(gaps, 1)?.question ?? 'There are no gaps to fill.');
  const actions: EditorActions = {
    apply,
    find,
    remark: goToRemark,
    gap: goToGap,
    undo: () => stepBack(session, editor, 'undo'),
    redo: () => stepBack(session, editor, 'redo'),
  };
  useEditorCommands(actions, readOnly);
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
            // On a phone the chosen draft may have been far down the page.
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
  const showPlace = (place: Place) => {
    setPoint(place);
    const [there] = movePlaces([place], review.text, text);
    if (there === undefined) return;
    session.show({ panel: 'edit' });
    select(there.start, there.end);
  };
  const fix = (remark: Remark) => {
    const [there] = movePlaces([remark], review.text, text);
    if (there?.fix === undefined) return;
    const { start, fix: taken } = there;
    const end = start + taken.replacement.length;
    const next = takeFix(text, { start, end: there.end, fix: taken });
    session.write(snapshot(next, start, end), 'step', { by: 'fix', detail: taken.label });
    setPoint(null);
    editor.current?.reveal({ start, end });
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
      {proposal === null ? (
        <FormatBar
          marked={hasMarks(text)}
          disabled={readOnly}
          canUndo={history.past.length > 0}
          canRedo={history.future.length > 0}
          actions={actions}
          onInsert={put}
          onPicture={() => file.current?.click()}
          onLink={card.add}
          onComment={() => setCommenting(true)}
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
      ) : (
        <ChangesBar proposal={proposal} onAll={decideOn} />
      )}
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
          {!readOnly && <AnswerNotices />}
          {proposal !== null && proposal.doubts.length > 0 && (
            <Callout tone="warn" title="Check these new facts">
              <Items of={proposal.doubts} />
            </Callout>
          )}
          <LongWait />
          {!readOnly && gaps.length > 0 && (
            <Callout
              title={gaps.length === 1 ? '1 gap to fill' : `${gaps.length} gaps to fill`}
              action={
                <Button size="small" title="Next gap (Alt G)" onClick={goToGap}>
                  Next gap
                </Button>
              }
            >
              {outlined
                ? 'Outline — connect a model to have it written. Replace each gap with your own words.'
                : 'Replace each gap with your own words before you publish.'}
            </Callout>
          )}
        </div>
        {proposal === null ? (
          <PostEditor
            handle={editor}
            label="Post text"
            text={text}
            marks={marks}
            labels={inText ? tracing.sentences.map((one) => ({ ...one, words: labelOf(one) })) : []}
            readOnly={readOnly}
            streaming={streaming && state.generation.kind !== 'finding'}
            placeholder="Write here, or start from your idea."
            onChange={(next, kind) => session.write(next, kind)}
            actions={actions}
            onPasteFile={(pasted) => upload.take([pasted])}
            onPasteHtml={(html, at) => pasteInto(session, html, at, select)}
            onPastePlain={(plain, at) => pastePlain(session, plain, at, select)}
            suggest={words.suggest}
          />
        ) : (
          <ChangeEditor
            key={proposal.made.run?.id}
            proposal={proposal}
            onDecide={decideOn}
            onReconsider={() => reconsider(session)}
          />
        )}
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
      <ReviewPanel
        point={point}
        readOnly={readOnly}
        inText={inText}
        onInText={setInText}
        onShow={showPlace}
        onFix={fix}
      />
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
