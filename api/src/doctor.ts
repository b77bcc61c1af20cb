import { ConfigurationError, judgeConfiguration } from './core/configuration.ts';
import { exitWith } from './refusing-to-start.ts';

/*
 * Judges this environment as that of a public site, without starting it: every reason that refuses the start, and every
 * line that it would warn with.
 */
const judge = () => {
  try {
    return judgeConfiguration(process.env);
  } catch (error) {
    if (error instanceof ConfigurationError) return exitWith(`Refused: ${error.message}`);
    throw error;
  }
};

const { refusals, warnings } = judge();
const lines = [
  ...refusals.map((line) => `Refused: ${line}`),
  ...warnings.map(({ name, line }) => `Warning: ${line} (ALLOW_${name}=yes if it is meant so)`),
];
process.stdout.write(`${lines.length === 0 ? 'Nothing is wrong with these settings.' : lines.join('\n')}\n`);
process.exitCode = refusals.length === 0 ? 0 : 1;
