import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

export interface Player {
  /** The second that is heard, or where it will go on. */
  second: number;
  playing: boolean;
  playFrom: (second: number) => void;
  /** Goes to a second without playing. */
  seek: (second: number) => void;
  toggle: () => void;
}

/**
 * Plays the sound of a recording with the element that gets the returned ref. `onLost` is called when its address has
 * expired.
 */
export function usePlayer(onLost: () => void): [RefCallback<HTMLAudioElement>, Player] {
  const audio = useRef<HTMLAudioElement>(null);
  const [second, setSecond] = useState(0);
  const [playing, setPlaying] = useState(false);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  const attach = useCallback((element: HTMLAudioElement | null) => {
    audio.current = element;
    if (element === null) return undefined;
    let isAgain = false;
    const time = () => setSecond(element.currentTime);
    const state = () => setPlaying(!element.paused);
    const loaded = () => {
      isAgain = false;
    };
    const failed = () => {
      if (!isAgain) lost.current();
      isAgain = true;
    };
    const listeners = {
      timeupdate: time,
      seeked: time,
      play: state,
      pause: state,
      ended: state,
      loadedmetadata: loaded,
      error: failed,
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
      audio.current = null;
    };
  }, []);
  const seek = useCallback((to: number) => {
    setSecond(to);
    if (audio.current !== null) audio.current.currentTime = to;
  }, []);
  const playFrom = useCallback(
    (from: number) => {
      seek(from);
      // A browser that refuses to play shows its own controls.
      void audio.current?.play().catch(() => undefined);
    },
    [seek],
  );
  const toggle = useCallback(() => {
    const element = audio.current;
    if (element === null) return;
    if (element.paused) void element.play().catch(() => undefined);
    else element.pause();
  }, []);
  return [attach, { second, playing, playFrom, seek, toggle }];
}
