import type { AnyResource } from '@phila/contract/resources';

/** Whether what these fields were before is kept: of a number that is masked, and of a secret, the service keeps too little. */
export const areKept = ({ fields }: AnyResource, names: readonly string[]): boolean =>
  names.every((name) => {
    const field = fields[name];
    return field?.masked !== true && !(field?.kind === 'text' && field.isSecret === true);
  });
