import { getPost, type Post } from '@limelight/contracts';
import { fingerprintOf, hashOf, idFrom, type Shown } from '../rules/fingerprint.ts';
import type { Tool, ToolContext, ToolProposal } from '../../assistant/index.ts';
import { isGoingOut } from './guard.ts';

export interface Proposed {
  shown: Shown;
  credits: number;
  fingerprint: string;
  /** The input with nothing left open. */
  pinned: Record<string, unknown>;
}

/** All that would leave the app of a post. */
function hashOfPost({ text, media, attachment, visibility, firstComment }: Post): string {
  // Their addresses are made anew each time.
  const files = media.map(({ id, altText }) => [id, altText]);
  return hashOf(text, files, attachment, visibility, firstComment);
}

const mostOfValue = 300;

/** What a tool without words of its own would do: its name and what it was given, in the order of its fields. */
function plainly({ title, input: form }: Tool, input: Record<string, unknown>): ToolProposal {
  const details = Object.keys(form.shape).flatMap((label) => {
    const value = input[label];
    if (value === undefined) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return { label, value: text.length > mostOfValue ? `${text.slice(0, mostOfValue)}…` : text };
  });
  const [postId, words] = [input['postId'], input['text']].map((one) =>
    typeof one === 'string' ? one : null,
  );
  return {
    title,
    details: details.filter(({ label }) => label !== 'text' && label !== 'postId' && label !== 'version'),
    text: words ?? null,
    postId: postId ?? null,
    path: null,
  };
}

/** A change of what goes out at its time says so. */
const ofScheduled = (said: Shown, { status, text }: Post): Shown =>
  isGoingOut({ status })
    ? {
        ...said,
        title: `Change a scheduled post: ${said.title.charAt(0).toLowerCase()}${said.title.slice(1)}`,
        details: [...said.details, { label: 'Text now', value: text }],
      }
    : said;

/**
 * What a call of a tool would do now, in the words that the person sees. Fails as the call itself would where that
 * can be known.
 */
export async function describeCall(
  tool: Tool,
  input: Record<string, unknown>,
  context: ToolContext,
  strange: readonly string[] = [],
): Promise<Proposed> {
  tool.input.parse(input);
  const { pinned = input, ...own } = (await tool.proposal?.(input, context)) ?? plainly(tool, input);
  const { postId } = own;
  const params = { id: postId ?? '' };
  const post = postId === null ? null : await context.api.call(getPost, { params }, context.signal);
  const said = post === null || tool.effect !== 'own' ? own : ofScheduled(own, post);
  const shown = {
    ...said,
    details: [...said.details, ...strange.map((value) => ({ label: 'Opens', value }))],
  };
  const credits = tool.credits?.(input) ?? 0;
  return {
    shown,
    credits,
    pinned,
    fingerprint: fingerprintOf({
      tool: tool.name,
      input: pinned,
      shown: said,
      credits,
      post: post === null ? null : hashOfPost(post),
    }),
  };
}

/** The same for a step that is repeated. */
export const proposalIdOf = (stepKey: string): string => idFrom('proposal', stepKey);
