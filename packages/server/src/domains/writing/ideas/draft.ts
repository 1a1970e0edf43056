import { createPost } from '@limelight/contracts';
import { outline } from '@limelight/post-text';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { findPost, keepDraftIn } from '../../posts/posts/index.ts';
import { updateIdea, type IdeaRow } from './repository.ts';

/** The draft's text and the briefing that the writer gets with it. */
function draftOf({ angle, whyNow, opening, note, format, basis }: IdeaRow) {
  const own = [opening === '' ? angle : opening, note].filter((part) => part.trim() !== '').join('\n\n');
  const { text } = outline({ idea: own, format });
  const about = [
    angle,
    ...(note === '' ? [] : [note]),
    ...(whyNow === '' ? [] : [`Why now: ${whyNow}`]),
    ...(basis.kind === 'news'
      ? [`Based on: ${basis.title}${basis.url === null ? '' : ` (${basis.url})`}`]
      : []),
  ].join('\n\n');
  return createPost.body.parse({ text, brief: { idea: about, format } });
}

/** Returns the draft of an idea. Creates one when there is none or the last one was deleted. */
export async function draftFor(context: Context, tx: Tx, row: IdeaRow): Promise<string> {
  if (row.postId !== null && (await findPost(tx, row.userId, row.postId)) !== null) return row.postId;
  const { id } = await keepDraftIn(context, tx, row.userId, draftOf(row));
  await updateIdea(tx, row.id, { postId: id, stage: 'drafted', updatedAt: new Date(context.clock.now()) });
  return id;
}
