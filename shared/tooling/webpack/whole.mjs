import path from 'node:path';
import { root } from './base.mjs';
import plainConfig from './plain.mjs';

/**
 * The plain bundle with all of each library that remotes may ask the host for, in its first script: what sharing libraries
 * whole costs, apart from federation.
 */
export default async () => {
  const plain = await plainConfig();
  return {
    ...plain,
    name: 'whole',
    entry: { shell: [plain.entry.shell, '../shared/ui/provided.json?libraries'] },
    output: { ...plain.output, path: path.join(root, 'shell/dist/whole'), uniqueName: 'phila_whole' },
  };
};
