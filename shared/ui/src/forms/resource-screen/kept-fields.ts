import type { AnyResource } from '@phila/contract/resources';

/** Tells if the service stores former values of these fields, for undo. It does not for masked numbers and secrets. */
export const areKept = ({ fields }: AnyResource, names: readonly string[]): boolean =>
  names.every((name) => {
    const field = fields[name];
    return field?.masked !== true && !(field?.kind === 'text' && field.isSecret === true);
  });
