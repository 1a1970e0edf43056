import { saveConsent } from '../lib/measure.ts';
import { loadTagManager, settleConsent } from './tag-manager.ts';

/** Shows the prerendered banner if consent is still to be asked for. */
export function beginConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) return;
  settleConsent((url) => {
    banner.hidden = false;
    banner.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      const answer = button.value === 'granted' ? 'granted' : 'denied';
      saveConsent(answer);
      if (answer === 'granted') loadTagManager(url);
      banner.hidden = true;
    });
  });
}
