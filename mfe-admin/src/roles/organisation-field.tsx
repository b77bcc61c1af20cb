import { calls, type Role } from '@phila/contract/calls';
import { isOfOrganisation } from '@phila/contract/permissions';
import { useMay } from '@phila/platform';
import { FormField, Select, useControl } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';

/** Whether a role can be limited to an organisation: anything that it allows is about rows of organisations. */
export const isForOrganisations = (role: Role | undefined): boolean =>
  role !== undefined && role.builtIn !== 'administrator' && role.permissions.some(isOfOrganisation);

/** The organisation that a role is limited to, where that can hold. */
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
