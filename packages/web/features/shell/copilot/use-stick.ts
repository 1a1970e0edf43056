import { useEffect, useRef, type RefObject } from 'react';

/** How far from its place a list still counts as not moved by the person, in px. */
const near = 48;

/**
 * Follows the last item of a list as it grows in the element that scrolls it: its end stays in view until its beginning
 * is at the top.
 * Scrolling up stops it, the next item starts it again.
 */
export function useStick(): RefObject<HTMLDivElement | null> {
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const content = inner.current;
    const frame = content?.parentElement;
    if (!content || !frame) return undefined;
    let isFollowing = true;
    let count = content.childElementCount;
    const wanted = () => {
      const last = content.lastElementChild;
      const start =
        last === null
          ? 0
          : last.getBoundingClientRect().top - content.getBoundingClientRect().top - content.clientTop;
      return Math.min(frame.scrollHeight - frame.clientHeight, start);
    };
    const follow = () => {
      if (content.childElementCount !== count) isFollowing = true;
      count = content.childElementCount;
      if (isFollowing) frame.scrollTop = wanted();
    };
    const look = () => {
      isFollowing = Math.abs(wanted() - frame.scrollTop) < near;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(content);
    observer.observe(frame);
    frame.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', look);
    };
  }, []);
  return inner;
}
