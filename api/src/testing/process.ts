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
  /** The address that it listens at, once told; rejects when the process ends before. */
  url: Promise<string>;
  /** Output so far. */
  stdout(): string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<Ended>;
}

/**
 * Runs the built service as an operator does: a process of its own, with no more in its environment than is given.
 * @param program `check-start` is what only says why the service would not start, a fifth of the work
 */
export const runService = (
  environment: Record<string, string>,
  program: 'main' | 'check-start' = 'main',
): RunningService => {
  const file = built(program);
  if (!existsSync(file)) throw new Error('The service is not built: run `npm run types` first');
  const child = spawn(process.execPath, [file], {
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
  // A test that does not ask for the address does not have to hear that there was none.
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
