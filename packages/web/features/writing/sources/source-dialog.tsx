import { sourceKind, type Source } from '@limelight/contracts';
import {
  sourceCharacterLimit,
  sourceFileEndings,
  sourceKinds,
  sourcePageLimits,
  type SourceKind,
} from '@limelight/contracts/catalog';
import { Modal, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldErrors, isAborted, isApiError } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { bring, bringFile, refuseSourceFile } from '../api/sources.ts';
import { ChipGroup } from '../brief/chip-group.tsx';
import { EarlierPosts } from './earlier-posts.tsx';
import styles from './sources.module.css';
import { useSourceActions } from './use-sources.ts';

const ways = sourceKind.options.map((value) => ({ value, label: sourceKinds[value] }));

/** Brings one source: what is typed or pasted, a page, a file, an earlier post or a transcript. */
export function SourceDialog({
  opened,
  dropped,
  onClose,
}: {
  opened: boolean;
  /** A file that was dropped, read at once. */
  dropped: File | null;
  onClose: () => void;
}) {
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title="Add a source">
      {opened && <Ways dropped={dropped} onDone={onClose} />}
    </Modal>
  );
}

function Ways({ dropped, onDone }: { dropped: File | null; onDone: () => void }) {
  const { add } = useSourceActions();
  const [kind, setKind] = useState<SourceKind>(dropped === null ? 'page' : 'file');
  const [text, setText] = useState('');
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  const read = async (words: string, work: (signal: AbortSignal) => Promise<Source>) => {
    const own = new AbortController();
    going.current = own;
    setRefused(null);
    setBusy(words);
    try {
      const source = await work(own.signal);
      if (own.signal.aborted) return;
      add(source);
      announce(`${source.title} is a source of this post.`);
      onDone();
    } catch (error) {
      if (own.signal.aborted || isAborted(error)) return;
      if (!isApiError(error)) throw error;
      setRefused(Object.values(fieldErrors(error))[0] ?? error.message);
    } finally {
      if (!own.signal.aborted) setBusy(null);
    }
  };
  const take = (given: File | undefined) => {
    if (given === undefined) return;
    const refusal = refuseSourceFile(given);
    setRefused(refusal);
    if (refusal === null)
      void read('Reading the file…', (signal) => bringFile(given, { onProgress: () => undefined, signal }));
  };
  const taken = useRef(false);
  useEffect(() => {
    if (dropped === null || taken.current) return;
    taken.current = true;
    take(dropped);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'page') {
      const whole = /^https?:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
      if (address.trim() === '') setRefused('Enter the address of a page.');
      else void read('Reading the page…', () => bring({ kind, address: whole }));
      return;
    }
    if (text.trim() === '') setRefused('Paste or write something first.');
    else if (kind === 'text' || kind === 'transcript') void read('Reading…', () => bring({ kind, text }));
  };
  return (
    <div className={styles.dialog}>
      <ChipGroup
        label="What is it?"
        options={ways}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setRefused(null);
        }}
      />
      <form className={styles.form} noValidate onSubmit={submit}>
        {kind === 'page' && (
          <TextInput
            label="Address of the page"
            placeholder="https://example.com/article"
            description="We fetch it once, now, and keep the text of the article."
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        )}
        {(kind === 'text' || kind === 'transcript') && (
          <Textarea
            label={kind === 'text' ? 'Text or notes' : 'Transcript'}
            description={
              kind === 'text'
                ? `Up to ${formatNumber(sourceCharacterLimit)} characters.`
                : 'From a video, a call or a meeting, with times and names as they come. VTT and SRT too.'
            }
            autosize
            minRows={6}
            maxRows={14}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {kind === 'file' && (
          <div className={styles.file}>
            <Button onClick={() => file.current?.click()} loading={busy !== null}>
              Choose a file
            </Button>
            <p className={styles.quiet}>
              PDF, DOCX, TXT, MD, VTT or SRT, at most 10 MB. Documents of up to {sourcePageLimits.free} pages,
              with a plan {sourcePageLimits.plan}. We keep its text, not the file.
            </p>
          </div>
        )}
        {kind === 'post' && (
          <EarlierPosts
            busy={busy !== null}
            onPick={(postId) => void read('Reading…', () => bring({ kind: 'post', postId }))}
          />
        )}
        {refused !== null && <Callout tone="bad">{refused}</Callout>}
        {busy !== null && <p aria-live="polite">{busy}</p>}
        {kind !== 'file' && kind !== 'post' && (
          <div className={styles.actions}>
            <Button type="submit" look="accent" loading={busy !== null}>
              Add it
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
