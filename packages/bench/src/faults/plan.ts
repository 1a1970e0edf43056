import type { FaultOrder } from '@limelight/sandbox';
import { drawAt, pick } from './draw.ts';

type Order = Omit<FaultOrder, 'operation' | 'bodyIncludes' | 'member'>;

/**
 * The consequence of a fault at the create: `permanent` rejects the post for good, `passing` has no effect or a known
 * one, `in-doubt` hides whether there was an effect, and `token` invalidates the token.
 */
export type FaultClass = 'permanent' | 'passing' | 'in-doubt' | 'token';

export type Kind = 'text' | 'image' | 'document';

export interface PlannedFault {
  class: FaultClass;
  order: FaultOrder;
}

/** A publish of the run. The plan only depends on the seed and the index. */
export interface PlannedPost {
  index: number;
  /** The index of its author among the users of the run. */
  person: number;
  kind: Kind;
  /** Ends with a full stop and contains `marker` once. */
  text: string;
  marker: string;
  comment: string | null;
  /** Published at once when its wave is due, or scheduled for that time. */
  how: 'now' | 'scheduled';
  create: PlannedFault | null;
  /** Affects the author's next file, whichever it is. */
  media: PlannedFault | null;
  commentFault: FaultOrder | null;
}

const createFaults: readonly (readonly [number, { class: FaultClass; order: Order }])[] = [
  [2, { class: 'permanent', order: { kind: 'status', status: 400, code: 'INVALID_VALUE_FOR_FIELD' } }],
  [2, { class: 'permanent', order: { kind: 'status', status: 403, code: 'ACCESS_DENIED' } }],
  [2, { class: 'permanent', order: { kind: 'status', status: 422, code: 'UNPROCESSABLE' } }],
  [
    2,
    {
      class: 'permanent',
      order: {
        kind: 'status',
        status: 422,
        body: JSON.stringify({
          status: 422,
          message: 'DUPLICATE_POST :: Content is a duplicate of urn:li:share:7000000000000000001',
          errorDetails: {
            inputErrors: [{ code: 'DUPLICATE_POST', description: 'Duplicate post is detected' }],
          },
        }),
      },
    },
  ],
  [4, { class: 'passing', order: { kind: 'conflict' } }],
  [2, { class: 'passing', order: { kind: 'conflict', times: 3 } }],
  [3, { class: 'passing', order: { kind: 'rate-limit', omitWindow: true, retryAfterSeconds: 1 } }],
  [3, { class: 'passing', order: { kind: 'rate-limit', scope: 'MEMBER', window: 'SECOND' } }],
  [0.3, { class: 'passing', order: { kind: 'rate-limit', scope: 'APPLICATION', window: 'SECOND' } }],
  [3, { class: 'passing', order: { kind: 'no-id' } }],
  [3, { class: 'passing', order: { kind: 'cut-body' } }],
  [2, { class: 'in-doubt', order: { kind: 'status', status: 500 } }],
  [2, { class: 'in-doubt', order: { kind: 'status', status: 502, phase: 'after' } }],
  [2, { class: 'in-doubt', order: { kind: 'html', phase: 'after' } }],
  [2, { class: 'in-doubt', order: { kind: 'empty', status: 503 } }],
  [2, { class: 'in-doubt', order: { kind: 'drop' } }],
  [2, { class: 'in-doubt', order: { kind: 'drop', phase: 'after' } }],
  [1.5, { class: 'in-doubt', order: { kind: 'hang' } }],
  [1.5, { class: 'in-doubt', order: { kind: 'hang', phase: 'after' } }],
  [1, { class: 'token', order: { kind: 'unauthorized', code: 'EXPIRED_ACCESS_TOKEN' } }],
  [1, { class: 'token', order: { kind: 'unauthorized', code: 'REVOKED_ACCESS_TOKEN' } }],
];

type MediaStep = 'initialize' | 'upload' | 'status';

