import { numberText } from '@phila/contract/format';
import { type Permission, permissionOf } from '@phila/contract/permissions';
import type { BulkAction } from '@phila/contract/remote';
import { type AnyResource, type BulkBody, MAX_AT_ONCE } from '@phila/contract/resources';
import { declared, navigate, useMay } from '@phila/platform';
import { useState } from 'react';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Confirm } from '../../overlays/dialog/index.ts';

/** Makes the call that an action declares. */
export type Perform = (call: NonNullable<BulkAction['call']>, access: BulkAction['access']) => void;

interface ActionProps {
  action: BulkAction;
  permission: Permission;
  /** Names the chosen rows: '12 products'. */
  what: string;
  rows: BulkBody['rows'];
  disabled: boolean;
  /** True for more rows than one call takes: actions of remotes cannot run as a job. */
  isTooMany: boolean;
  perform: Perform;
}

/** Builds the address of an action: `?rows=1.2.3`, or the list's filters if they define the rows. */
const addressOf = (to: string, rows: BulkBody['rows']): string =>
  `${to}?${
    Array.isArray(rows)
      ? `rows=${rows.join('.')}`
      : new URLSearchParams(rows as Readonly<Record<string, string>>).toString()
  }`;

const Action = ({
  action: { text, to, call, access },
  permission,
  what,
  rows,
  disabled,
  isTooMany,
  perform,
}: ActionProps) => {
  const [isAsking, setAsking] = useState(false);
  if (!useMay(permission)) return null;
  const press = () => {
    if (to !== undefined) navigate(addressOf(to, rows));
    else if (call?.asks !== undefined) setAsking(true);
    else if (call !== undefined) perform(call, access);
  };
  return (
    <>
      <Button disabled={disabled || isTooMany} onClick={press}>
        {text}
      </Button>
      {isTooMany && (
        <p className={classes('small warning')}>
          {text}: at most {numberText(MAX_AT_ONCE)} at once, please narrow the filters.
        </p>
      )}
      {isAsking && call !== undefined && (
        <Confirm
          title={`${text}: ${what}?`}
          confirm={text}
          cancel="Not now"
          onConfirm={() => {
            setAsking(false);
            perform(call, access);
          }}
          onCancel={() => setAsking(false)}
        >
          {call.asks}
        </Confirm>
      )}
    </>
  );
};

interface DeclaredActionsProps extends Omit<ActionProps, 'action' | 'permission'> {
  resource: AnyResource;
}

/** Draws the bulk actions that remotes declare for this resource, each for people with its permission. */
export const DeclaredActions = ({ resource, ...props }: DeclaredActionsProps) =>
  declared('bulkActions').flatMap((action) => {
    const permission = permissionOf(action.access);
    return action.resource === resource.name && permission !== null
      ? [<Action key={action.text} action={action} permission={permission} {...props} />]
      : [];
  });
