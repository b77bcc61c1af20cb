import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { bin } from '../shared/tooling/commands/workspace.mjs';
import { migrationOfGuide } from '../shared/tooling/workspace-copy/domain-guide.mjs';
import { applyGuide } from '../shared/tooling/workspace-copy/guide-changes.mjs';
import { copyWorkspace } from '../shared/tooling/workspace-copy/workspace-copy.mjs';
import { type Site, startSite } from './site.ts';

interface GuideSite {
  /** The guide, whose changes are made in the copy. */
  guide: string;
  /** The name of its migration. */
  migration: string;
  /** The folder of the remote whose bundle it changes. */
  remote: string;
}

/** Makes a guide's changes in the copy, and builds what they change: the service, the table's migration, a bundle. */
const build = (copy: string, { guide, migration, remote }: GuideSite): void => {
  applyGuide(copy, guide);
  const run = (program: string, args: readonly string[], env = {}) =>
    execFileSync(program, args, {
      cwd: copy,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  // The types are checked by tests of their own (shared/tooling/workspace-copy).
  run(bin('tsc'), ['-b', 'api', '--noCheck']);
  const { program, args, env } = migrationOfGuide(copy, migration);
  run(program, args, env);
  run(process.execPath, ['shared/tooling/commands/bundle.mjs', remote]);
};

/** A site that was built from a copy of the workspace in which a guide's changes were made, while `use` runs. */
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
