import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentTime } from '../../../lib/clock.ts';
import { keep } from '../../../lib/keep.ts';
import { openRecordings } from '../../../lib/kept-recordings.ts';
import { openCapture } from './capture.ts';
import { keptTalks } from './kept-talk.ts';
import { TalkRecorder, type RecorderView } from './recorder.ts';

const lockOf = (id: string) => `talk:${id}`;
const held = new Map<string, () => void>();

/** Takes the lock of a recording, which the browser gives back when the tab closes. */
function hold(id: string): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined || held.has(id)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock === null) return undefined;
      return new Promise<void>((release) => held.set(id, release));
    });
  });
}

async function isHeld(id: string): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  const all = (await locks?.query())?.held ?? [];
  return !held.has(id) && all.some(({ name }) => name === lockOf(id));
}

function release(id: string): void {
  held.get(id)?.();
  held.delete(id);
}

export const microphonePlace = 'microphone';

/** A recorder for this person, which stores what it has when the page is left. */
export function useRecorder(owner: string): { recorder: TalkRecorder; view: RecorderView } {
  const [recorder] = useState(
    () =>
      new TalkRecorder({
        owner,
        talks: keptTalks(openRecordings()),
        open: (device, events) => openCapture(device ?? keep.read(microphonePlace), events),
        now: currentTime,
        newId: () => crypto.randomUUID(),
        hold,
        isHeld,
        release,
      }),
  );
  const view = useSyncExternalStore(recorder.subscribe, recorder.read);
  useEffect(() => {
    void recorder.look();
    const hidden = () => recorder.flush();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', hidden);
      void recorder.leave();
    };
  }, [recorder]);
  return { recorder, view };
}

interface WakeLocks {
  wakeLock?: { request: (type: 'screen') => Promise<{ release: () => Promise<void> }> };
}

/** Keeps the screen on while something is recorded, where the browser can. */
export function useScreenOn(on: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as WakeLocks;
    if (!on || wakeLock === undefined) return undefined;
    let lock: Promise<{ release: () => Promise<void> } | null> = Promise.resolve(null);
    const ask = () => {
      if (document.visibilityState === 'visible') lock = wakeLock.request('screen').catch(() => null);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock.then((held) => held?.release());
    };
  }, [on]);
}
