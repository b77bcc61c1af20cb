import { fileURLToPath } from 'node:url';
import { compiled } from './typescript-cache.cjs';

/** Node's hooks of module loading: TypeScript is compiled, and our packages give their sources. */
/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: ['source', ...context.conditions] });

/** @type {import('node:module').LoadHook} */
export const load = (url, context, next) =>
  /\.tsx?(\?|$)/.test(url)
    ? { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
    : next(url, context);
