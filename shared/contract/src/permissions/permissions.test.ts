import { calls, everyCall } from '../index.ts';
import * as resources from '../resources/index.ts';
import {
  builtInRole,
  builtInRoleKeys,
  builtInRoles,
  capabilities,
  capabilityOf,
  isMay,
  isOfOrganisation,
  may,
  needsPerson,
  permissionOf,
  permissions,
  refusalOf,
  wordsOf,
} from './index.ts';

describe('permissions', () => {
  it('come in pairs, named by area and capability', () => {
    expect(permissions).toHaveLength(Object.keys(capabilities).length * 2);
    for (const one of permissions) expect(one).toMatch(/^[a-z]+\.[a-z][A-Za-z]*\.(?:read|write)$/);
  });

  it('are read back from an access, and nothing else is', () => {
    for (const one of permissions) expect(permissionOf(may(one))).toBe(one);
    for (const other of [
      'anyone',
      'person',
      'webhook',
      'machine',
      'administrator',
      'shop.catalogue.write',
      'may fly',
      '',
    ])
      expect([permissionOf(other), isMay(other)]).toEqual([null, false]);
    expect([needsPerson('person'), needsPerson(may('shop.orders.read')), needsPerson('anyone')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('each say what they are, as a rest of a sentence', () => {
    const words = permissions.map(wordsOf);
    expect(new Set(words).size).toBe(words.length);
    for (const one of words) expect(one).toMatch(/^[a-z].*[^.]$/);
    expect(refusalOf('shop.discounts.write')).toBe(
      'You need the right to change discount codes. An administrator can give it to you.',
    );
  });

  /** Checked within a call open to every account; holders see more. */
  const WITHIN_A_CALL = ['banner.banners'];

  it('each have a call that asks for one of the pair', () => {
    const asked = everyCall(calls).flatMap(({ call }) => permissionOf(call.access) ?? []);
    // Resource calls follow from the definition and are in no tree.
    const ofResources = Object.values(resources).flatMap((one) =>
      typeof one === 'object' && 'capability' in one ? [one.capability] : [],
    );
    expect([...new Set([...asked.map(capabilityOf), ...ofResources, ...WITHIN_A_CALL])].toSorted()).toEqual(
      Object.keys(capabilities).toSorted(),
    );
  });

  /** Finds whose data was looked at, which is part of keeping the register, and too much for who may only see it. */
  const READS_OF_KEEPERS = ['/Incidents/people', '/Incidents/people-file', '/Incidents/staff'];

  it('to write are asked for by no call that only reads', () => {
    const odd = everyCall(calls).filter(
      ({ call: { method, access } }) => method === 'GET' && permissionOf(access)?.endsWith('.write'),
    );
    expect(odd.map(({ call }) => call.path).toSorted()).toEqual(READS_OF_KEEPERS);
  });
});

describe('the roles of every site', () => {
  it('have a name of their own and something that they allow', () => {
    const roles = builtInRoleKeys.map(builtInRole);
    expect(new Set(roles.map(({ name }) => name.toLowerCase())).size).toBe(roles.length);
    for (const role of roles) expect(role.permissions.length).toBeGreaterThan(0);
  });

  it('are everything, for an administrator', () =>
    expect(builtInRoles.administrator.permissions).toEqual(permissions));

  it('write nothing and read everything, for an auditor', () =>
    expect(builtInRoles.auditor.permissions).toEqual(permissions.filter((one) => one.endsWith('.read'))));

  // A viewing only reads; the sole write records that it took place.
  it('write nothing but that they looked, for support', () =>
    expect(builtInRoles.support.permissions.filter((one) => one.endsWith('.write'))).toEqual([
      'identity.viewing.write',
    ]));

  it('allow only what belongs to an organisation, where they are limited to one', () => {
    const limited = builtInRoleKeys.map(builtInRole).filter(({ isLimited }) => isLimited === true);
    expect(limited.map(({ name }) => name)).toEqual(['Organisation administrator']);
    for (const { permissions: given } of limited)
      expect(given.filter((one) => !isOfOrganisation(one))).toEqual([]);
  });
});
