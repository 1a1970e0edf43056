import { takeEarlyPress } from '../../lib/early-press.ts';

/** The printed preview: as wide as there is room, and opened by '…more'. */
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
    // Where the button was, reading goes on.
    const focused = document.activeElement === more;
    more?.parentElement?.parentElement?.replaceWith(whole);
    if (!focused || !(whole instanceof HTMLElement)) return;
    whole.tabIndex = -1;
    whole.focus({ preventScroll: true });
  };
  more?.addEventListener('click', open);
  if (takeEarlyPress(place)) open();
}
