import type { AnyResource } from '@phila/contract/resources';

/** Tells if the service keeps these fields' former values, for undo: not those of a masked number or a secret. */
export const areKept = ({ fields }: AnyResource, names: readonly string[]): boolean =>
  names.every((name) => {
    const field = fields[name];
    return field?.masked !== true && !(field?.kind === 'text' && field.isSecret === true);
  });
