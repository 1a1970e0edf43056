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
            <Button onClick={() => window.location.assign('/')}>Go home</Button>
          </>
        }
      >
        Reload the page to continue. Your text is kept in this browser.
      </EmptyState>
    </main>
  );
}
