/** The files of a further remote: as little as one that is whole needs. */

/** JSON as the formatter leaves it: lists and small objects on one line where they fit. */
const json = (value) =>
  `${JSON.stringify(value, null, 2)
    .replaceAll(/\[\n\s+("[^[\]{}]*?)\n\s+\]/g, (_, items) => `[${items.replaceAll(/\n\s+/g, ' ')}]`)
    .replaceAll(/\{\n\s+("path": "[^"]*")\n\s+\}/g, '{ $1 }')}\n`;

/** A text as the formatter writes it in code: in single quotes, unless double ones save a backslash. */
const quoted = (text) => {
  const inDouble = JSON.stringify(text);
  const count = (mark) => text.split(mark).length;
  if (count("'") > count('"')) return inDouble;
  return `'${inDouble
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
};

/** @param {{ name: string, title: string }} remote @returns {Record<string, string>} text by path below the folder */
export const files = ({ name, title }) => ({
  'package.json': json({
    name: `@phila/mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: {
      '@phila/contract': 'workspace:*',
      '@phila/platform': 'workspace:*',
      '@phila/ui': 'workspace:*',
      react: '19.3.1',
      'react-dom': '19.3.1',
      'react-router-dom': '7.18.5',
    },
    devDependencies: { '@phila/tooling': 'workspace:*' },
  }),
  'tsconfig.json': json({
    extends: '../tsconfig.browser.json',
    compilerOptions: { rootDir: '.', outDir: 'dist', types: ['node', 'jest', '@testing-library/jest-dom'] },
    include: ['src', 'src/**/*.json', 'remote.ts', '../shared/tooling/types'],
    references: ['contract', 'platform', 'ui'].map((shared) => ({ path: `../shared/${shared}` })),
  }),
  'webpack.config.mjs': `import { remoteConfig } from '@phila/tooling/webpack';

export default remoteConfig(import.meta.dirname);
`,
  'jest.config.mjs': `import browser from '@phila/tooling/jest/browser';

export default { ...browser, displayName: 'mfe-${name}' };
`,
  'limits.json': json({ entry: 11_000, routes: { '*': 22_000 } }),
  'remote.ts': `import { remote } from '@phila/contract/remote';

const title = ${quoted(title)};

export default remote({
  name: '${name}',
  title,
  owner: \`\${title} squad\`,
  platform: '^1.0.0',
  routes: [{ path: '/${name}', page: 'overview', layout: 'portal', access: 'person', title }],
  navigation: [{ menu: 'portal', label: title, to: '/${name}', icon: 'home', order: 900 }],
});
`,
  'src/pages.ts': `/** The pages of this remote, by the names that remote.ts uses; each is a chunk of its own. */
export const pages = {
  overview: () => import(/* webpackChunkName: "overview" */ './overview/page.tsx'),
};
`,
  'src/lifecycles.tsx': `import { remoteApp } from '@phila/platform';
import { routedApp } from '@phila/ui';
import declaration from '../remote.ts';
import { pages } from './pages.ts';

export const { bootstrap, mount, unmount } = remoteApp(declaration.name, routedApp(declaration, pages));
`,
  'src/overview/page.tsx': `import { useProfileName } from '@phila/platform';
import { Page } from '@phila/ui';

const TITLE = ${quoted(title)};

/** The first page of this area. */
const OverviewPage = () => {
  const person = useProfileName();
  return (
    <Page title={TITLE} sentence="This is the start of a new area of Phila.">
      <p>{person ? \`\${person.firstName}, you are in \${TITLE}.\` : \`You are in \${TITLE}.\`}</p>
    </Page>
  );
};

export default OverviewPage;
`,
  'src/overview/page.test.tsx': `import { answer, renderWithPlatform } from '@phila/platform/fake';
import { calls } from '@phila/contract/calls';
import { screen } from '@testing-library/react';
import OverviewPage from './page.tsx';

it('greets the person by first name', async () => {
  const name = { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null };
  renderWithPlatform(<OverviewPage />, { signedIn: true, answers: [answer(calls.account.profileName, name)] });
  expect(await screen.findByText(${quoted(`Thandi, you are in ${title}.`)})).toBeInTheDocument();
});
`,
});
