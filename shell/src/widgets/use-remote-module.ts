import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useShell } from '../shell-context.ts';
import type { ModuleProps } from '../remotes-port.ts';

export type LoadedModule =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; Module: ComponentType<ModuleProps> };

const loading: LoadedModule = { state: 'loading' };

/** Loads a remote's exposed module, and again when `attempt` changes. */
export const useRemoteModule = (remote: string, module: string, attempt: number): LoadedModule => {
  const { remotes } = useShell();
  // Names the request, to ignore earlier answers.
  const question = `${remote} ${module} ${attempt}`;
  const [answer, setAnswer] = useState<{ question: string; loaded: LoadedModule }>({
    question,
    loaded: loading,
  });
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<LoadedModule> => {
      try {
        return { state: 'ready', Module: (await remotes.loadModule(remote, module)).default };
      } catch (cause) {
        return { state: 'failed', message: cause instanceof Error ? cause.message : String(cause) };
      }
    };
    const ask = async () => {
      const loaded = await load();
      if (isWanted) setAnswer({ question, loaded });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [remotes, remote, module, question]);
  return answer.question === question ? answer.loaded : loading;
};
