import { calls, type ValueOf } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { messageOf, notify, refreshReads, send } from '@phila/platform';
import {
  Button,
  classes,
  Confirm,
  Icon,
  Loaded,
  Menu,
  NameDialog,
  RecoveryCodes,
  SetUpFactor,
  Skeleton,
  Surface,
  useConfirmedWrite,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMailedToken } from '../../your-data/use-mailed-token.ts';
import styles from './second-factor.module.css';

const { openEnrolment, removeOwnFactor, renameFactor, renewRecoveryCodes, secondFactor } = calls.factor;

type Factor = ValueOf<typeof secondFactor>['factors'][number];

const LONGEST_NAME = 60;
const FAILURE = 'This did not work. Please try again.';
const NO_NAME = 'Please enter a name';

interface RowProps {
  factor: Factor;
  onRename: () => void;
  onRemove: () => void;
}

const Row = ({ factor: { kind, name, createdAt, lastUsedAt }, onRename, onRemove }: RowProps) => (
  <li className={classes('row gap-16 pad-y-16 rule-below')}>
    <span className={classes('centred rigid accent-ground rounded', styles.mark)} aria-hidden="true">
      <Icon name={kind === 'app' ? 'mobile' : 'lock'} />
    </span>
    <div className={classes('grow shrink')}>
      <p className={classes('bold anywhere')}>{name}</p>
      <p className={classes('above-2 small muted line-20 anywhere')}>
        {kind === 'app' ? 'An app for codes' : 'A passkey'}, added {southAfricanTime(createdAt)}.{' '}
        {lastUsedAt === null ? 'Not used yet.' : `Last used ${southAfricanTime(lastUsedAt)}.`}
      </p>
    </div>
    <Menu
      label={`Actions for ${name}`}
      items={[
        { text: 'Rename', icon: 'edit', onSelect: onRename },
        { text: 'Remove', icon: 'delete', tone: 'danger', onSelect: onRemove },
      ]}
    />
  </li>
);

/** Dialog that is open. */
type Act = { kind: 'add' | 'renew' } | { kind: 'rename' | 'remove'; factor: Factor };

/** Second factors: an authenticator app, passkeys, and recovery codes for when they are lost. */
export const SecondFactor = () => {
  const reading = useQuery(secondFactor.query({}, { staleTime: 0 }));
  const { write, dialog } = useConfirmedWrite();
  const setUpConfirmation = useConfirmedWrite();
  const [act, setAct] = useState<Act | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => setAct(null);
  // Mailed link that lets this session set up the first factor.
  const link = useMailedToken('factor');
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (link === null || opened.current === link) return;
    opened.current = link;
    void send(openEnrolment, { body: { token: link } }).then(
      () => setAct({ kind: 'add' }),
      (error: unknown) => notify({ severity: 'error', text: messageOf(error, FAILURE) }),
    );
  }, [link]);
  const again = () => refreshReads([secondFactor]);
  const made = (recoveryCodes: readonly string[]) => {
    close();
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    notify({ severity: 'success', text: 'It is set up' });
    void again();
  };
  const run = async (work: () => Promise<unknown>) => {
    close();
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, FAILURE) });
    } finally {
      await again();
      setBusy(false);
    }
  };
  const remove = ({ id, name }: Factor) =>
    run(async () => {
      const { done } = await write(() => send(removeOwnFactor, { params: { id } }));
      if (done) notify({ severity: 'success', text: `Removed: ${name}` });
    });
  const renew = () =>
    run(async () => {
      const renewed = await write(() => send(renewRecoveryCodes, {}));
      if (renewed.done) setCodes(renewed.value.recoveryCodes);
    });
  return (
    <Surface title="Second factor" level={3}>
      <Loaded what="Your second factor" reading={reading} waiting={<Skeleton height={160} />} inCard>
        {({ factors, recoveryCodes, takesPasskeys }) => (
          <>
            <p className={classes('small muted line-20')}>
              {factors.length === 0
                ? 'Beside your password you can confirm with a code of an app, or with a passkey. The Admin Panel asks for it, and so does what matters, as a new password.'
                : 'What you confirm with beside your password.'}
            </p>
            {factors.length > 0 && (
              <ul aria-label="What you confirm with">
                {factors.map((factor) => (
                  <Row
                    key={factor.id}
                    factor={factor}
                    onRename={() => setAct({ kind: 'rename', factor })}
                    onRemove={() => setAct({ kind: 'remove', factor })}
                  />
                ))}
              </ul>
            )}
            <div className={classes('row wrap gap-8 above-16')}>
              <Button icon={<Icon name="add" size={18} />} onClick={() => setAct({ kind: 'add' })}>
                {factors.length === 0 ? 'Set up a second factor' : 'Add or replace'}
              </Button>
              {factors.length > 0 && (
                <Button loading={isBusy} onClick={() => setAct({ kind: 'renew' })}>
                  Renew the recovery codes
                </Button>
              )}
            </div>
            {factors.length > 0 && (
              <p className={classes('above-12 small muted line-20')}>
                {recoveryCodes === 0
                  ? 'No recovery code is left. Please renew them.'
                  : `${recoveryCodes} of 10 recovery codes are left.`}
              </p>
            )}
            {act?.kind === 'add' && (
              <SetUpFactor
                confirmation={setUpConfirmation}
                takesPasskeys={takesPasskeys}
                onBegun={() => undefined}
                onSetUp={made}
                onCancel={close}
              />
            )}
          </>
        )}
      </Loaded>
      {act?.kind === 'rename' && (
        <NameDialog
          title={`Rename ${act.factor.name}`}
          verb="Rename"
          label="What it is called"
          name={act.factor.name}
          maxLength={LONGEST_NAME}
          faultOf={(name) => (name.trim() === '' ? NO_NAME : null)}
          save={async (name) => {
            await send(renameFactor, { params: { id: act.factor.id }, body: { name } });
            void again();
          }}
          onClose={close}
        />
      )}
      {act?.kind === 'remove' && (
        <Confirm
          title={`Remove ${act.factor.name}?`}
          confirm="Remove"
          cancel="Keep it"
          onConfirm={() => void remove(act.factor)}
          onCancel={close}
        >
          You will not be asked for it any more. You can add it again later.
        </Confirm>
      )}
      {act?.kind === 'renew' && (
        <Confirm
          title="Renew the recovery codes?"
          confirm="Renew them"
          cancel="Keep them"
          onConfirm={() => void renew()}
          onCancel={close}
        >
          Your old recovery codes stop working.
        </Confirm>
      )}
      {codes !== null && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {dialog}
    </Surface>
  );
};
