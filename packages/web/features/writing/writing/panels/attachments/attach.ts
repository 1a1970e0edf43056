import { notices } from '../../../../../lib/notices.ts';
import { whatWent, type Attached } from './attaching.ts';
import type { WritingSession } from '../../post/writing-session.ts';

/** Changes the attachments. Undo restores anything this removes, including its text. */
export function attach(session: WritingSession, next: Attached): void {
  const { attachment, pictures } = session.state;
  const before = { attachment, pictures };
  session.attach(next.attachment, next.pictures);
  const went = whatWent(before, session.state);
  if (went === null) return;
  const replaced =
    session.state.attachment !== null || (before.attachment !== null && next.pictures.length > 0);
  notices.show({
    tone: 'plain',
    title: `${went} no longer attached`,
    message: replaced
      ? 'A post can have pictures, or one document, video, link, poll or repost.'
      : 'Undo restores it with its text.',
    action: { label: 'Undo', run: () => session.attach(before.attachment, before.pictures) },
  });
}
