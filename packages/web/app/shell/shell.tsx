import { Outlet, useLocation } from 'react-router';
import { TokenBanner } from '../../features/accounts/linkedin/token-banner.tsx';
import { useCopilot } from '../../lib/copilot.ts';
import { BottomBar } from './bottom-bar.tsx';
import { CommandLayer } from './command-layer.tsx';
import { CopilotPlace } from './copilot-place.tsx';
import { useFollowedPosts } from './followed-posts.ts';
import { CreateCommands } from './create-commands.tsx';
import { useOtherTabs } from './other-tabs.ts';
import { InstalledApp } from './installed-app.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PhoneHeader } from './phone-header.tsx';
import { PreloadedPlaces } from './preloaded-places.tsx';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { StandInBanner } from './stand-in-banner.tsx';
import { useTyping } from './use-typing.ts';
import { VerifyBanner } from './verify-banner.tsx';

export function Shell() {
  useOtherTabs();
  useFollowedPosts();
  useTyping();
  // During the first steps nothing leads away but the steps themselves and the account.
  const quiet = useLocation().pathname === '/dashboard/welcome';
  const open = useCopilot().isOpen && !quiet;
  return (
    <div className={styles.frame} data-copilot={open || undefined}>
      <a className={styles.skip} href="#screen">
        Skip to the content
      </a>
      <Rail quiet={quiet} />
      <PhoneHeader quiet={quiet} />
      <div className={styles.column}>
        {/* Each banner renders nothing when it does not apply. */}
        <OfflineBanner />
        <StandInBanner />
        <VerifyBanner />
        <TokenBanner />
        <main id="screen" className={styles.screen} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {!quiet && <BottomBar />}
      {!quiet && <CopilotPlace />}
      <CreateCommands />
      <CommandLayer />
      <PreloadedPlaces />
      <InstalledApp />
    </div>
  );
}
