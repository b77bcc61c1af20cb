import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beyondSyntax } from '../../floor/syntax.mjs';

/**
 * Refuses a build with a script that the oldest supported browsers (browserslist) cannot parse, in a sentence; null if
 * they can. The build of a remote of the workspace refuses it itself (webpack/floor-syntax.mjs).
 * @param {{ name: string, type?: string, integrity: Record<string, string> }} release its `release.json`
 * @param {string} output the folder of the build
 */
export const refusalOfSyntax = ({ name, type, integrity }, output) => {
  for (const file of Object.keys(integrity).filter((one) => one.endsWith('.js'))) {
    const script = readFileSync(path.join(output, file), 'utf8');
    const found = beyondSyntax(script, { isModule: type === 'module' });
    if (found !== null)
      return `${file} of ${name} has ${found}. Build it for browsers of ES2022, packages that it brings as well.`;
  }
  return null;
};