const mediaFaults: readonly (readonly [number, { class: FaultClass; step: MediaStep; order: Order }])[] = [
  [
    2,
    { class: 'permanent', step: 'initialize', order: { kind: 'status', status: 403, code: 'ACCESS_DENIED' } },
  ],
  [
    2,
    {
      class: 'permanent',
      step: 'upload',
      order: { kind: 'status', status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
    },
  ],
  [2, { class: 'permanent', step: 'upload', order: { kind: 'failed-media' } }],
  [3, { class: 'passing', step: 'initialize', order: { kind: 'status', status: 500 } }],
  [3, { class: 'passing', step: 'initialize', order: { kind: 'drop', phase: 'after' } }],
  [2, { class: 'passing', step: 'initialize', order: { kind: 'empty', status: 503, times: 3 } }],
  [
    2,
    {
      class: 'passing',
      step: 'initialize',
      order: { kind: 'rate-limit', omitWindow: true, retryAfterSeconds: 1 },
    },
  ],
  [3, { class: 'passing', step: 'upload', order: { kind: 'drop' } }],
  [3, { class: 'passing', step: 'upload', order: { kind: 'drop', phase: 'after' } }],
  [3, { class: 'passing', step: 'upload', order: { kind: 'html' } }],
  [
    2,
    { class: 'passing', step: 'upload', order: { kind: 'status', status: 400, code: 'EXPIRED_UPLOAD_URL' } },
  ],
  [4, { class: 'passing', step: 'upload', order: { kind: 'slow-media', delayMs: 1200 } }],
  [2, { class: 'passing', step: 'status', order: { kind: 'status', status: 500 } }],
  [1, { class: 'token', step: 'upload', order: { kind: 'unauthorized', code: 'EXPIRED_ACCESS_TOKEN' } }],
];

const commentFaults: readonly (readonly [number, Order])[] = [
  [2, { kind: 'status', status: 404, code: 'NOT_FOUND' }],
  [2, { kind: 'status', status: 500, phase: 'after' }],
  [2, { kind: 'drop', phase: 'after' }],
  [2, { kind: 'drop' }],
  [1, { kind: 'rate-limit', omitWindow: true, retryAfterSeconds: 1 }],
  [1, { kind: 'status', status: 403, code: 'ACCESS_DENIED' }],
];

export function markerOf(index: number): string {
  return `Publish ${String(index).padStart(6, '0')} `;
}

/** The index that a text was written for, or null for any other text. */
export function indexOf(text: string): number | null {
  const found = /^Publish (\d{6}) /.exec(text);
  return found === null ? null : Number(found[1]);
}

/** `members` are the LinkedIn ids of the users, in order. */
export function planPost(seed: number, index: number, members: readonly string[]): PlannedPost {
  const draw = drawAt(seed, index);
  const person = index % members.length;
  const marker = markerOf(index);
  const kind = pick<Kind>(draw, [
    [0.74, 'text'],
    [0.2, 'image'],
    [0.06, 'document'],
  ]);
  const create = draw() < 0.4 ? pick(draw, createFaults) : null;
  const struckMedia = kind !== 'text' && draw() < 0.4 ? pick(draw, mediaFaults) : null;
  const commented = draw() < 0.12;
  const struckComment = commented && draw() < 0.5 ? pick(draw, commentFaults) : null;
  const slow: Order = { kind: 'delay', delayMs: Math.round(30 + draw() * 270) };
  const operation = 'linkedin.post.create';
  return {
    index,
    person,
    kind,
    text: `${marker}of run ${seed}.`,
    marker,
    comment: commented ? `More on publish ${String(index).padStart(6, '0')} here.` : null,
    how: draw() < 0.4 ? 'now' : 'scheduled',
    // A slow answer is not a fault, but gives a kill something to interrupt.
    create:
      create === null
        ? { class: 'passing', order: { operation, bodyIncludes: marker, ...slow } }
        : { class: create.class, order: { operation, bodyIncludes: marker, ...create.order } },
    media:
      struckMedia === null
        ? null
        : {
            class: struckMedia.class,
            order: {
              operation:
                struckMedia.step === 'upload' ? 'linkedin.upload' : `linkedin.${kind}.${struckMedia.step}`,
              ...(members[person] === undefined ? {} : { member: members[person] }),
              ...struckMedia.order,
            },
          },
    commentFault:
      struckComment === null
        ? null
        : {
            operation: 'linkedin.comment.v2',
            bodyIncludes: `More on publish ${String(index).padStart(6, '0')} `,
            ...struckComment,
          },
  };
}
