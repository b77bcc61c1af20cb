import type { RoleHolder } from '@phila/contract/calls';

/** Limits of a person's role, in words. */
export const limitWords = (
  { osName, remotes }: Pick<RoleHolder, 'osName' | 'remotes'>,
  titleOf: (name: string) => string,
): string => {
  const named =
    remotes === null
      ? []
      : [`${remotes.length === 1 ? 'The remote' : 'The remotes'} ${remotes.map(titleOf).join(', ')}`];
  const limits = [...(osName === null ? [] : [osName]), ...named];
  return limits.length === 0 ? 'The whole site' : limits.join('; ');
};
