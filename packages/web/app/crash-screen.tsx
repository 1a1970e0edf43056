import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** The screen after a crash. Reloading usually helps, and unsaved text is kept in the browser. */
export function CrashScreen() {
  return (
    <main>
      <title>Something went wrong</title>
      <EmptyState
        title="Something went wrong on this page"
        action={
          <>
            <Button look="accent" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
            <Button onClick={() => window.location.assign('/')}>Go to the start</Button>
          </>
        }
      >
        Reload the page to go on. What you were writing is kept in this browser.
      </EmptyState>
    </main>
  );
}
