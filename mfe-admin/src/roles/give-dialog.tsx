import { calls, type Role } from '@phila/contract/calls';
import { newIdempotencyKey, notify, send } from '@phila/platform';
import { isOfRemotes } from '@phila/contract/permissions';
import { classes, FormDialog, FormField, FormLine, Input, Select, useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { isForOrganisations, OrganisationField } from './organisation-field.tsx';
import { RemotesField } from './remotes-field.tsx';

interface Typed {
  userAccount: string;
  roleId: string;
  osNo: number | null;
  remotes: string[];
}

export interface GiveDialogProps {
  roles: readonly Role[];
  onClose: () => void;
}

/** Gives a role to an account, optionally limited to an organisation or to remotes. */
const GiveDialog = ({ roles, onClose }: GiveDialogProps) => {
  const { write, dialog } = useConfirmedWrite();
  /** Idempotency key for this filled-in form; reopening after Cancel makes another. */
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <>
      <FormDialog<Typed>
        title="Give a role"
        initialValues={{ userAccount: '', roleId: '', osNo: null, remotes: [] }}
        check={({ userAccount, roleId }) => [
          ...(userAccount.trim() === ''
            ? [{ path: 'userAccount', message: 'Please enter an email address or a mobile number' }]
            : []),
          ...(roleId === '' ? [{ path: 'roleId', message: 'Please choose from the list' }] : []),
        ]}
        send={async ({ userAccount, roleId, osNo, remotes }) => {
          // Drops limits left over from a role chosen before.
          const role = roles.find(({ id }) => id === roleId);
          const isMeant = role?.permissions.some(isOfRemotes) === true;
          const limit = isMeant && remotes.length > 0 ? remotes : null;
          const place = isForOrganisations(role) ? osNo : null;
          const written = await write(() =>
            send(
              calls.identity.giveRole,
              { body: { userAccount: userAccount.trim(), roleId, osNo: place, remotes: limit } },
              { idempotencyKey },
            ),
          );
          if (!written.done) throw new Error('You did not confirm that it is you. Nothing was given.');
          void refreshAfterAct([calls.identity.roles, calls.identity.roleHolders]);
          notify({
            severity: 'success',
            text: `${written.value.firstName} ${written.value.lastName} has the role now`,
          });
        }}
        failure="We could not give the role. Please try again."
        submit={{ label: 'Give the role', sending: 'Giving' }}
        onClose={onClose}
      >
        <FormLine />
        <div className={classes('stack gap-16')}>
          <FormField<string>
            name="userAccount"
            label="Email address or mobile number"
            hint="Of an existing account."
            required
          >
            {(control) => <Input {...control} autoComplete="off" maxLength={255} />}
          </FormField>
          <FormField<string> name="roleId" label="Role" required>
            {(control) => (
              <Select<string>
                {...control}
                placeholder="Choose a role"
                options={roles.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </FormField>
          <OrganisationField roles={roles} />
          <RemotesField roles={roles} />
        </div>
      </FormDialog>
      {dialog}
    </>
  );
};

export default GiveDialog;
