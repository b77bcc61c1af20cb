import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { compat, isInFloor, sinceOf } from './compat.mjs';
import { VERSIONS } from './floor.mjs';

const require = createRequire(import.meta.url);
const coreJs = require('core-js-compat');

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const supplied = [
  ...read('shell/src/functions/add-functions.ts').matchAll(/core-js\/modules\/([\w.-]+)\.js/g),
].map(([, name]) => name);

/**
 * Functions that the floor lacks and the shell does not supply, each with the reason. TypeScript's types of the
 * language end with 2023, so our code uses none of these.
 */
const NOT_SUPPLIED = {
  'would take the place of a function that is there, and is slow': /^es\.json\./,
  'is there, and wrong only in corners that nothing here reaches':
    /^es\.(array\.(push|includes)|regexp\.flags)$/,
  'has no use without syntax that comes after the floor': /dispos|async-dispose|suppressed-error/,
  'is of numbers and bytes that nothing here counts in':
    /^es\.(data-view|math|array-buffer|uint8-array)\.|float16/,
  'is younger than the edition of 2025':
    /get-or-insert|is-error|^es\.iterator\.(chunks|concat|includes|join|windows|zip)/,
};

test('the shell brings every function that the floor lacks, except unused ones, each with its reason', () => {
  const { ios_saf: ios, ...others } = VERSIONS;
  const { list } = coreJs({ targets: { ...others, ios }, modules: [/^es\./] });
  const isLeft = (name) => Object.values(NOT_SUPPLIED).some((pattern) => pattern.test(name));
  expect(supplied.toSorted()).toEqual(list.filter((name) => !isLeft(name)).toSorted());
  for (const [why, pattern] of Object.entries(NOT_SUPPLIED))
    expect([why, list.some((name) => pattern.test(name))]).toEqual([why, true]);
});

/** Converts a module's name to the feature's name in MDN's data: `es.map.group-by`, `es.set.union.v2`. */
const featureOf = (name) => {
  const [, holder, member] = name.replace(/\.v2$/, '').split('.');
  const plain = (text) =>
    text
      .replace(/_static$/, '')
      .replaceAll('-', '')
      .toLowerCase();
  const { builtins } = compat.javascript;
  const [, part] = Object.entries(builtins).find(([key]) => plain(key) === plain(holder)) ?? [];
  if (member === 'constructor') return part.Iterator;
  return Object.entries(part).find(([key]) => plain(key) === plain(member))?.[1];
};

test('a browser that has the two that came last has all the others, so that nothing is loaded for it', () => {
  const { RegExp: regExp, Iterator: iterator } = compat.javascript.builtins;
  for (const name of supplied) {
    const feature = featureOf(name);
    for (const browser of Object.keys(VERSIONS)) {
      const last = Math.max(sinceOf(regExp.escape, browser), sinceOf(iterator.Iterator, browser));
      expect([name, browser, sinceOf(feature, browser) <= last]).toEqual([name, browser, true]);
    }
    expect([name, isInFloor(feature)]).toEqual([name, false]);
  }
});

test('types let our own code use no function of the language that the shell does not bring', () => {
  expect(JSON.parse(read('tsconfig.base.json')).compilerOptions.lib).toEqual(['es2023']);
  expect(JSON.parse(read('tsconfig.browser.json')).compilerOptions.lib).toEqual([
    'es2023',
    'dom',
    'dom.iterable',
  ]);
});
