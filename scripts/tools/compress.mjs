import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** Smaller files fit into a packet uncompressed. */
const LEAST_BYTES = 1024;

/**
 * Creates `x.br` and `x.gz` next to every text file `x` that compression makes smaller, so that serving needs no
 * compression.
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  );
}

async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
  const [br, gz] = await Promise.all([brotli(bytes, { params: hint }), deflate(bytes, { level: 9 })]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}
