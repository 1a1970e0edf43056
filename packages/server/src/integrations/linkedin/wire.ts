import { z } from 'zod';

/** Returns null for invalid JSON, since an edge server may respond with HTML or nothing. */
export function readJson(body: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return value;
  } catch {
    return null;
  }
}

export const tokenReply = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.number().positive(),
  // Separated by spaces or commas, depending on the source. When the field is missing, all requested scopes were
  // granted.
  scope: z
    .string()
    .optional()
    .transform((value) => value?.split(/[\s,]+/).filter((scope) => scope !== '') ?? null),
});

const flag = z.union([z.boolean(), z.string().transform((value) => value === 'true')]);

export const userinfoReply = z
  .object({
    sub: z.string().min(1).max(200),
    name: z.string().optional(),
    given_name: z.string().optional(),
    family_name: z.string().optional(),
    picture: z.string().max(4000).optional(),
    email: z.string().max(320).optional(),
    email_verified: flag.optional(),
  })
  .transform((reply) => ({
    subject: reply.sub,
    name:
      (reply.name ?? [reply.given_name, reply.family_name].filter(Boolean).join(' ')).trim() ||
      'LinkedIn member',
    email: reply.email?.trim() || null,
    emailVerified: reply.email_verified ?? false,
    pictureUrl: reply.picture ?? null,
  }));

const upload = { uploadUrl: z.url(), uploadUrlExpiresAt: z.number().optional() };
const assetUrn = z.string().regex(/^urn:li:(image|document):[A-Za-z0-9_-]+$/);

export const initializeReply = z
  .object({ value: z.object({ ...upload, image: assetUrn.optional(), document: assetUrn.optional() }) })
  .transform(({ value }, context) => {
    const urn = value.image ?? value.document;
    if (urn !== undefined)
      return { urn, uploadUrl: value.uploadUrl, expiresAtMs: value.uploadUrlExpiresAt ?? null };
    context.addIssue({ code: 'custom', message: 'no URN' });
    return z.NEVER;
  });

export const initializeVideoReply = z
  .object({
    value: z.object({
      video: z.string().regex(/^urn:li:video:[A-Za-z0-9_-]+$/),
      uploadToken: z.string().default(''),
      uploadUrlsExpireAt: z.number().optional(),
      uploadInstructions: z
        .array(
          z.object({
            uploadUrl: z.url(),
            firstByte: z.number().int().min(0),
            lastByte: z.number().int().min(0),
          }),
        )
        .min(1)
        .max(2000),
    }),
  })
  .transform(({ value }) => ({
    urn: value.video,
    uploadToken: value.uploadToken,
    expiresAtMs: value.uploadUrlsExpireAt ?? null,
    parts: value.uploadInstructions,
  }));

export const assetStatusReply = z.object({
  status: z.enum(['WAITING_UPLOAD', 'PROCESSING', 'AVAILABLE', 'PROCESSING_FAILED']),
});

/** The known fields of an error body, any of which may be missing. */
export const errorReply = z
  .object({
    code: z.string().optional().catch(undefined),
    serviceErrorCode: z.number().optional().catch(undefined),
    message: z.string().optional().catch(undefined),
    error: z.string().optional().catch(undefined),
    error_description: z.string().optional().catch(undefined),
    errorDetails: z
      .object({
        inputErrors: z
          .array(z.object({ code: z.string().optional(), description: z.string().optional() }))
          .optional(),
      })
      .optional()
      .catch(undefined),
  })
  .catch({});
export type ErrorReply = z.infer<typeof errorReply>;

/** The URN of a created post, from the `x-restli-id` header. */
export const postUrn = z.string().regex(/^urn:li:(share|ugcPost|activity):\d+$/);
