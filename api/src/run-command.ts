import { keepFilesPrivate } from './core/data-folder.ts';
import { ConfigurationError, readConfiguration } from './core/configuration.ts';
import { codeOf } from './core/error-code.ts';
import { exitWith, reasonOf } from './refusing-to-start.ts';

type Command = (
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
) => Promise<string | null>;

/** Runs a command of the operator to its end, and says in a line what was done or why it was not. */
export const runCommand = async (usage: string, command: Command): Promise<void> => {
  keepFilesPrivate();
  try {
    const done = await command(process.argv.slice(2), process.env);
    if (done === null) exitWith(usage);
    process.stdout.write(`${done}\n`);
  } catch (error) {
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS') === true)
      exitWith(`${(error as Error).message}\n${usage}`);
    if (error instanceof ConfigurationError) exitWith(error.message);
    const reason = reasonOf(error, readConfiguration(process.env));
    if (reason === null) throw error;
    exitWith(reason);
  }
};
