import { slideRun, type CarouselSlide } from '@limelight/contracts';
import { useEffect, useRef, useState } from 'react';
import { useRunOf, type RunHandle } from '../../../lib/runs/use-run.ts';

export interface SlideRewrite extends Pick<RunHandle, 'active' | 'progress' | 'cancel' | 'status' | 'error'> {
  starting: boolean;
  /** The slide of the latest run. */
  slideId: string | null;
  begin: (slide: CarouselSlide, instruction: string) => Promise<void>;
}

/**
 * Asks a model to rewrite a slide and adds the result to the deck, even if another slide or tab is open by then. It
 * can be undone like any other change.
 */
export function useSlideRewrite({
  carouselId,
  onBegin,
  onChange,
}: {
  carouselId: string;
  /** Saves pending changes, so that the model reads the current deck. */
  onBegin: () => Promise<unknown>;
  onChange: (slide: CarouselSlide, doubts: readonly string[]) => void;
}): SlideRewrite {
  const { id, result, active, progress, cancel, status, error, starting, begin } = useRunOf(slideRun);
  const [slideId, setSlideId] = useState<string | null>(null);
  const used = useRef<string | null>(null);
  useEffect(() => {
    if (result === null || used.current === id) return;
    used.current = id;
    onChange(result.slide, result.doubts);
  }, [id, result, onChange]);
  return {
    active,
    progress,
    cancel,
    status,
    error,
    starting,
    slideId,
    begin: async (slide, instruction) => {
      setSlideId(slide.id);
      await onBegin();
      await begin({ carouselId, slide, instruction });
    },
  };
}
