import { calls, type SignInKind, type ValueOf } from '@phila/contract/calls';
import { digitsIn, southAfricanInput } from '@phila/contract/format';
import { confirmSignInChangeBody, fieldErrors } from '@phila/contract/schemas';
import { messageOf, notify, refreshReads, send, signIn } from '@phila/platform';
import {
  Button,
  classes,
  Form,
  FormField,
  FormLine,
  Input,
  SubmitButton,
  useConfirmedWrite,
} from '@phila/ui';
import { useState } from 'react';
import { sendCodes } from './ask-change.tsx';
import { kindWords, shownAs } from './kind-words.ts';
import styles from './sign-in-details.module.css';

const { confirmSignInChange, dropSignInChange, sessions, signInDetails } = calls.account;

type Change = NonNullable<ValueOf<typeof signInDetails>['change']>;

const make = async (kind: SignInKind, typed: { currentCode: string; newCode: string }): Promise<void> => {
  // Starts the new session from the reply, as every session ends, this one too.
  signIn(await send(confirmSignInChange, { body: typed }));
  notify({ severity: 'success', text: `Your ${kindWords[kind]} is changed` });
  await refreshReads([signInDetails, sessions]);
};

interface EnterCodesProps {
  change: Change;
  /** Address or number that receives the account's own code. */
  current: string;
  onEnd: () => void;
}

/** Asks for both codes; shown again after a reload while the codes work. */
export const EnterCodes = ({ change, current, onEnd }: EnterCodesProps) => {
  const { kind, to, codeTo, until } = change;
  const { write, dialog } = useConfirmedWrite();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>, failure: string) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, failure) });
    } finally {
      setBusy(false);
    }
  };
  const again = () =>
    attempt(async () => {
      const { done } = await write(() => sendCodes(kind, to, codeTo));
      if (done) notify({ severity: 'success', text: 'New codes are on their way' });
      await refreshReads([signInDetails]);
    }, 'We could not send new codes. Please try again.');
  const drop = () =>
    attempt(async () => {
      await send(dropSignInChange, {});
      await refreshReads([signInDetails]);
      onEnd();
    }, 'We could not end the change. Please try again.');
  const codes = [
    { name: 'currentCode', label: `Code sent to ${shownAs(codeTo, current)}` },
    { name: 'newCode', label: `Code sent to ${shownAs(kind, to)}` },
  ] as const;
  return (
    <>
      <p className={classes('above-12 small muted line-20')}>
        We sent a code of 6 digits to each side. Both make the change. They work until{' '}
        {southAfricanInput(until).slice(11)}.
      </p>
      <Form
        className={styles.form}
        label={`Confirm your new ${kindWords[kind]}`}
        initialValues={{ currentCode: '', newCode: '' }}
        check={(typed) => fieldErrors(confirmSignInChangeBody.safeParse(typed).error?.issues ?? [])}
        send={async (typed) => {
          await make(kind, typed);
          onEnd();
        }}
        failure="We could not check the codes. Please try again."
      >
        <FormLine />
        {codes.map(({ name, label }, at) => (
          <FormField key={name} name={name} label={label}>
            {(control) => (
              <Input
                {...control}
                onChange={(event) => control.onChange(digitsIn(event.target.value).slice(0, 6))}
                className={styles.code ?? ''}
                size="large"
                inputMode="numeric"
                autoComplete="one-time-code"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the codes were asked for by a press
                autoFocus={at === 0}
              />
            )}
          </FormField>
        ))}
        <div className={classes('row wrap gap-12')}>
          <SubmitButton size="large" sending="Checking the codes">
            {`Change my ${kindWords[kind]}`}
          </SubmitButton>
          <Button size="large" disabled={isBusy} onClick={() => void drop()}>
            Keep it as it is
          </Button>
        </div>
        <div>
          <Button type="link" disabled={isBusy} onClick={() => void again()}>
            No code came? Send new ones
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
};
