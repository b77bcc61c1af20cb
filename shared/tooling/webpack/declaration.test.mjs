import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './base.mjs';
import { readDeclaration } from './declaration.mjs';

let around = '';
let folder = '';
beforeEach(() => {
  // Writes inside the workspace, so that imports find the contract.
  mkdirSync(path.join(root, 'mfe-public/node_modules/.cache'), { recursive: true });
  around = mkdtempSync(path.join(root, 'mfe-public/node_modules/.cache/declared-'));
  folder = path.join(around, 'mfe-tried');
  mkdirSync(folder);
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const write = (text) => writeFileSync(path.join(folder, 'remote.ts'), text);

const declared = (route, more = {}) => {
  const whole = {
    path: '/tried',
    page: 'tried',
    layout: 'portal',
    access: 'person',
    title: 'Tried',
    ...route,
  };
  const remote = {
    name: 'tried',
    title: 'Tried',
    owner: 'Squad',
    platform: '^1.0.0',
    routes: [whole],
    ...more,
  };
  write(`export default ${JSON.stringify(remote)};`);
  return readDeclaration(folder);
};

it('takes reads of the contract that have no parameters, and pages of lists', async () => {
  const prefetch = [
    '/Account/get-profile-name',
    '/Lookup/titles',
    '/Career/skills?PageNumber=1&PageSize=12',
    '/Shop/admin-orders?Attention=true&PageNumber=1&PageSize=25',
    '/Administration/audit?',
  ];
  expect((await declared({ prefetch })).routes[0].prefetch).toEqual(prefetch);
});

it.each([
  ['/Account/nothing', {}, 'no call of the contract is read there'],
  ['/Account/sign-in', {}, 'no call of the contract is read there'],
  ['/Dashboard/reminders', {}, 'it is read with parameters'],
  ['/Lookup/titles?PageNumber=1', {}, 'it takes no such query'],
  ['/Shop/admin-orders?PageNumber=first&PageSize=25', {}, 'it takes no such query'],
  ['/Career/skills?PageNumber=1&PageSize=1000', {}, 'it takes no such query'],
  ['/Document/profile-image', {}, 'it answers with a file'],
  ['/Account/get-profile-name', { access: 'anyone' }, 'not everyone the page is for may read it'],
])('refuses %s of a page %j: %s', async (read, route, why) => {
  await expect(declared({ ...route, prefetch: [read] })).rejects.toThrow(
    `the page tried cannot have ${read} prefetched: ${why}`,
  );
});

const entry = { menu: 'portal', label: 'Tried', to: '/tried', order: 900 };

it.each([
  [{ navigation: [{ ...entry, to: '/nowhere' }] }, 'leads to /nowhere, which no remote declares as a route'],
  [{ navigation: [{ ...entry, icon: 'hause' }] }, 'the menu entry "Tried" has the icon "hause"'],
  [{ navigation: [{ ...entry, group: '/tried' }] }, 'navigation.0.group: group is the entry itself'],
  [
    { navigation: [{ ...entry, landing: true }] },
    'cannot be the landing page after sign-in: /dashboard of details is',
  ],
])('refuses %j: %s', async (more, sentence) => {
  await expect(declared({}, more)).rejects.toThrow(sentence);
});

it('takes an entry that leads to the page of another remote of the workspace', async () => {
  const navigation = [{ ...entry, to: '/documents' }];
  expect((await declared({}, { navigation })).navigation).toMatchObject(navigation);
});

it('refuses a name that is not the folder’s', async () => {
  await expect(declared({}, { name: 'other' })).rejects.toThrow(
    'remote.ts of mfe-tried: it is named "other" and its folder mfe-tried; name it "tried"',
  );
});

it('says of a file that is no TypeScript what and where, in one line', async () => {
  write('export default {\n  name: ;\n};\n');
  await expect(readDeclaration(folder)).rejects.toThrow(
    /^remote\.ts of mfe-tried: it is no TypeScript: [^\n]+ \(line 2\)$/,
  );
});

it('says of a file that fails when it is read why, in one line', async () => {
  write('export default missing;\n');
  await expect(readDeclaration(folder)).rejects.toThrow(
    'remote.ts of mfe-tried: it cannot be read: missing is not defined',
  );
});

it.each([
  ['fails when it is read', 'export default missing;'],
  ['is refused', 'export default {};'],
])('leaves nothing beside a file that %s, for git to take up', async (_, text) => {
  write(text);
  await expect(readDeclaration(folder)).rejects.toThrow('remote.ts of mfe-tried');
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(left).toEqual(['remote.ts']);
});
