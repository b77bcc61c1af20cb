import { createHash } from 'node:crypto';
import type { RemoteRoute } from '@phila/contract';
import { details } from '../site/fixture.ts';
import { installRelease, installShell, type Site } from './install-release.ts';

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

/** Installs a shell that can draw. */
export const installDrawingShell = (site: Site): Promise<void> => {
  const host = fileOf(HOST);
  return installShell(site, { host }, { [host.file]: HOST });
};

/**
 * Installs a release that draws its pages, with `App` defined by the code.
 * @returns the release's file for Node
 */
export const installDrawn = async (
  site: Site,
  routes: readonly RemoteRoute[],
  code: string,
): Promise<string> => {
  const remote = `${READING}${code}\nrequire('host')(App);`;
  const draw = fileOf(remote);
  const declaration = { ...details.declaration, routes };
  await installRelease(site, 'details', '1.2.0', {
    release: { ...details, declaration, draw },
    files: { [draw.file]: remote },
  });
  return draw.file;
};
