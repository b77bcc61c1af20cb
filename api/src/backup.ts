import { backUp } from './core/backup/commands.ts';
import { runCommand } from './run-command.ts';

await runCommand('Usage: npm run backup -- <new folder> [--site http://localhost:3000]', backUp);
