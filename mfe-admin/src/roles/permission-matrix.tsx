import type { Role } from '@phila/contract/calls';
import { capabilities, type CapabilityName } from '@phila/contract/permissions';
import { classes } from '@phila/ui';
import { Table } from 'antd';

const names = Object.keys(capabilities) as CapabilityName[];

/** Word for a role's right on one capability. */
const wordOf = ({ permissions }: Role, name: CapabilityName): string =>
  permissions.includes(`${name}.write`) ? 'change' : permissions.includes(`${name}.read`) ? 'see' : '';

interface Row {
  name: CapabilityName;
}

/** Table of capabilities by role: see, change or neither. */
const PermissionMatrix = ({ roles }: { roles: readonly Role[] }) => (
  <Table<Row>
    rowKey="name"
    size="small"
    bordered
    pagination={false}
    scroll={{ x: 'max-content' }}
    dataSource={names.map((name) => ({ name }))}
    columns={[
      {
        title: 'What',
        dataIndex: 'name',
        fixed: 'start',
        render: (_: unknown, { name }) => (
          <span className={classes('first-capital inline-block')}>{capabilities[name].write}</span>
        ),
      },
      ...roles.map((role) => ({
        title: role.name,
        key: role.id,
        align: 'center' as const,
        render: (_: unknown, { name }: Row) => {
          const word = wordOf(role, name);
          return word === '' ? (
            <span className={classes('muted')}>no</span>
          ) : (
            <span className={word === 'change' ? classes('strong') : undefined}>{word}</span>
          );
        },
      })),
    ]}
  />
);

export default PermissionMatrix;
