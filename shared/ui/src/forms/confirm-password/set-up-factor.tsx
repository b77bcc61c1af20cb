import { calls, isEnrolmentNeeded, type ValueOf } from '@phila/contract/calls';
import { confirmTotpBody, fieldErrors } from '@phila/contract/schemas';
import { CallError, messageOf, send, setAccessToken } from '@phila/platform';
import { useState } from 'react';
import { Button } from '../../controls/button/index.ts';
import { Callout } from '../../feedback/callout/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Copy } from '../../controls/copy/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../../overlays/dialog/index.ts';
import { Form, FormField, FormLine, SubmitButton } from '../form/index.ts';
import { Input } from '../../controls/input/index.ts';
import { lazy } from '../../layout/lazy/index.ts';
import type { Confirmation } from './asked-write.ts';
import { MailEnrolment } from './mail-enrolment.tsx';
import { makePasskey } from './passkey.ts';

const { beginTotp, confirmTotp, beginPasskey, addPasskey } = calls.factor;

const TITLE = 'Set up your second factor';
const FAILURE = 'We could not set it up. Please try again.';

const SecretPicture = lazy(() => import('./secret-picture.tsx'), {
  standIn: null,
  fault: () => <p className={classes('muted')}>The picture did not load. Type the secret instead.</p>,
});

/** Splits the secret into groups of four, for reading and typing. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export interface SetUpFactorProps {
  takesPasskeys: boolean;
  /** Asks for the password, or, when adding a factor, for an existing one. */
  confirmation: Confirmation;
  onBegun: () => void;
  /** @param recoveryCodes only with the first factor */
  onSetUp: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up a factor, an app for codes or a passkey. */
const SetUpFactor = ({ takesPasskeys, confirmation, onBegun, onSetUp, onCancel }: SetUpFactorProps) => {
  const { write, dialog } = confirmation;
  const [app, setApp] = useState<ValueOf<typeof beginTotp> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'app' | 'passkey' | null>(null);
  const [isByMail, setByMail] = useState(false);

  const keep = ({ accessToken, recoveryCodes }: ValueOf<typeof confirmTotp>) => {
    setAccessToken(accessToken);
    onSetUp(recoveryCodes);
  };

  const begin = async (kind: 'app' | 'passkey', work: () => Promise<void>) => {
    setBusy(kind);
    setFailure(null);
    try {
      onBegun();
      await work();
    } catch (error) {
      if (error instanceof CallError && isEnrolmentNeeded(error.value)) setByMail(true);
      else setFailure(messageOf(error, FAILURE));
    } finally {
      setBusy(null);
    }
  };
  const byApp = () =>
    begin('app', async () => {
      const begun = await write(() => send(beginTotp, {}));
      if (begun.done) setApp(begun.value);
    });
  const byPasskey = () =>
    begin('passkey', async () => {
      const begun = await write(() => send(beginPasskey, {}));
      if (!begun.done) return;
      const passkey = await makePasskey(begun.value.options);
      const added = await write(() => send(addPasskey, { body: { name: 'Passkey', passkey } }));
      if (added.done) keep(added.value);
    });

  if (isByMail) return <MailEnrolment onClose={onCancel} />;
  if (app === null)
    return (
      <Dialog size="question" title={TITLE} onClose={onCancel}>
        <DialogBody>
          <p className={classes('below-12')}>
            You confirm with something beside your password: a code of an app on your phone
            {takesPasskeys ? ', or a passkey of this device' : ''}. The Admin Panel asks for it when you open
            it, and before what matters.
          </p>
          {failure !== null && <Callout tone="danger">{failure}</Callout>}
        </DialogBody>
        <DialogFoot>
          <Button onClick={onCancel}>Cancel</Button>
          {takesPasskeys && (
            <Button loading={busy === 'passkey'} onClick={() => void byPasskey()}>
              Use a passkey
            </Button>
          )}
          <Button type="primary" loading={busy === 'app'} onClick={() => void byApp()}>
            Use an app
          </Button>
        </DialogFoot>
        {dialog}
      </Dialog>
    );
  return (
    <Dialog size="question" title={TITLE} onClose={onCancel}>
      <Form<{ code: string }>
        label={TITLE}
        initialValues={{ code: '' }}
        check={(typed) => fieldErrors(confirmTotpBody.safeParse(typed).error?.issues ?? [])}
        send={async ({ code }) => {
          const made = await write(() => send(confirmTotp, { body: { code: code.trim() } }));
          if (made.done) keep(made.value);
        }}
        failure={FAILURE}
      >
        <DialogBody>
          <p className={classes('below-12')}>
            Scan this in your app for codes, or type its secret there. Then enter the code that the app shows.
          </p>
          <SecretPicture uri={app.uri} />
          <p className={classes('below-12')}>
            <code>{inGroups(app.secret)}</code> <Copy text={app.secret} what="secret" />
          </p>
          <FormLine />
          <FormField name="code" label="Code">
            {(control) => (
              <Input {...control} size="large" inputMode="numeric" autoComplete="one-time-code" />
            )}
          </FormField>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onCancel}>Cancel</Button>
          <SubmitButton sending="Checking">Confirm</SubmitButton>
        </DialogFoot>
      </Form>
      {dialog}
    </Dialog>
  );
};

export default SetUpFactor;
