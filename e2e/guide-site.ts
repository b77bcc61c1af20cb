import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { bin } from '../shared/tooling/commands/workspace.mjs';
import { migrationOfGuide } from '../shared/tooling/workspace-copy/domain-guide.mjs';
import { applyGuide } from '../shared/tooling/workspace-copy/guide-changes.mjs';
import { copyWorkspace } from '../shared/tooling/workspace-copy/workspace-copy.mjs';
import { type Site, startSite } from './site.ts';

interface GuideSite {
  /** Guide; its changes are made in the copy. */
  guide: string;
  migration: string;
  /** Folder of the remote whose bundle changes. */
  remote: string;
}

/** Applies a guide's changes in the copy and builds the results: service, migration, bundle. */
const build = (copy: string, { guide, migration, remote }: GuideSite): void => {
  applyGuide(copy, guide);
  const run = (program: string, args: readonly string[], env = {}) =>
    execFileSync(program, args, {
      cwd: copy,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  // shared/tooling/workspace-copy checks the types.
  run(bin('tsc'), ['-b', 'api', '--noCheck']);
  const { program, args, env } = migrationOfGuide(copy, migration);
  run(program, args, env);
  run(process.execPath, ['shared/tooling/commands/bundle.mjs', remote]);
};

/** Runs `use` with a site built from a workspace copy that has a guide's changes. */
export const withGuideSite = async (of: GuideSite, use: (site: Site) => Promise<void>): Promise<void> => {
  const copy = copyWorkspace();
  try {
    build(copy, of);
    const site = await startSite({}, copy);
    await use(site);
    await site.dispose();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
