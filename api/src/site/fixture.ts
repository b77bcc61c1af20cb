import type { Registry, RegistryEntry } from '@phila/contract';
import type { Shell } from './shell.ts';

/** A shell's description for tests. */
export const shell: Shell = {
  platform: '1.0.0',
  scripts: ['assets/first.js'],
  styles: ['assets/first.css'],
  fonts: ['assets/figtree.woff2'],
  beforeStart: 'assets/early.js',
  integrity: {
    'assets/early.js': 'sha384-early',
    'assets/first.js': 'sha384-first',
    'assets/first.css': 'sha384-style',
  },
  preload: { portal: ['assets/portal.js', 'assets/portal.css'], centred: ['assets/centred.js'] },
  openedRow: ['assets/row.js', 'assets/first.js'],
  provides: { 'antd/es/button': ['assets/button.js', 'assets/first.js'] },
  fixed: new Set(['favicon.svg', 'paia-manual.pdf']),
};

export const details: RegistryEntry = {
  name: 'details',
  version: '1.2.0',
  base: '/remotes/details/1.2.0/',
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha384-entry', 'page.js': 'sha384-page', 'page.css': 'sha384-css' },
  preload: { '/details/personal/biographical': ['entry.js', 'page.js', 'page.css'] },
  shares: { '/details/personal/biographical': ['antd/es/button', 'react'] },
  declaration: {
    name: 'details',
    title: 'My Details',
    owner: 'Details squad',
    platform: '^1.0.0',
    routes: [
      {
        path: '/details/personal/biographical',
        layout: 'portal',
        access: 'person',
        title: 'Biographical',
        page: 'biographical',
      },
      {
        path: '/details/letter',
        layout: 'public',
        access: 'anyone',
        title: 'A letter',
        page: 'letter',
      },
      { path: '/details/*', layout: 'portal', access: 'person', title: 'My Details', page: 'overview' },
    ],
    navigation: [],
    sidePanel: [],
    widgets: [],
    overview: [],
    today: [],
    bulkActions: [],
    commands: [],
  },
};

export const registry: Registry = { platform: '1.0.0', remotes: [details] };
