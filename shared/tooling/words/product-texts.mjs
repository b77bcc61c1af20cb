import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { textsOf } from './texts.mjs';

/** Sources that no person reads: tests and their tools, samples, a script for old browsers. */
const NOT_SHOWN =
  /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/stand-ins\/|mfe-kit\/|contract\/src\/light-calls\/|core\/database\/|\/demo(?:\/|\.ts)|demo-|site\/mark-below-floor\.ts/;

const sourcesIn = (/** @type {string} */ folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => !NOT_SHOWN.test(file))
    .toSorted();

/** Names the place of a text: `mfe-career: create-my-cv`, `contract: records/skill`, `service: shop`. */
const screenOf = (/** @type {string} */ file) => {
  const [, folder = '', rest = ''] = /^((?:shared\/)?[^/]+)\/(?:src\/)?(.+)$/.exec(file) ?? [];
  const parts = rest.replace(/\.tsx?$/, '').split('/');
  if (folder === 'api') return `service: ${parts.slice(0, 2).join('/')}`;
  if (folder === 'shared/contract') return `contract: ${parts.slice(0, 2).join('/')}`;
  return `${folder.replace('shared/', '')}: ${parts[0]}`;
};

const folders = () => [
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => `${name}/src`),
  ...[
    'shell',
    'shared/ui',
    'shared/platform',
    'shared/contract',
    'shared/cv-template',
    'shared/pdf',
    'shared/finance',
    'api',
  ].map((name) => `${name}/src`),
];

/**
 * Every text of the product that people read, by screen.
 * @returns {{ screen: string, file: string, line: number, where: string, text: string }[]}
 */
export const productTexts = () =>
  [
    ...readdirSync(root)
      .filter((name) => name.startsWith('mfe-'))
      .map((name) => `${name}/remote.ts`),
    ...folders().flatMap(sourcesIn),
  ]
    .flatMap((file) =>
      textsOf(readFileSync(path.join(root, file), 'utf8'), file).map((found) => ({
        screen: screenOf(file),
        file,
        ...found,
      })),
    )
    .toSorted((a, b) => (a.screen < b.screen ? -1 : a.screen > b.screen ? 1 : 0));
