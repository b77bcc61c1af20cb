import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRoute } from '@phila/contract';
import { details, shell } from '../site/fixture.ts';

/** A host for tests that gives the remote what it is asked and answered. */
const HOST = `
const start = { asked: [], head: null };
let root;
const host = (App) => { root = App; };
module.exports = { modules: { host }, draw: async (asked) => ({ ...start, ...(await root(asked)) }) };`;

/** Code of a remote for tests, before which stands \`reading(request)\`, which gives the values of reads and notes the others. */
const READING = `
const reading = ({ answers, refused = [] }) => {
  const asked = [];
  const at = (address) => ({ key }) => key[0] === address;
  return {
    asked,
    read: (path, query = {}) => {
      const filled = Object.entries(query).filter(([, value]) => value !== null && value !== '');
      const address = '/api/v1' + path + (filled.length === 0 ? '' : '?' + new URLSearchParams(filled));
      const answer = answers.find(at(address));
      if (answer !== undefined) return answer.value;
      if (refused.some(at(address))) return 'refused';
      asked.push({ key: [address], method: 'GET', access: 'anyone', address });
      return undefined;
    },
  };
};
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
`;

const fileOf = (code: string) => ({
  file: `node/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.cjs`,
  integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
});

/** The host's file in the shell's build. */
export const hostFile = fileOf(HOST).file;

/** Writes a shell's build that can draw. */
export const writeShell = async (siteDir: string): Promise<void> => {
  const { fixed: _fixed, ...manifest } = shell;
  await mkdir(join(siteDir, 'node'), { recursive: true });
  await writeFile(join(siteDir, hostFile), HOST);
  await writeFile(join(siteDir, 'shell.json'), JSON.stringify({ ...manifest, host: fileOf(HOST) }));
};

/**
 * Installs a release that draws its pages, with \`App\` defined by the code.
 * @returns the release's file for Node
 */
export const installDrawn = async (
  dataDir: string,
  routes: readonly RemoteRoute[],
  code: string,
): Promise<string> => {
  const remote = `${READING}${code}\nrequire('host')(App);`;
  const draw = fileOf(remote);
  const site = join(dataDir, 'site');
  const folder = join(site, 'remotes/details/1.2.0');
  await mkdir(join(folder, 'node'), { recursive: true });
  const declaration = { ...details.declaration, routes };
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...details, declaration, draw }));
  await writeFile(join(folder, draw.file), remote);
  await writeFile(join(site, 'registry.json'), JSON.stringify({ current: { details: '1.2.0' } }));
  return draw.file;
};
