import {
  type AnyCall,
  type BuiltInRoleKey,
  builtInRole,
  builtInRoleKeys,
  capabilities,
  isOfOrganisation,
  isOfRemotes,
  type Permission,
  permissionOf,
} from '@phila/contract';

/** The owner of the rows that a capability covers. */
const WHOSE = { site: 'the site’s', organisation: 'an organisation’s', remote: 'of remotes' } as const;

/** Writes a Markdown table. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const addressOf = ({ method, path }: AnyCall): string => `\`${method} ${path}\``;

const byAddress = (a: AnyCall, b: AnyCall): number => {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.method < b.method ? -1 : 1;
};

/** The extent of a role's permission: everywhere, its own organisation, or nowhere. */
const mark = (key: BuiltInRoleKey, permission: Permission): string => {
  const { permissions, isLimited } = builtInRole(key);
  if (!permissions.includes(permission)) return '·';
  return isLimited === true ? 'own' : 'yes';
};

const limitOf = (key: BuiltInRoleKey): string => {
  const { permissions, isLimited } = builtInRole(key);
  if (isLimited === true) return 'always';
  return key !== 'administrator' && permissions.some(isOfOrganisation) ? 'where that is wanted' : 'never';
};

/** Describes the confirmation that a call needs beyond an open session. */
const asked = ({ access, stepUp, stepUpWhen }: AnyCall): string => {
  if (stepUp === undefined) return permissionOf(access) === null ? '' : 'entered';
  if (stepUpWhen === undefined) return `code: ${stepUp}`;
  return stepUpWhen === 'factor' ? `code of those who have one: ${stepUp}` : `code for some: ${stepUp}`;
};

const list = (calls: readonly AnyCall[]): string =>
  calls
    .toSorted(byAddress)
    .map((one) => `- ${addressOf(one)}${asked(one) === '' ? '' : ` (${asked(one)})`}`)
    .join('\n');

/**
 * Writes the page of the documentation that lists who may make each call, from the declarations that
 * `role-matrix.long.test.ts` and `access-matrix.test.ts` check.
 */
export const accessPage = (calls: readonly AnyCall[]): string => {
  const of = (access: string) => calls.filter((one) => one.access === access);
  const asking = calls
    .flatMap((one) => {
      const permission = permissionOf(one.access);
      return permission === null ? [] : [{ ...one, permission }];
    })
    .toSorted((a, b) => {
      if (a.permission === b.permission) return byAddress(a, b);
      return a.permission < b.permission ? -1 : 1;
    });
  return `# Who may do what

Written by \`npm run surface\` from the contract: do not edit. The tests \`role-matrix.long.test.ts\` and \`access-matrix.test.ts\` in \`api/src/core/http\` make every call as each of these, and everything that is not allowed here is refused.

## What a call asks of an open session

A call that a permission allows asks that administration was entered (“entered”): with the second factor, twelve hours ago at most, and no half hour without such a call since. “code” names the act that it asks for besides: a second factor given within the last five minutes for this act, in this session, and of those who have none the password. “for some”: the call decides, as for more than 50 rows; what is only tried asks for nothing. “of those who have one”: others are asked for nothing (docs/decisions/0312).

## Permissions

Of an organisation's rows a role that is limited to an organisation reaches those of that organisation and of those below it. What is the site's comes only with a role that is not limited. A role with what is of remotes may be limited to some of them by their names; other remotes are then answered as if there were none.

${table(
  ['capability', 'whose rows', '`.read`: may', '`.write`: may'],
  Object.entries(capabilities).map(([name, { of: whose, read, write }]) => [
    `\`${name}\``,
    WHOSE[whose],
    read,
    write,
  ]),
)}

## Roles that every site has

Others are composed of permissions (\`POST /Identity/roles\`) by a person who has these permissions themselves.

${table(
  ['role', 'what it is', 'limited to an organisation', 'limited to remotes'],
  builtInRoleKeys.map((key) => [
    builtInRole(key).name,
    builtInRole(key).what,
    limitOf(key),
    key !== 'administrator' && builtInRole(key).permissions.some(isOfRemotes)
      ? 'where that is wanted'
      : 'never',
  ]),
)}

## Roles and calls

“own” is the organisation that the role is limited to. “org” in the second column: the same role limited to an organisation reaches its rows with this call as well.

${table(
  ['call', 'permission', 'asks for', ...builtInRoleKeys.map((key) => builtInRole(key).name)],
  asking.map((one) => [
    addressOf(one),
    `${one.permission}${isOfOrganisation(one.permission) ? ' (org)' : ''}`,
    asked(one),
    ...builtInRoleKeys.map((key) => mark(key, one.permission)),
  ]),
)}

## Signed in, for what is the person's own

No role reaches another person's rows by these, except with \`POST /Administration/find\`: of each kind it finds what the person has the permission to read.

${list(of('person'))}

## Anyone

${list(of('anyone'))}

## Servers of other companies, which are checked by what they send

${list(of('webhook'))}

## What builds and releases, with a token of its own kind

${list(of('machine'))}
`;
};
