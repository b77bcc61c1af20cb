import { migrate } from './core/database/migrate-command.ts';
import { jsonLog } from './core/http/log.ts';
import { runCommand } from './run-command.ts';

const log = jsonLog(
  (line) => process.stderr.write(line),
  () => new Date(),
);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCommand('Usage: npm run migrate [-- --plan]', (args, environment) =>
  migrate(args, environment, { say, log }),
);
