import { averageMeasure, splitRuns } from '@limelight/post-text';
import { useEffect, useState } from 'react';
import { feedFont, feedFontSize, type Measure } from './rules/feed.ts';

export const linkWeight = 600;

/** Measures text in the feed's font with this browser, or by average widths where there is no canvas. */
export function canvasMeasure(): Measure {
  const context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!context) return averageMeasure(feedFontSize);
  const widths = new Map<string, number>();
  const width = (text: string, weight: number): number => {
    const key = `${weight}${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context.font = `${weight} ${feedFontSize}px ${feedFont}`;
    const measured = context.measureText(text).width;
    if (widths.size > 5000) widths.clear();
    widths.set(key, measured);
    return measured;
  };
  return (text, linked = false) => {
    if (linked) return width(text, linkWeight);
    if (!/[#]|:\/\/|www\.|\.\w/.test(text)) return width(text, 400);
    return splitRuns(text).reduce(
      (sum, run) => sum + width(run.text, run.kind === 'text' ? 400 : linkWeight),
      0,
    );
  };
}

/** The browser's text measure, recreated once the fonts have loaded. */
export function useMeasure(): Measure {
  const [measure, setMeasure] = useState<Measure>(() => canvasMeasure());
  useEffect(() => {
    let gone = false;
    void document.fonts.ready.then(() => {
      if (!gone) setMeasure(() => canvasMeasure());
    });
    return () => {
      gone = true;
    };
  }, []);
  return measure;
}
