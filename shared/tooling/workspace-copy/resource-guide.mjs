import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

/** docs/guides/add-a-resource.md: the three changes that a resource takes. */
export const resourceGuide = readFileSync(path.join(root, 'docs/guides/add-a-resource.md'), 'utf8');
