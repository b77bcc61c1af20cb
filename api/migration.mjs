/** `pnpm migration`, after `tsc -b`: what changed in the schema since the last migration, as a new one. */
import { execFileSync } from 'node:child_process';

execFileSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
