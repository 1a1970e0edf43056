import type { KeptTalks, TakeFile, TalkNote } from './kept-talk.ts';
import { talkMs } from './kept-talk.ts';

/** Why there is no microphone. */
export type MicrophoneTrouble = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported';

export class NoMicrophone extends Error {
  readonly trouble: MicrophoneTrouble;
  constructor(trouble: MicrophoneTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** A microphone that is recorded. */
export interface Capture {
  mimeType: string;
  pause: () => void;
  resume: () => void;
  /** Hands over what has been recorded so far. */
  flush: () => void;
  /** Resolves after the last chunk, with the microphone released. */
  stop: () => Promise<void>;
  /** The loudness just now, from 0 to 1. */
  level: () => number;
}

export interface CaptureEvents {
  chunk: (blob: Blob) => void;
  /** The microphone was taken away, for example by a call, or unplugged. */
  lost: () => void;
}

export interface RecorderEnvironment {
  owner: string;
  talks: KeptTalks;
  /** Rejects with `NoMicrophone`. */
  open: (device: string | null, events: CaptureEvents) => Promise<Capture>;
  now: () => number;
  newId: () => string;
  /** Marks a recording as in use by this tab. Resolves to false when another tab has it. */
  hold: (id: string) => Promise<boolean>;
  release: (id: string) => void;
  isHeld: (id: string) => Promise<boolean>;
}

/** A recording that was not used yet. */
export interface LeftTalk {
  note: TalkNote;
  ms: number;
}

export type RecorderState =
  | { kind: 'looking' }
  | { kind: 'ready'; left: readonly LeftTalk[] }
  /** The browser asks for the permission. */
  | { kind: 'asking' }
  | { kind: 'recording'; ms: number; since: number }
  /** `lost`: something else took the microphone. */
  | { kind: 'paused'; ms: number; lost: boolean }
  | { kind: 'stopping'; ms: number }
  | { kind: 'done'; note: TalkNote; ms: number };

export interface RecorderView {
  state: RecorderState;
  trouble: MicrophoneTrouble | null;
  /** False once the browser refused to store a chunk: a reload would lose something. */
  stored: boolean;
}

const newTalk = (id: string, owner: string, startedAt: number): TalkNote => ({
  v: 1,
  id,
  owner,
  startedAt,
  name: '',
  takes: [],
  upload: null,
});

/** Records a person and keeps every chunk in the browser, so that whatever ends the page loses seconds at most. */
export class TalkRecorder {
  readonly #environment: RecorderEnvironment;
  readonly #listeners = new Set<() => void>();
  #view: RecorderView = { state: { kind: 'looking' }, trouble: null, stored: true };
  #note: TalkNote | null = null;
  #capture: Capture | null = null;
  /** The recorded chunks of this page, by take, in case the browser stores none. */
  #chunks = new Map<number, Blob[]>();
  #saving: Promise<unknown> = Promise.resolve();
  #device: string | null = null;
  /** Counts what ended, so that a microphone which opens afterwards is closed again. */
  #openings = 0;

  constructor(environment: RecorderEnvironment) {
    this.#environment = environment;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): RecorderView => this.#view;

  readonly level = (): number => (this.#view.state.kind === 'recording' ? (this.#capture?.level() ?? 0) : 0);

  /** The length of the recording just now, in milliseconds. */
  readonly elapsed = (): number => {
    const { state } = this.#view;
    if (state.kind === 'recording') return state.ms + this.#environment.now() - state.since;
    return 'ms' in state ? state.ms : 0;
  };

  /** Looks for recordings that were not used yet. */
  async look(): Promise<void> {
    const { talks, owner, isHeld } = this.#environment;
    const notes = await talks.of(owner);
    const held = await Promise.all(notes.map(({ id }) => isHeld(id)));
    const left = notes
      .map((note) => ({ note, ms: talkMs(note) }))
      .filter(
        ({ note, ms }, index) =>
          held[index] === false && (ms > 0 || note.takes.some((take) => take.chunks > 0)),
      );
    const { kind } = this.#view.state;
    if (kind === 'looking' || kind === 'ready') this.#show({ state: { kind: 'ready', left } });
  }

  /** Begins a recording, or goes on with an earlier one. */
  async begin(note: TalkNote | null = null): Promise<void> {
    const { kind } = this.#view.state;
    if (kind === 'asking' || kind === 'recording' || kind === 'stopping') return;
    const { owner, now, newId, hold } = this.#environment;
    const talk = note ?? this.#note ?? newTalk(newId(), owner, now());
    if (!(await hold(talk.id))) {
      await this.look();
      return;
    }
    this.#note = talk;
    await this.#open();
  }

  async #open(): Promise<void> {
    const talk = this.#note;
    if (talk === null) return;
    const before = this.#view.state;
    this.#show({ state: { kind: 'asking' }, trouble: null });
    const take = talk.takes.length;
    const opened = this.#openings;
    try {
      const capture = await this.#environment.open(this.#device, {
        chunk: (blob) => this.#keep(take, blob),
        lost: () => void this.#lost(),
      });
      // The page was left while the browser asked, so nobody waits for the microphone any more.
      if (opened !== this.#openings) {
        await capture.stop();
        return;
      }
      this.#capture = capture;
      this.#note = { ...talk, takes: [...talk.takes, { mimeType: capture.mimeType, chunks: 0, ms: 0 }] };
      this.#chunks.set(take, []);
      this.#show({ state: { kind: 'recording', ms: talkMs(talk), since: this.#environment.now() } });
    } catch (error) {
      if (!(error instanceof NoMicrophone)) throw error;
      if (opened !== this.#openings) return;
      this.#show({ state: before, trouble: error.trouble });
      if (before.kind === 'paused') return;
      this.#environment.release(talk.id);
      this.#note = null;
      await this.look();
    }
  }

  readonly pause = (): void => {
    if (this.#view.state.kind !== 'recording') return;
    const ms = this.elapsed();
    this.#capture?.pause();
    this.#capture?.flush();
    this.#show({ state: { kind: 'paused', ms, lost: false } });
    this.#measure(ms);
  };

  /** Goes on after a pause. A lost microphone is opened again. */
  readonly resume = (): void => {
    const { state } = this.#view;
    if (state.kind !== 'paused') return;
    if (state.lost || this.#capture === null) {
      void this.#open();
      return;
    }
    this.#capture.resume();
    this.#show({ state: { kind: 'recording', ms: state.ms, since: this.#environment.now() } });
  };

  /** Ends the recording, which is then ready to be used. */
  async stop(): Promise<void> {
    const { kind } = this.#view.state;
    if (kind !== 'recording' && kind !== 'paused') return;
    const ms = this.elapsed();
    this.#show({ state: { kind: 'stopping', ms } });
    this.#measure(ms);
    await this.#capture?.stop();
    this.#capture = null;
    await this.#saving;
    if (this.#note !== null) this.#show({ state: { kind: 'done', note: this.#note, ms } });
  }

  /** Another microphone, from the next take on. A recording goes on with it at once. */
  async choose(device: string): Promise<void> {
    this.#device = device;
    if (this.#view.state.kind !== 'recording') return;
    await this.#lost();
    await this.#open();
  }

  /** Uses an earlier recording as it is. */
  async use(note: TalkNote): Promise<void> {
    if (!(await this.#environment.hold(note.id))) {
      await this.look();
      return;
    }
    this.#note = note;
    this.#show({ state: { kind: 'done', note, ms: talkMs(note) } });
  }

  /** Takes a file in the place of a recording, and keeps it too. */
  async take(file: File): Promise<void> {
    const { owner, now, newId, hold, talks } = this.#environment;
    const take = { mimeType: file.type, chunks: 1, ms: 0 };
    const note = { ...newTalk(newId(), owner, now()), name: file.name, takes: [take] };
    await hold(note.id);
    this.#note = note;
    this.#chunks = new Map([[0, [file]]]);
    if (await talks.saveChunk(note.id, 0, 0, file)) await talks.save(note);
    this.#show({ state: { kind: 'done', note, ms: 0 }, trouble: null });
  }

  /** The sound of the recording that is done, one file for each take. */
  async files(): Promise<TakeFile[]> {
    const note = this.#note;
    if (note === null) return [];
    const fresh = this.#chunks;
    const stored = await this.#environment.talks.files({
      ...note,
      takes: note.takes.map((take, index) => (fresh.has(index) ? { ...take, chunks: 0 } : take)),
    });
    const here = note.takes.flatMap(({ mimeType }, index) => {
      const blobs = fresh.get(index) ?? [];
      return blobs.length === 0 ? [] : [{ mimeType, blob: new Blob(blobs, { type: mimeType }) }];
    });
    return [...stored, ...here];
  }

  /** Notes the upload of the recording that is done. */
  async noteUpload(upload: string | null): Promise<void> {
    if (this.#note === null) return;
    this.#note = { ...this.#note, upload };
    await this.#environment.talks.save(this.#note);
  }

  /** Forgets a recording: it was discarded, or the server has it. */
  async discard(note: TalkNote | null = this.#note): Promise<void> {
    if (note === null) return;
    if (note.id === this.#note?.id) await this.#end();
    await this.#environment.talks.remove(note);
    this.#show({ state: { kind: 'looking' }, trouble: null });
    await this.look();
  }

  /** The page closes or is left. What was recorded is offered again. */
  async leave(): Promise<void> {
    const { kind } = this.#view.state;
    if (kind === 'recording' || kind === 'paused') await this.stop();
    await this.#end();
    this.#show({ state: { kind: 'looking' } });
  }

  /** Stores what has been recorded so far, before the page is hidden. */
  readonly flush = (): void => {
    if (this.#view.state.kind === 'recording') this.#capture?.flush();
  };

  async #end(): Promise<void> {
    this.#openings += 1;
    await this.#capture?.stop();
    await this.#saving;
    if (this.#note !== null) this.#environment.release(this.#note.id);
    this.#capture = null;
    this.#note = null;
    this.#chunks = new Map();
  }

  async #lost(): Promise<void> {
    const { kind } = this.#view.state;
    if (kind !== 'recording' && kind !== 'paused') return;
    const ms = this.elapsed();
    const capture = this.#capture;
    this.#capture = null;
    this.#show({ state: { kind: 'paused', ms, lost: true } });
    this.#measure(ms);
    await capture?.stop();
  }

  #keep(take: number, blob: Blob): void {
    const note = this.#note;
    const blobs = this.#chunks.get(take);
    if (note === null || blobs === undefined || blob.size === 0) return;
    blobs.push(blob);
    const chunk = blobs.length - 1;
    this.#note = {
      ...note,
      takes: note.takes.map((one, index) => (index === take ? { ...one, chunks: blobs.length } : one)),
    };
    this.#measure(this.elapsed(), () => this.#environment.talks.saveChunk(note.id, take, chunk, blob));
  }

  /** Records the length, after `first` was stored. */
  #measure(ms: number, first: () => Promise<boolean> = () => Promise.resolve(true)): void {
    const note = this.#note;
    const last = note?.takes.at(-1);
    if (note === null || last === undefined) return;
    const earlier = talkMs(note) - last.ms;
    const measured: TalkNote = {
      ...note,
      takes: [...note.takes.slice(0, -1), { ...last, ms: Math.max(0, ms - earlier) }],
    };
    this.#note = measured;
    this.#saving = this.#saving.then(async () => {
      const stored = (await first()) && (await this.#environment.talks.save(measured));
      if (!stored && this.#view.stored) this.#show({ stored: false });
    });
  }

  #show(change: Partial<RecorderView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
