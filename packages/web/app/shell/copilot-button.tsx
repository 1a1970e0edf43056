import { IconMessageChatbot } from '@tabler/icons-react';
import { closeCopilot, openCopilot, useCopilot } from '../../lib/copilot.ts';
import { Kbd } from '../../ui/kbd.tsx';

/** Opens and closes the co-pilot. `words` are hidden where there is only room for the icon. */
export function CopilotButton({ className, words }: { className: string; words?: string }) {
  const { isOpen } = useCopilot();
  const label = 'Ask Limelight';
  return (
    <button
      type="button"
      className={className}
      aria-label={words === undefined ? label : undefined}
      aria-expanded={isOpen}
      title={label}
      onClick={() => (isOpen ? closeCopilot() : openCopilot())}
    >
      <IconMessageChatbot aria-hidden="true" />
      {words !== undefined && (
        <span className={words}>
          {label} <Kbd keys="mod+j" />
        </span>
      )}
    </button>
  );
}
