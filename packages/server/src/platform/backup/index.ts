export { BackupError } from './format.ts';
export { restoreBackup } from './restore.ts';
export { writeBackup, type Backup } from './write.ts';
