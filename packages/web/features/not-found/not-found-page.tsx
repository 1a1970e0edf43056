import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NotFoundPage() {
  return (
    <main>
      <EmptyState title="This page does not exist" action={<ButtonLink to="/">Go to the start</ButtonLink>} />
    </main>
  );
}
