/** Decodes a base64 or percent-encoded data URL. Returns null for anything else. */
export function readDataAddress(address: string): { type: string; bytes: Uint8Array } | null {
  const match = /^data:([a-z]+\/[a-z0-9.+-]+)(?:;charset=[a-z0-9-]+|;utf8)?(;base64)?,/iu.exec(address);
  if (match === null) return null;
  const [head, type = ''] = match;
  const rest = address.slice(head.length);
  if (match[2] === undefined) return { type, bytes: new TextEncoder().encode(decodeURIComponent(rest)) };
  return { type, bytes: Uint8Array.from(atob(rest), (character) => character.charCodeAt(0)) };
}

export function svgAddress(svg: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(svg)) binary += String.fromCharCode(byte);
  return `data:image/svg+xml;base64,${btoa(binary)}`;
}
