import { NODE_FILE } from '@phila/data-folder';
import * as z from 'zod/mini';

/** A build's file for Node, as it names it itself. */
export const nodeFile = z.object({ file: z.string().check(z.regex(NODE_FILE)), integrity: z.string() });
