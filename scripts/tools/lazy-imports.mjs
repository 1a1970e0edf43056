// In a bundle, `await import('a-commonjs-package')` gives a module with nothing but `default`, while Node, which runs
// the tests, also gives the names it finds in the package. So a name that every test finds may be missing once built.

const NAMES = '\\{((?:[^{}]|\\{[^{}]*\\})*)\\}';

const names = (list) =>
  list
    .replace(/\{[^{}]*\}/g, '')
    .split(',')
    .map((item) => item.split(':')[0].trim())
    .filter((name) => name !== '' && !name.startsWith('...'));

/** The names taken from a file imported on demand, or undefined if the code is written in another way. */
function takenNames(code, file) {
  const target = `import\\("\\./${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"\\)`;
  const taken = [
    ...code.matchAll(new RegExp(`${NAMES} = await ${target}(?!\\.)`, 'g')),
    ...code.matchAll(new RegExp(`${target}\\.then\\(\\(${NAMES}\\) =>`, 'g')),
    ...code.matchAll(new RegExp(`${target}\\.then\\(\\((?<all>\\w+)\\) => \\k<all>\\.(\\w+)\\)`, 'g')),
  ];
  const places = [...code.matchAll(new RegExp(target, 'g'))].length;
  return taken.length < places ? undefined : taken.flatMap((match) => names(match.at(-1)));
}

/**
 * Finds names that built code takes from a file imported on demand and that this file does not export. `outputs` is
 * from esbuild's metafile, `read` returns the code of an output.
 */
export function missingNames(outputs, read) {
  const faults = [];
  for (const [output, { imports }] of Object.entries(outputs)) {
    for (const path of new Set(
      imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external).map((one) => one.path),
    )) {
      const { exports, entryPoint } = outputs[path];
      const taken = takenNames(read(output), path.slice(path.lastIndexOf('/') + 1));
      const onlyDefault = exports.length === 1 && exports[0] === 'default';
      if (taken === undefined && onlyDefault)
        faults.push(`${entryPoint} exports nothing but "default": write { default: … } = await import(…).`);
      for (const name of taken ?? [])
        if (!exports.includes(name))
          faults.push(`${entryPoint} does not export "${name}" once bundled, only: ${exports.join(', ')}.`);
    }
  }
  return faults;
}
