import { brand } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import '../ui/theme/tokens.css';
import '../ui/fonts/fonts.css';
import '../ui/theme/base.css';
import { NotFoundPage } from '../features/shell/not-found/not-found-page.tsx';
import { preloadedFonts } from '../ui/fonts/preload.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { NoticeHost } from '../ui/notice-host.tsx';
import firstPaint from '../ui/theme/first-paint.js?url';
import toDashboard from './to-dashboard.js?url';
import { BootScreen } from './boot-screen.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { useRouteChanges } from './route-changes.ts';
import { useIsPrintedOnly } from './printed-only.ts';

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  // The public pages start with a dark stage in both colour schemes.
  const onStage = matches.some(({ id }) => /^routes\/(landing|not-found|site\/)/.test(id));
  const withScripts = !useIsPrintedOnly();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {onStage ? (
          <meta name="theme-color" content="#0e1013" />
        ) : (
          <>
            <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfbf9" />
            <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1013" />
          </>
        )}
        <script src={firstPaint} />
        {matches.some(({ id }) => id === 'routes/site/pricing') && <script src={toDashboard} />}
        {preloadedFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {withScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export const meta = () => [{ title: brand.name }, { name: 'description', content: brand.tagline }];

export default function Root() {
  useRouteChanges();
  const printedOnly = useIsPrintedOnly();
  return (
    <>
      <Outlet />
      <LiveRegion />
      <NoticeHost />
      {!printedOnly && <ConsentBanner />}
    </>
  );
}

export function HydrateFallback() {
  return <BootScreen />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <main>
        <NotFoundPage />
      </main>
    );
  return <CrashScreen />;
}
