import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { announce } from '../../../ui/live-region.tsx';
import { sampleIdea, type DemoFormat, type DemoPost } from './sample.ts';

const letterMs = 16;
const wordMs = 38;
const longestWritingMs = 4000;

export interface Demo {
  idea: string;
  format: DemoFormat;
  /** What stands in the post now; shorter than `post.text` while it is being written. */
  shown: string;
  post: DemoPost;
  phase: 'printed' | 'typing' | 'writing' | 'done';
  complaint: string | null;
  setIdea: (idea: string) => void;
  setFormat: (format: DemoFormat) => void;
  /** The visitor touches the editor: whatever plays by itself stops. */
  takeOver: () => void;
  write: () => void;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** The live editor: plays once by itself when it is in sight, then belongs to the visitor. */
export function useDemo(printed: DemoPost, place: RefObject<HTMLElement | null>): Demo {
  const [idea, setIdeaText] = useState(sampleIdea);
  const [format, setFormat] = useState<DemoFormat>('lesson');
  const [post, setPost] = useState(printed);
  const [shown, setShown] = useState(printed.text);
  const [phase, setPhase] = useState<Demo['phase']>('printed');
  const [complaint, setComplaint] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const written = useRef(0);

  const begin = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }, []);

  const writeOut = useCallback(async (next: DemoPost, signal: AbortSignal) => {
    setPost(next);
    setPhase('writing');
    const words = next.text.match(/\s*\S+/gu) ?? [];
    const step = Math.min(wordMs, longestWritingMs / Math.max(1, words.length));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let text = '';
    for (const word of still ? [] : words) {
      text += word;
      setShown(text);
      await pause(step, signal);
      if (signal.aborted) return;
    }
    setShown(next.text);
    setPhase('done');
  }, []);

  const write = useCallback(async () => {
    if (idea.trim() === '') {
      setComplaint('Say in a few words what the post is about.');
      return;
    }
    setComplaint(null);
    const signal = begin();
    const part = await import('./compose.ts').catch(() => null);
    if (signal.aborted) return;
    if (part === null) {
      setComplaint('The writer did not load. Check your connection and press again.');
      return;
    }
    written.current += 1;
    const next = part.composeDemo(idea, format, String(written.current));
    await writeOut(next, signal);
    if (!signal.aborted) announce(`Written: ${next.text}`);
  }, [begin, format, idea, writeOut]);

  useEffect(() => {
    const frame = place.current;
    if (!frame || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const signal = begin();
    const play = async () => {
      // The first paint and the first interaction come first.
      await pause(1200, signal);
      if (signal.aborted) return;
      setPhase('typing');
      setShown('');
      for (let end = 0; end <= sampleIdea.length && !signal.aborted; end += 2) {
        setIdeaText(sampleIdea.slice(0, end));
        await pause(letterMs, signal);
      }
      if (signal.aborted) return;
      setIdeaText(sampleIdea);
      await pause(250, signal);
      if (!signal.aborted) await writeOut(printed, signal);
    };
    const sight = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return;
        sight.disconnect();
        void play();
      },
      { threshold: 0.4 },
    );
    sight.observe(frame);
    const stop = () => {
      sight.disconnect();
    };
    signal.addEventListener('abort', stop);
    return () => {
      stop();
      running.current?.abort();
    };
  }, [begin, place, printed, writeOut]);

  const takeOver = useCallback(() => {
    if (phase !== 'printed' && phase !== 'typing') return;
    begin();
    if (phase === 'typing') setIdeaText(sampleIdea);
    setShown(post.text);
    setPhase('done');
  }, [begin, phase, post.text]);

  return {
    idea,
    format,
    shown,
    post,
    phase,
    complaint,
    setIdea: (text) => {
      setComplaint(null);
      setIdeaText(text);
    },
    setFormat,
    takeOver,
    write: () => void write(),
  };
}
