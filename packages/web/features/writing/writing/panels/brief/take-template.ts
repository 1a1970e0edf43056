import type { OwnTemplate } from '@limelight/contracts';
import { notices } from '../../../../../lib/notices.ts';
import { withTemplate } from '../../post/choices.ts';
import type { WritingSession } from '../../post/writing-session.ts';

/** Applies one of the user's own templates. Another one of `own` may have been applied before. */
export function takeTemplate(session: WritingSession, used: OwnTemplate, own: readonly OwnTemplate[]): void {
  const { choices, template } = session.state;
  const before = own.find(({ name }) => name === template)?.settings.mustSay ?? [];
  const next = withTemplate(choices, used.settings, before);
  const points = next.mustSay.length > used.settings.mustSay.length;
  session.setChoices(next, used.name);
  notices.show({
    tone: 'plain',
    title: `“${used.name}” applied`,
    message: points ? 'Your source and points are unchanged.' : 'Your source is unchanged.',
    action: { label: 'Undo', run: () => session.setChoices(choices, template) },
  });
}
