import { Outlet } from 'react-router';
import { BottomBar } from './bottom-bar.tsx';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { StandInBanner } from './stand-in-banner.tsx';

/** The frame of the dashboard: rail, what must be known everywhere, and the screen. */
export function Shell() {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#screen">
        Skip to the content
      </a>
      <Rail />
      <div className={styles.column}>
        <StandInBanner />
        <main id="screen" className={styles.screen} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
