import type { MediaFile, MediaUpload } from '@limelight/contracts';
import type { Keep } from '../../../../../lib/keep.ts';
import type { KeptFiles } from '../../../../../lib/kept-files.ts';
import type { Sending } from '../../../../../lib/send-form.ts';
import { refuseFile, type LargeType } from '../../post/upload.ts';
import {
  findUnfinished,
  otherFile,
  readUnfinished,
  uploadIdOf,
  uploadPlace,
  type UnfinishedUpload,
} from './unfinished-upload.ts';

export interface SendFailure {
  /** `passing` means the connection or the server, not the file. */
  kind: 'aborted' | 'passing' | 'refused';
  message: string;
}

export interface SenderEnvironment {
  typeOf: (file: File) => LargeType | null;
  sendPicture: (file: File, sending: Sending) => Promise<MediaFile>;
  start: (file: File, mime: LargeType) => Promise<MediaUpload>;
  sendPart: (upload: MediaUpload, file: File, sending: Sending) => Promise<MediaUpload>;
  finish: (id: string) => Promise<MediaFile>;
  /** The progress of an upload, or the file once it is complete. Null when the server no longer knows it. */
  find: (id: string) => Promise<MediaUpload | MediaFile | null>;
  failure: (error: unknown) => SendFailure;
  print: (file: File) => Promise<string | null>;
  keep: Pick<Keep, 'read' | 'write' | 'remove' | 'places'>;
  files: KeptFiles;
  /** The storage key of the post in this browser. Null when another tab has it open. */
  key: () => string | null;
  now: () => number;
  /** Called when the server has a file and it belongs to the post. */
  arrived: (file: MediaFile) => void;
  done: (count: number) => void;
}

/** A large file that was only partly uploaded. */
export interface LeftUpload {
  name: string;
  share: number;
  /** True when the file is available and only the connection was lost. Otherwise the user has to choose it again. */
  atHand: boolean;
}

export interface SenderView {
  progress: number | null;
  error: string | null;
  left: LeftUpload | null;
}

const resting: SenderView = { progress: null, error: null, left: null };

/**
 * Uploads files one after the other. A large one is recorded in the browser before its first part is sent, with a copy
 * if there is room, so that after a reload, a crash or a lost connection it continues after the last part that arrived.
 */
export class FileSender {
  readonly #environment: SenderEnvironment;
  readonly #listeners = new Set<() => void>();
  #view: SenderView = resting;
  #sending: AbortController | null = null;
  #record: UnfinishedUpload | null = null;
  #file: File | null = null;

  constructor(environment: SenderEnvironment) {
    this.#environment = environment;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): SenderView => this.#view;

  /** Uploads new files, which replace an unfinished upload. */
  readonly take = (given: Iterable<File>): void => {
    const files = [...given];
    const refused = files.map(refuseFile).find((one) => one !== null) ?? null;
    if (refused !== null || files.length === 0) {
      this.#show({ error: refused });
      return;
    }
    this.#forget();
    void this.#run(async (sending) => {
      for (const file of files) {
        const mime = this.#environment.typeOf(file);
        const media = await (mime === null
          ? this.#environment.sendPicture(file, sending)
          : this.#sendLarge(file, mime, sending));
        if (sending.signal.aborted) return;
        this.#environment.arrived(media);
        this.#forget();
      }
      this.#environment.done(files.length);
    });
  };

