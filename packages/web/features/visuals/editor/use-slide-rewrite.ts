import { slideRun, type CarouselSlide } from '@limelight/contracts';
import { useEffect, useRef, useState } from 'react';
import { useRunOf, type RunHandle } from '../../../lib/runs/use-run.ts';

export interface SlideRewrite extends Pick<RunHandle, 'active' | 'progress' | 'cancel' | 'status' | 'error'> {
  starting: boolean;
  /** The slide that the latest run rewrites. */
  slideId: string | null;
  begin: (slide: CarouselSlide, instruction: string) => Promise<void>;
}

/**
 * Has a model rewrite a slide and puts the result into the deck, whichever slide or tab is open by then. It can be undone
 * like any change.
 */
export function useSlideRewrite({
  carouselId,
  onBegin,
  onChange,
}: {
  carouselId: string;
  /** Saves first, so that the model reads the deck as it is. */
  onBegin: () => Promise<unknown>;
  onChange: (slide: CarouselSlide) => void;
}): SlideRewrite {
  const { id, result, active, progress, cancel, status, error, starting, begin } = useRunOf(slideRun);
  const [slideId, setSlideId] = useState<string | null>(null);
  const used = useRef<string | null>(null);
  useEffect(() => {
    if (result === null || used.current === id) return;
    used.current = id;
    onChange(result.slide);
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
