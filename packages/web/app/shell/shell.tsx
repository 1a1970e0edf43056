import { Outlet } from 'react-router';
import { TokenBanner } from '../../features/linkedin/token-banner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CommandLayer } from './command-layer.tsx';
import { IdeaCapture } from './idea-capture.tsx';
import { useOtherTabs } from './other-tabs.ts';
import { InstalledApp } from './installed-app.tsx';
import { PhoneHeader } from './phone-header.tsx';
import { PreloadedPlaces } from './preloaded-places.tsx';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { StandInBanner } from './stand-in-banner.tsx';
import { useTyping } from './use-typing.ts';
import { VerifyBanner } from './verify-banner.tsx';

export function Shell() {
  useOtherTabs();
  useTyping();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#screen">
        Skip to the content
      </a>
      <Rail />
      <PhoneHeader />
      <div className={styles.column}>
        {/* Each banner renders nothing when it does not apply. */}
        <StandInBanner />
        <VerifyBanner />
        <TokenBanner />
        <main id="screen" className={styles.screen} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <BottomBar />
      <CommandLayer />
      <IdeaCapture />
      <PreloadedPlaces />
      <InstalledApp />
    </div>
  );
}
