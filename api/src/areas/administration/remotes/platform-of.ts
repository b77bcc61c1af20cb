import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { codeOf } from '../../../core/error-code.ts';

const shell = z.object({ platform: z.string() });

/**
 * The platform version of a built shell; null for no shell.
 * @param siteDir the folder of the built shell
 */
export const platformOf = async (siteDir: string): Promise<string | null> => {
  try {
    return shell.parse(JSON.parse(await readFile(join(siteDir, 'shell.json'), 'utf8'))).platform;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};
