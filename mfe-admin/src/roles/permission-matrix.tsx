import type { Role } from '@phila/contract/calls';
import { capabilities, type CapabilityName } from '@phila/contract/permissions';
import { type AdminColumn, AdminList, classes } from '@phila/ui';

const names = Object.keys(capabilities) as CapabilityName[];

/** Word for a role's right on one capability. */
const wordOf = ({ permissions }: Role, name: CapabilityName): string =>
  permissions.includes(`${name}.write`) ? 'change' : permissions.includes(`${name}.read`) ? 'see' : '';

interface Row {
  name: CapabilityName;
}

const what: AdminColumn<Row> = {
  name: 'what',
  label: 'What',
  isFixed: true,
  cell: ({ name }) => (
    <span className={classes('first-capital inline-block')}>{capabilities[name].write}</span>
  ),
};

const columnOf = (role: Role): AdminColumn<Row> => ({
  name: role.id,
  label: role.name,
  cell: ({ name }) => {
    const word = wordOf(role, name);
    return word === '' ? (
      <span className={classes('muted')}>no</span>
    ) : (
      <span className={word === 'change' ? classes('strong') : undefined}>{word}</span>
    );
  },
});

/** Table of capabilities by role: see, change or neither. */
const PermissionMatrix = ({ roles }: { roles: readonly Role[] }) => (
  <AdminList<Row>
    label="What each role allows"
    rows={names.map((name) => ({ name }))}
    keyOf={({ name }) => name}
    nameOf={({ name }) => capabilities[name].write}
    isDense
    columns={[what, ...roles.map(columnOf)]}
  />
);

export default PermissionMatrix;
