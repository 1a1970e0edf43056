/**
 * A placeholder for the installation's address, which is unknown when pages are prerendered. The web role replaces
 * it with `PUBLIC_URL` when it reads the files. `.invalid` names never resolve (RFC 2606).
 */
export const printedOrigin = 'https://printed-origin.invalid';
