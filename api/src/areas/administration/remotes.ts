import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, type SiteRemote } from '@phila/contract';
import * as z from 'zod/mini';
import type { WholeService } from '../../core/area.ts';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { codeOf } from '../../core/error-code.ts';

/** `DATA_DIR/site/registry.json`, as `npm run release` writes it. */
const registry = z.object({
  current: z.record(z.string(), z.string()),
  history: z._default(z.record(z.string(), z.array(z.string())), {}),
  published: z._default(
    z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ at: z.string(), by: z.string(), commit: z.nullable(z.string()), tests: z.string() }),
      ),
    ),
    {},
  ),
});

/** What is held under a name, and not what every object has: a remote may be called "constructor". */
const held = <T>(object: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;

const readRemotes = async (dataDir: string): Promise<SiteRemote[]> => {
  let text: string;
  try {
    text = await readFile(join(dataDir, 'site', 'registry.json'), 'utf8');
  } catch (error) {
    // A service alone, before anything was released.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
  const { current, history, published } = registry.parse(JSON.parse(text));
  const names = new Set([...Object.keys(current), ...Object.keys(history)]);
  return [...names].toSorted().map((name) => {
    const version = held(current, name) ?? null;
    const from = held(published, name) ?? {};
    return {
      name,
      version,
      releases: (held(history, name) ?? []).toReversed().map((one) => {
        const { at = null, by = null, commit = null, tests = null } = held(from, one) ?? {};
        return { version: one, isInUse: one === version, at, by, commit, tests };
      }),
    };
  });
};

/** Which releases of remotes are in use, and where they came from. */
export const remoteAnswers = ({ configuration }: WholeService): Implementation[] => [
  implement(calls.administration.siteRemotes, () => readRemotes(configuration.dataDir)),
];
