import { antdComponents } from './shared.mjs';

/**
 * What a remote's `import { Table } from 'antd'` gets: each component that the host provides under its own key, so that a
 * page fetches those that it draws. antd as one key would be 487 kB.
 */
export default function antdLoader() {
  return Object.entries(antdComponents())
    .map(([name, key]) => `export { default as ${name} } from ${JSON.stringify(key)};`)
    .join('\n');
}
