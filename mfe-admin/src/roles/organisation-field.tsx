import { calls, type Role } from '@phila/contract/calls';
import { isOfOrganisation } from '@phila/contract/permissions';
import { useMay } from '@phila/platform';
import { FormField, Select, useControl } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';

/** True if a role can be limited to an organisation: one of its permissions is about organisations' rows. */
export const isForOrganisations = (role: Role | undefined): boolean =>
  role !== undefined && role.builtIn !== 'administrator' && role.permissions.some(isOfOrganisation);

/** Organisation that limits a role, shown where one can. */
export const OrganisationField = ({ roles }: { roles: readonly Role[] }) => {
  const {
    control: { value: roleId },
  } = useControl<string>('roleId');
  const canBeLimited = isForOrganisations(roles.find(({ id }) => id === roleId));
  const seesOrganisations = useMay('organisation.structures.read');
  const structures = useQuery(
    calls.organisation.structures.query({}, { enabled: canBeLimited && seesOrganisations }),
  );
  if (!canBeLimited) return null;
  return (
    <FormField<number | null>
      name="osNo"
      label="Limited to an organisation"
      hint="And to those below it. Leave it out for the whole site."
    >
      {(control) => (
        <Select<number>
          {...control}
          clearable
          placeholder="The whole site"
          options={(structures.data ?? []).map(({ osNo, osName }) => ({ value: osNo, label: osName }))}
        />
      )}
    </FormField>
  );
};
