import { restore } from './core/backup/commands.ts';
import { runCommand } from './run-command.ts';

await runCommand('Usage: npm run restore -- <folder of the backup>', restore);
