import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';

export default function NotFound() {
  return (
    <Page width="read">
      <title>Page not found</title>
      <PageHeader title="Page not found" />
      <EmptyState
        title="Nothing is at this address"
        action={
          <ButtonLink look="accent" to="/dashboard">
            Go home
          </ButtonLink>
        }
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Page>
  );
}