  /** Looks for an unfinished upload of an earlier visit, and continues it if its file was stored. */
  async look(): Promise<void> {
    if (this.#sending !== null || this.#record !== null) return;
    const { keep, files } = this.#environment;
    const records = keep.places().flatMap((place) => {
      const record = uploadIdOf(place) === null ? null : readUnfinished(keep.read(place));
      return record === null ? [] : [record];
    });
    // Removes copies without a record, left by another user or by a tab that could not clean up.
    for (const id of await files.ids())
      if (records.every((record) => record.id !== id)) await files.remove(id);
    const key = this.#environment.key();
    const record = key === null ? null : findUnfinished(records, key);
    if (record === null || this.#sending !== null || this.#record !== null) return;
    this.#record = record;
    const file = await files.get(record.id);
    if (this.#record?.id !== record.id || this.#sending !== null) return;
    this.#file = file;
    await this.#goOn();
  }

  /** Continues with the available file. */
  readonly retry = (): void => {
    if (this.#record !== null && this.#file !== null && this.#sending === null) void this.#goOn();
  };

  /** Continues with a file that the user chose again, if it is the same. */
  readonly choose = async (file: File): Promise<void> => {
    const record = this.#record;
    if (record === null) return;
    const { name, size, lastModified } = file;
    const print = size === record.size ? await this.#environment.print(file) : null;
    const refused = otherFile(record, { name, size, lastModified, print });
    if (refused !== null) {
      this.#show({ error: refused });
      return;
    }
    this.#file = file;
    await this.#goOn();
  };

  /** Cancels the current or unfinished upload. The server deletes its parts after a day. */
  readonly cancel = (): void => {
    this.#sending?.abort();
    this.#sending = null;
    this.#forget();
    this.#show({ progress: null, left: null, error: null });
  };

  leave(): void {
    this.#sending?.abort();
    this.#sending = null;
    this.#record = null;
    this.#file = null;
    this.#view = resting;
  }

  moved(key: string | null): void {
    if (this.#record === null || key === null || this.#record.key === key) return;
    this.#record = { ...this.#record, key };
    this.#note();
  }

  async #goOn(): Promise<void> {
    const record = this.#record;
    if (record === null) return;
    await this.#run(async (sending) => {
      const found = await this.#environment.find(record.id);
      if (sending.signal.aborted) return;
      if (found === null) {
        this.#forget();
        this.#show({
          error: `The unfinished upload of “${record.name}” expired after a day. Upload it again.`,
        });
        return;
      }
      if (!('partBytes' in found)) {
        this.#environment.arrived(found);
        this.#forget();
        return;
      }
      const file = this.#file;
      if (file === null) {
        const share = Math.min(1, (found.parts * found.partBytes) / found.bytes);
        this.#show({ left: { name: record.name, share, atHand: false } });
        return;
      }
      const media = await this.#sendParts(found, file, sending);
      if (sending.signal.aborted) return;
      this.#environment.arrived(media);
      this.#forget();
      this.#environment.done(1);
    });
  }

  async #run(work: (sending: Sending) => Promise<void>): Promise<void> {
    this.#sending?.abort();
    const own = new AbortController();
    this.#sending = own;
    this.#show({ progress: 0, error: null, left: null });
    const mine = () => this.#sending === own;
    const onProgress = (progress: number) => {
      if (mine()) this.#show({ progress });
    };
    try {
      await work({ signal: own.signal, onProgress });
    } catch (error) {
      const { kind, message } = this.#environment.failure(error);
      if (mine() && kind !== 'aborted') this.#failed(kind, message);
    } finally {
      if (mine()) {
        this.#sending = null;
        this.#show({ progress: null });
      }
    }
  }

  #failed(kind: 'passing' | 'refused', message: string): void {
    const record = this.#record;
    if (kind === 'passing' && record !== null) {
      const share = this.#view.progress ?? 0;
      this.#show({ left: { name: record.name, share, atHand: this.#file !== null } });
      return;
    }
    this.#forget();
    this.#show({ error: message });
  }

  async #sendLarge(file: File, mime: LargeType, sending: Sending): Promise<MediaFile> {
    const environment = this.#environment;
    const [upload, print] = await Promise.all([environment.start(file, mime), environment.print(file)]);
    const { name, size, lastModified } = file;
    const { id } = upload;
    const key = environment.key();
    if (!sending.signal.aborted && key !== null) {
      const at = environment.now();
      this.#record = { v: 1, id, name, size, lastModified, mime, print, key, at };
      this.#file = file;
      this.#note();
      // Copying a large video takes a while, and the upload does not wait for it.
      void environment.files.put(id, file).then(() => {
        if (this.#record?.id !== id && environment.keep.read(uploadPlace(id)) === null)
          void environment.files.remove(id);
      });
    }
    return this.#sendParts(upload, file, sending);
  }

  async #sendParts(begun: MediaUpload, file: File, { signal, onProgress }: Sending): Promise<MediaFile> {
    let upload = begun;
    const pieces = Math.ceil(upload.bytes / upload.partBytes);
    while (upload.parts < pieces && !signal.aborted) {
      const { parts } = upload;
      onProgress(parts / pieces);
      upload = await this.#environment.sendPart(upload, file, {
        signal,
        onProgress: (share) => onProgress((parts + share) / pieces),
      });
    }
    signal.throwIfAborted();
    return this.#environment.finish(upload.id);
  }

  #note(): void {
    if (this.#record !== null)
      this.#environment.keep.write(uploadPlace(this.#record.id), JSON.stringify(this.#record));
  }

  #forget(): void {
    const id = this.#record?.id ?? null;
    this.#record = null;
    this.#file = null;
    if (id === null) return;
    this.#environment.keep.remove(uploadPlace(id));
    void this.#environment.files.remove(id);
  }

  #show(change: Partial<SenderView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
