/** A private download under `name`, which may contain any characters. */
export function fileAnswer(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream,
  { type, name }: { type: string; name: string },
): Response {
  const named = /^[\w.-]+$/.test(name)
    ? `filename="${name}"`
    : `filename*=UTF-8''${encodeURIComponent(name)}`;
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; ${named}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
