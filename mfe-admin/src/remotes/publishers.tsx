import { notify, useMay } from '@phila/platform';
import {
  AdminList,
  type AdminColumn,
  Button,
  classes,
  Empty,
  FormDialog,
  FormLine,
  Loaded,
  Skeleton,
  Surface,
  useConfirmedWrite,
} from '@phila/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FaultLine } from '../attempts/fault-line.tsx';
import { useAttempt } from '../attempts/use-attempt.ts';

/** Says what is wrong with the name of a remote that need not be released yet. */
export const remoteFaults = (remote: string) =>
  /^[a-z][a-z0-9-]{0,40}$/.test(remote)
    ? []
    : [{ path: 'remote', message: 'Please give the name of a remote, such as travel' }];

/** Asks for what a publisher needs, and for a fresh confirmation when it is sent. */
export const PublisherForm = <V extends object>({
  sentence,
  send,
  children,
  ...form
}: Omit<Parameters<typeof FormDialog<V>>[0], 'failure' | 'send'> & {
  /** Says above the fields what it is for. */
  sentence: string;
  send: (typed: V) => Promise<void>;
}) => {
  const { write, dialog } = useConfirmedWrite();
  return (
    <>
      <FormDialog<V>
        {...form}
        failure="This did not work. Please try again."
        send={async (typed) => {
          const { done } = await write(() => send(typed));
          if (!done) throw new Error('You were not confirmed. Nothing was done.');
        }}
      >
        <p className={classes('below-16')}>{sentence}</p>
        <FormLine />
        <div className={classes('grid gap-16')}>{children}</div>
      </FormDialog>
      {dialog}
    </>
  );
};

interface PublishersProps<Row extends { id: string }> {
  title: string;
  sentence: string;
  /** Name of the list: "Tokens". */
  label: string;
  /** The rows in a sentence: "The tokens". */
  what: string;
  reading: UseQueryResult<Row[]>;
  columns: readonly AdminColumn<Row>[];
  nameOf: (row: Row) => string;
  none: { title: string; text: string };
  /** Text of the button that opens the form. */
  add: string;
  renderForm: (close: () => void) => ReactNode;
  /** Ends one of them at once. */
  end: (row: Row) => Promise<unknown>;
  /** Notice once one is ended. */
  ended: (row: Row) => string;
  /** Shown above the list: a token that was just made. */
  children?: ReactNode;
}

/** The column whose buttons end a row. @param busy id of the one that is being ended */
const endColumn = <Row extends { id: string }>(
  nameOf: (row: Row) => string,
  busy: string | null,
  end: (row: Row) => void,
): AdminColumn<Row> => ({
  name: 'end',
  label: 'End it',
  cell: (row) => (
    <Button
      danger
      className={classes('nowrap')}
      loading={busy === row.id}
      disabled={busy !== null}
      onClick={() => end(row)}
    >
      End {nameOf(row)}
    </Button>
  ),
});

/** Machines that publish: added with a form, listed, and ended. */
export const Publishers = <Row extends { id: string }>({
  title,
  sentence,
  label,
  what,
  reading,
  columns,
  nameOf,
  none,
  add,
  renderForm,
  end,
  ended,
  children,
}: PublishersProps<Row>) => {
  const mayChange = useMay('site.remotes.write');
  const [isAdding, setAdding] = useState(false);
  const { busy, fault, attempt, dialog } = useAttempt<string>();
  const endNow = (row: Row) =>
    void attempt(
      row.id,
      'This did not work. Please try again.',
      async () => {
        await end(row);
        notify({ severity: 'success', text: ended(row) });
      },
      reading.refetch,
    );
  return (
    <Surface title={title}>
      <div className={classes('stack gap-16')}>
        <p className={classes('muted')}>{sentence}</p>
        {children}
        <FaultLine fault={fault} />
        {mayChange && (
          <div>
            <Button onClick={() => setAdding(true)}>{add}</Button>
          </div>
        )}
        <Loaded
          isList
          what={what}
          reading={reading}
          waiting={<Skeleton height={120} />}
          isEmpty={() => false}
        >
          {(rows) =>
            rows.length === 0 ? (
              <Empty title={none.title}>{none.text}</Empty>
            ) : (
              <AdminList<Row>
                label={label}
                rows={rows}
                keyOf={({ id }) => id}
                nameOf={nameOf}
                columns={mayChange ? [...columns, endColumn(nameOf, busy, endNow)] : columns}
                level={3}
              />
            )
          }
        </Loaded>
      </div>
      {isAdding && renderForm(() => setAdding(false))}
      {dialog}
    </Surface>
  );
};
