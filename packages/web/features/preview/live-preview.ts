import { takeEarlyPress } from '../../lib/early-press.ts';

/** Makes the prerendered preview fit its place and lets "…more" open it. */
export function beginPreview(): void {
  const place = document.querySelector<HTMLElement>('[data-preview]');
  const stage = place?.firstElementChild;
  const feed = stage?.firstElementChild;
  const whole = place?.querySelector('template')?.content.firstElementChild;
  const more = place?.querySelector('button');
  if (!place || !stage || !(feed instanceof HTMLElement) || !whole) return;
  const wanted = Number.parseFloat(feed.style.getPropertyValue('--post-width'));
  new ResizeObserver(([entry]) => {
    const zoom = String(Math.min(1, (entry?.contentRect.width ?? wanted) / wanted));
    if (feed.style.getPropertyValue('zoom') !== zoom) feed.style.setProperty('zoom', zoom);
  }).observe(stage);
  const open = () => {
    // Keeps the focus where the removed button was.
    const focused = document.activeElement === more;
    more?.parentElement?.parentElement?.replaceWith(whole);
    if (!focused || !(whole instanceof HTMLElement)) return;
    whole.tabIndex = -1;
    whole.focus({ preventScroll: true });
  };
  more?.addEventListener('click', open);
  if (takeEarlyPress(place)) open();
}
