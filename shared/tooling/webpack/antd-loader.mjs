import { antdComponents } from './shared.mjs';

/**
 * Replaces a remote's `import { Table } from 'antd'` by the host's key for each component, so that a page fetches only
 * what it draws. antd as a single key would be 487 kB.
 */
export default function antdLoader() {
  return Object.entries(antdComponents())
    .map(([name, key]) => `export { default as ${name} } from ${JSON.stringify(key)};`)
    .join('\n');
}
