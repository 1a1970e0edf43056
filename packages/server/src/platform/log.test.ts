import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog, openLogFile } from './log.ts';

// Writing to this device always fails with ENOSPC.
it.runIf(existsSync('/dev/full'))('loses lines on a full disk and goes on when there is room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-log-'));
  const file = join(folder, 'program.log');
  await symlink('/dev/full', file);
  const destination = openLogFile(file);
  let lost = 0;
  destination.on('drop', () => {
    lost += 1;
  });
  const log = createLog('info', destination);
  await expect
    .poll(() => {
      for (let line = 0; line < 4000; line += 1) log.info({ line }, 'a line that finds no room');
      return lost;
    })
    .toBeGreaterThan(0);
  await unlink(file);
  destination.reopen();
  await expect
    .poll(async () => {
      log.info('there is room again');
      destination.flush();
      return readFile(file, 'utf8').catch(() => '');
    })
    .toContain('there is room again');
  destination.destroy();
  await rm(folder, { recursive: true });
});
