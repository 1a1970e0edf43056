import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { StartFailure } from '../start/terminal.mjs';

/** Runs a program and only shows its output when it fails. Returns what it printed. */
export function runQuietly(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true, ...options });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', fail);
    child.once('close', (code, signal) => {
      if (code === 0) done(output);
      else
        fail(
          new StartFailure(
            `${output}\n${[command, ...args].map((part) => basename(part)).join(' ')} ended with ${signal ?? `code ${code}`}.`,
          ),
        );
    });
  });
}
