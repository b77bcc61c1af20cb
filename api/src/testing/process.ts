import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = (name: string): string => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface RunningService {
  /** The address it prints on listening; rejects if the process ends first. */
  url: Promise<string>;
  /** Output so far. */
  stdout(): string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<Ended>;
}

/**
 * Runs the built service like an operator: in its own process, with only this environment.
 * @param program `check-start` only reports why the service would not start, for a fifth of the work; `backup`,
 *   `migrate` and `restore` are the operator's
 */
export const runService = (
  environment: Record<string, string>,
  program: 'main' | 'check-start' | 'backup' | 'migrate' | 'restore' = 'main',
  args: readonly string[] = [],
): RunningService => {
  const file = built(program);
  if (!existsSync(file)) throw new Error('The service is not built: run `npm run types` first');
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  let found: (url: string) => void = () => undefined;
  let notFound: (error: Error) => void = () => undefined;
  const url = new Promise<string>((resolve, reject) => {
    found = resolve;
    notFound = reject;
  });
  // Ignores a missing address in tests that do not ask for it.
  url.catch(() => undefined);
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    const [, port] = /Phila is at http:\/\/localhost:(\d+)/.exec(stdout) ?? [];
    if (port !== undefined) found(`http://127.0.0.1:${port}`);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    notFound(new Error(`The service ended with ${String(code ?? signal)}: ${stderr}${stdout}`));
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, stdout, stderr };
  });
  return {
    url,
    stdout: () => stdout,
    kill: (signal) => {
      child.kill(signal);
    },
    ended,
  };
};
