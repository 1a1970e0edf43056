import { sourceKind, type Source } from '@limelight/contracts';
import {
  pageWaitSeconds,
  sourceCharacterLimit,
  sourceFileEndings,
  sourceKinds,
  sourcePageLimits,
  type SourceKind,
} from '@limelight/contracts/catalog';
import { Modal, Textarea, TextInput } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldErrors, isAborted, isApiError } from '../../../../../lib/api-error.ts';
import { formatNumber } from '../../../../../lib/format.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { keep } from '../../../../../lib/keep.ts';
import { announce } from '../../../../../ui/live-region.tsx';
import { bring, bringFile, refuseSourceFile } from '../../post/sources.ts';
import { ChipGroup } from '../../../../../ui/chip-group.tsx';
import { asksWhoWrote, materialKind, mostlyOwn, rememberOwn, type MaterialKind } from './source-voice.ts';
import { useSession } from '../../post/writing-context.ts';
import { EarlierPosts } from './earlier-posts.tsx';
import styles from './sources.module.css';
import { useSourceActions } from '../../post/use-sources.ts';
import { voiceHint, WhoWrote } from './who-wrote.tsx';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : address);

const writers = [
  { value: 'own', label: 'I did' },
  { value: 'others', label: 'Someone else' },
];
const ways = sourceKind.options.map((value) => ({ value, label: sourceKinds[value] }));

export function SourceDialog({
  opened,
  dropped,
  address,
  onClose,
}: {
  opened: boolean;
  /** A dropped file, which is read at once. */
  dropped: File | null;
  /** A page that is read at once. */
  address: string | null;
  onClose: () => void;
}) {
  // Text that was entered reappears when the dialog is reopened after closing it by accident.
  const [kept, setKept] = useState<Kept>(dropped === null ? nothing : { ...nothing, kind: 'file' });
  const [begun, setBegun] = useState<string | null>(null);
  if (address !== begun) {
    setBegun(address);
    if (address !== null) setKept({ ...kept, kind: 'page', address });
  }
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title="Add a source" closeOnClickOutside={false}>
      {opened && <Ways dropped={dropped} begin={address} kept={kept} onKept={setKept} onDone={onClose} />}
    </Modal>
  );
}

interface Kept {
  kind: SourceKind;
  text: string;
  address: string;
}

const nothing: Kept = { kind: 'page', text: '', address: '' };

