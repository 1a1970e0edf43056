/**
 * Stands in every printed file where the installation's own address belongs, which the build does not know. The web role
 * puts its `PUBLIC_URL` there as it reads the files. An `.invalid` name resolves nowhere (RFC 2606).
 */
export const printedOrigin = 'https://printed-origin.invalid';
