/** Compares MDN's data on browsers with the floor. */
import { createRequire } from 'node:module';
import { VERSIONS } from './floor.mjs';

const require = createRequire(import.meta.url);

/**
 * @import { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
 * @typedef {{ holder: string, member: string | null, isStatic: boolean, part: Identifier }} Part
 */

/** @type {CompatData} */
export const compat = require('@mdn/browser-compat-data');

/**
 * The names of browsers there, by those of browserslist.
 * @type {Record<string, BrowserName>}
 */
const NAMES = {
  chrome: 'chrome',
  android: 'webview_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
};

/** Converts `16.4` and `≤79` to comparable numbers; a feature not yet released comes last. */
const asNumber = (/** @type {unknown} */ version) => {
  if (typeof version !== 'string' || version === 'preview') return Infinity;
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major + minor / 1000;
};

const hasFor = (/** @type {SimpleSupportStatement} */ statement, /** @type {number} */ version) => {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (flags !== undefined || prefix !== undefined || other !== undefined) return false;
  return asNumber(added) <= version && (removed === undefined || asNumber(removed) > version);
};

/** The data on a feature in a browser, of browserslist's name. */
const statementsOf = (/** @type {Identifier} */ { __compat: data }, /** @type {string} */ browser) => {
  const name = NAMES[browser];
  return [(name && data?.support[name]) ?? []].flat();
};

/** The first version of a browser, of browserslist's name, that has the feature. */
export const sinceOf = (/** @type {Identifier} */ feature, /** @type {string} */ browser) =>
  Math.min(
    ...statementsOf(feature, browser)
      .filter((statement) => hasFor(statement, asNumber(statement.version_added)))
      .map(({ version_added: added }) => asNumber(added)),
  );

/** The feature is in every browser of the floor. */
export const isInFloor = (/** @type {Identifier} */ feature) =>
  Object.entries(VERSIONS).every(([browser, version]) =>
    statementsOf(feature, browser).some((statement) => hasFor(statement, asNumber(version))),
  );

/** The parts of a group that are features: `[['at', …], ['concat', …]]`. */
const featuresOf = (/** @type {Identifier | undefined} */ group) => {
  const { __compat: _own, ...parts } = group ?? {};
  return Object.entries(parts).filter(([, part]) => part.__compat !== undefined);
};

/** A member as scripts name it; null for anything else, such as an event or a behaviour. */
const nameOf = (/** @type {string} */ key) => {
  const name = key.replace(/_static$/, '');
  return /^[A-Za-z]+\d*[A-Za-z]*$/.test(name) ? name : null;
};

/** @returns {Part[]} */
const membersOf = (/** @type {string} */ holder, /** @type {Identifier} */ part) =>
  featuresOf(part).flatMap(([key, feature]) => {
    const member = nameOf(key);
    return member === null || member === holder
      ? []
      : [{ holder, member, isStatic: key.endsWith('_static'), part: feature }];
  });

/**
 * Every interface and object of a page, with its members and by itself: `Array` and its `at`, `URL` and its `canParse`.
 * @returns {Part[]}
 */
const every = () =>
  [compat.api, compat.javascript.builtins, compat.javascript.builtins?.Intl].flatMap((group) =>
    featuresOf(group).flatMap(([holder, part]) => [
      // Iterators have long been there, and the object of their name has not.
      { holder, member: null, isStatic: false, part: (holder === 'Iterator' && part.Iterator) || part },
      ...membersOf(holder, part),
    ]),
  );

/**
 * Lists functions, properties and whole interfaces of pages that some browser of the floor lacks.
 * @returns {{ holder: string, member: string | null, isStatic: boolean }[]}
 */
export const younger = () =>
  every()
    .filter(({ part }) => !isInFloor(part))
    .map(({ holder, member, isStatic }) => ({ holder, member, isStatic }));

/** The names of members that no interface of the floor has: found in a source, they are one of the younger ones. */
export const youngerNames = () => {
  const old = new Set(
    every().flatMap(({ holder, member, part }) => (isInFloor(part) ? [member ?? holder] : [])),
  );
  return new Set(
    younger()
      .flatMap(({ holder, member }) => member ?? holder)
      .filter((name) => !old.has(name)),
  );
};
