import { calls, type Role } from '@phila/contract/calls';
import { capabilities, type CapabilityName, type Permission } from '@phila/contract/permissions';
import { newIdempotencyKey, notify, send, useMay } from '@phila/platform';
import {
  AskBeforeLeaving,
  Button,
  Check,
  classes,
  Field,
  Form,
  FormField,
  FormLine,
  Input,
  SubmitButton,
  useControl,
  useConfirmedWrite,
} from '@phila/ui';
import { Drawer } from 'antd';
import { useState } from 'react';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { HistoryBelow } from '../audit/history-below.tsx';

const names = Object.keys(capabilities) as CapabilityName[];

interface Typed {
  name: string;
  permissions: Permission[];
}

/** Permissions by capability; the right to change includes the right to see. */
const Permissions = () => {
  const {
    control: { value, onChange },
    error,
  } = useControl<Permission[]>('permissions');
  const toggle = (name: CapabilityName, action: 'read' | 'write', isOn: boolean) => {
    const [read, write]: Permission[] = [`${name}.read`, `${name}.write`];
    const others = value.filter((one) => one !== read && one !== write);
    const isRead = action === 'read' ? isOn : isOn || value.includes(`${name}.read`);
    const isWrite = action === 'write' ? isOn : isOn && value.includes(`${name}.write`);
    onChange([
      ...others,
      ...(isRead && read !== undefined ? [read] : []),
      ...(isWrite && write !== undefined ? [write] : []),
    ]);
  };
  return (
    <Field label="What it allows" required group error={error}>
      {(wiring) => (
        <fieldset
          aria-labelledby={wiring['aria-labelledby']}
          aria-describedby={wiring['aria-describedby']}
          className={classes('stack gap-12 no-edge')}
        >
          {names.map((name) => (
            <div key={name} className={classes('stack gap-4')}>
              {(['read', 'write'] as const).map((action) => (
                <Check
                  key={action}
                  checked={value.includes(`${name}.${action}`)}
                  onChange={(isOn) => toggle(name, action, isOn)}
                >
                  <span className={classes('first-capital inline-block')}>{capabilities[name][action]}</span>
                </Check>
              ))}
            </div>
          ))}
        </fieldset>
      )}
    </Field>
  );
};

export interface RoleDrawerProps {
  /** Role to change; null for a new one. */
  role: Role | null;
  onClose: () => void;
}

/** Creates a role from permissions, or changes one. */
const RoleDrawer = ({ role, onClose }: RoleDrawerProps) => {
  const { write, dialog } = useConfirmedWrite();
  const seesAudit = useMay('site.operations.read');
  const [idempotencyKey] = useState(newIdempotencyKey);
  const save = async ({ name, permissions }: Typed) => {
    const body = { name: name.trim(), permissions };
    const written = await write<unknown>(() =>
      role === null
        ? send(calls.identity.composeRole, { body }, { idempotencyKey })
        : send(calls.identity.updateRole, {
            params: { id: role.id },
            body: { ...body, version: role.version },
          }),
    );
    if (!written.done) throw new Error('You did not confirm that it is you. Nothing was saved.');
    void refreshAfterAct([calls.identity.roles, calls.identity.roleHolders]);
    notify({ severity: 'success', text: `${body.name} saved` });
    onClose();
  };
  return (
    <Drawer
      open
      size={640}
      title={role === null ? 'Compose a role' : role.name}
      closable={{ 'aria-label': 'Close' }}
      onClose={onClose}
    >
      <Form<Typed>
        label={role === null ? 'Compose a role' : `Change ${role.name}`}
        initialValues={{ name: role?.name ?? '', permissions: [...(role?.permissions ?? [])] }}
        check={({ name, permissions }) => [
          ...(name.trim() === '' ? [{ path: 'name', message: 'Please enter a name' }] : []),
          ...(permissions.length === 0
            ? [{ path: 'permissions', message: 'Please choose what it allows' }]
            : []),
        ]}
        send={save}
        failure="We could not save the role. Please try again."
      >
        <AskBeforeLeaving />
        <div className={classes('stack gap-16')}>
          <FormLine />
          <FormField<string> name="name" label="Name" required>
            {(control) => <Input {...control} maxLength={60} autoComplete="off" />}
          </FormField>
          <Permissions />
          <div className={classes('row end gap-8')}>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton sending="Saving">Save</SubmitButton>
          </div>
        </div>
      </Form>
      {role !== null && seesAudit && (
        <section>
          <h3 className={classes('strong above-24 below-12')}>History</h3>
          <HistoryBelow rowId={role.id} of="role" />
        </section>
      )}
      {dialog}
    </Drawer>
  );
};

export default RoleDrawer;