function Ways({
  dropped,
  begin,
  kept,
  onKept,
  onDone,
}: {
  dropped: File | null;
  /** A page that is read at once. */
  begin: string | null;
  kept: Kept;
  onKept: (kept: Kept) => void;
  onDone: () => void;
}) {
  const { session } = useSession();
  const { add, voice } = useSourceActions();
  const { kind, text, address } = kept;
  const [own, setOwn] = useState(() => mostlyOwn(keep, 'text'));
  /** A file whose author is still to be asked for. */
  const [asked, setAsked] = useState<{ source: Source; kind: MaterialKind } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  const read = async (
    words: string,
    work: (signal: AbortSignal) => Promise<Source>,
    added: (source: Source) => Promise<void> | void = onDone,
  ) => {
    const stopped = new AbortController();
    going.current = stopped;
    setRefused(null);
    setBusy(words);
    announce(words);
    try {
      const source = await work(stopped.signal);
      if (stopped.signal.aborted) return;
      add(source);
      onKept(nothing);
      announce(`${source.title} is a source of this post.`);
      await added(source);
    } catch (error) {
      if (stopped.signal.aborted || isAborted(error)) return;
      if (!isApiError(error)) throw error;
      setRefused(Object.values(fieldErrors(error))[0] ?? error.message);
    } finally {
      if (!stopped.signal.aborted) setBusy(null);
    }
  };
  const stop = () => {
    going.current?.abort();
    setBusy(null);
    announce('Stopped. What you entered is still here.');
    form.current?.querySelector<HTMLElement>('input:not([type=file]), textarea, button')?.focus();
  };
  const take = (given: File | undefined) => {
    if (given === undefined) return;
    const refusal = refuseSourceFile(given);
    setRefused(refusal);
    if (refusal !== null) return;
    void read(
      'Reading the file…',
      (signal) => bringFile(given, { onProgress: () => undefined, signal }),
      (source) => {
        if (asksWhoWrote(source)) setAsked({ source, kind: materialKind(given.name) });
        else onDone();
      },
    );
  };
  const readPage = () => {
    const typed = address.trim();
    const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
    void read(
      `Fetching ${hostOf(whole)}. This can take up to ${pageWaitSeconds} seconds.`,
      (signal) => bring({ kind: 'page', address: whole }, signal),
      () => {
        // The address typed as the idea has become a source.
        if (session.state.idea.trim() === begin) session.setIdea('');
        onDone();
      },
    );
  };
  const taken = useRef(false);
  useEffect(() => {
    if (dropped === null || taken.current) return;
    taken.current = true;
    take(dropped);
  });
  useEffect(() => {
    if (begin !== null) form.current?.requestSubmit();
  }, [begin]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'page') {
      if (address.trim() === '') setRefused('Enter a link.');
      else readPage();
      return;
    }
    if (text.trim() === '') setRefused('Paste or write something first.');
    else if (kind === 'transcript')
      void read(
        'Reading…',
        (signal) => bring({ kind, text }, signal),
        (source) => (asksWhoWrote(source) ? setAsked({ source, kind: 'captions' }) : onDone()),
      );
    else if (kind === 'text') {
      rememberOwn(keep, 'text', own);
      void read(
        'Reading…',
        (signal) => bring({ kind, text }, signal),
        async (source) => {
          if (source.own !== own) await voice(source, { own, speaker: '' });
          onDone();
        },
      );
    }
  };
  if (asked !== null) return <WhoWrote {...asked} onDone={onDone} />;
  return (
    <div className={styles.dialog}>
      <ChipGroup
        label="What is it?"
        options={ways}
        value={kind}
        onChange={(next) => {
          onKept({ ...kept, kind: next });
          setRefused(null);
        }}
      />
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        {kind === 'page' && (
          <TextInput
            label="Link"
            placeholder="https://example.com/article"
            description="An article, a PDF, or a video or podcast with captions. We fetch it once, now, and keep its text."
            inputMode="url"
            // On a touch screen the keyboard would cover the other options.
            data-autofocus={matchMedia('(pointer: coarse)').matches ? undefined : true}
            value={address}
            onChange={(event) => onKept({ ...kept, address: event.currentTarget.value })}
          />
        )}
        {(kind === 'text' || kind === 'transcript') && (
          <Textarea
            label={kind === 'text' ? 'Text or notes' : 'Transcript'}
            description={
              kind === 'text'
                ? `Up to ${formatNumber(sourceCharacterLimit)} characters.`
                : 'From a video, call or meeting. Times and names can stay in. VTT and SRT work too.'
            }
            autosize
            minRows={6}
            maxRows={14}
            value={text}
            onChange={(event) => onKept({ ...kept, text: event.currentTarget.value })}
          />
        )}
        {kind === 'text' && (
          <div className={styles.wrote}>
            <ChipGroup
              label="Who wrote it?"
              options={writers}
              value={own ? 'own' : 'others'}
              onChange={(value) => setOwn(value === 'own')}
            />
            <p className={styles.quiet}>{voiceHint}</p>
          </div>
        )}
        {kind === 'file' && (
          <div className={styles.file}>
            <Button onClick={() => file.current?.click()} loading={busy !== null}>
              Choose a file
            </Button>
            <p className={styles.quiet}>
              PDF, DOCX, TXT, MD, VTT or SRT, at most 10 MB. Documents of up to {sourcePageLimits.free} pages,
              or {sourcePageLimits.plan} with a plan. We keep their text, not the file.
            </p>
          </div>
        )}
        {kind === 'post' && (
          <EarlierPosts
            busy={busy !== null}
            onPick={(postId) => void read('Reading…', (signal) => bring({ kind: 'post', postId }, signal))}
          />
        )}
        {refused !== null && <Callout tone="bad">{refused}</Callout>}
        {kind !== 'file' && kind !== 'post' && (
          <div className={styles.actions}>
            <Button type="submit" look="accent" loading={busy !== null}>
              Add source
            </Button>
          </div>
        )}
        {busy !== null && (
          <div className={styles.going}>
            <p>{busy}</p>
            <Button size="small" icon={<IconPlayerStop />} aria-label="Stop reading" onClick={stop}>
              Stop
            </Button>
          </div>
        )}
        <input
          ref={file}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept={sourceFileEndings.join(',')}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </form>
    </div>
  );
}
