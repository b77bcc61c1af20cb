import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { trialImport } from '../release/gate/trial-import.mjs';
import { generate } from './generate.mjs';
import { placeRemoteApart } from './remote-apart.mjs';

/*
 * Adds the pages of a developer who knows the libraries but not this platform: `templates/app`, in a remote of the
 * workspace. `e2e/outside-remotes.spec.ts` builds the same pages outside and uses them in the browser.
 */

const declaration = `import { remote } from '@phila/contract/remote';

export default remote({
  name: 'travel',
  title: 'Travel',
  owner: 'Travel squad',
  platform: '^1.0.0',
  routes: [
    { path: '/journeys/*', page: 'journeys', layout: 'portal', access: 'person', title: 'Journeys' },
  ],
});
`;

const pages = `/** The pages of this remote, by the names that remote.ts uses. */
export const pages = {
  journeys: () => import(/* webpackChunkName: "journeys" */ './journeys/page.tsx'),
};
`;

let remote;
beforeAll(() => {
  remote = placeRemoteApart();
  const { folder } = remote;
  generate(folder, { name: 'travel', title: 'Travel' });
  rmSync(path.join(folder, 'src/overview'), { recursive: true });
  const app = path.join(root, 'templates/app/src');
  cpSync(app, path.join(folder, 'src'), {
    recursive: true,
    // Leaves out files that the generated remote or the workspace already has.
    filter: (file) => !['lifecycles.tsx', 'assets.d.ts'].includes(path.basename(file)),
  });
  // Renames the slice, because slices begin with their remote's name.
  const wishes = path.join(folder, 'src/wishes.ts');
  writeFileSync(wishes, readFileSync(wishes, 'utf8').replace('journeysWishes', 'travelWishes'));
  // Installs packages that an outside squad would have in its package.json; remotes of the workspace do not.
  for (const name of ['antd', 'dayjs']) {
    const link = path.join(folder, 'node_modules', name);
    if (!existsSync(link)) symlinkSync(path.join(root, 'shared/ui/node_modules', name), link);
  }
  mkdirSync(path.join(folder, 'src/journeys'));
  writeFileSync(path.join(folder, 'src/journeys/page.tsx'), "export { App as default } from '../app.tsx';\n");
  writeFileSync(path.join(folder, 'src/pages.ts'), pages);
  writeFileSync(path.join(folder, 'remote.ts'), declaration);
});
afterAll(() => remote.remove());

test('nested routes, a query, a slice, antd, react-final-form and zod pass types and lint as they are written', async () => {
  expect(await Promise.all([remote.types(), remote.lint()])).toEqual(['', '']);
});

test('they build at the first try, and the build can be imported', async () => {
  expect(await remote.bundle()).toBe('');
  expect(await trialImport(path.join(remote.folder, 'dist/site'))).toBeNull();
});
