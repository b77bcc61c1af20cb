import { runPlanImport } from './areas/plans/import/command.ts';
import { keepFilesPrivate } from './core/data-folder.ts';

const line = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`);

keepFilesPrivate();
process.exitCode = await runPlanImport(process.argv.slice(2), process.env, {
  out: line(process.stdout),
  error: line(process.stderr),
});
