import { calls, type SignInKind } from '@phila/contract/calls';
import { registrationMobileHint } from '@phila/contract/fields';
import { askEmailChangeBody, askMobileChangeBody, fieldErrors } from '@phila/contract/schemas';
import { send } from '@phila/platform';
import {
  Button,
  classes,
  Form,
  FormField,
  FormLine,
  Input,
  RadioGroup,
  SubmitButton,
  useConfirmedWrite,
} from '@phila/ui';
import { useState } from 'react';
import { kindWords, shownAs } from './kind-words.ts';
import styles from './sign-in-details.module.css';

const { askEmailChange, askMobileChange } = calls.account;

/** Requests the two codes of a change. */
export const sendCodes = (kind: SignInKind, value: string, codeTo: SignInKind): Promise<true> =>
  kind === 'email'
    ? send(askEmailChange, { body: { email: value, codeTo } })
    : send(askMobileChange, { body: { mobile: value, codeTo } });

const faults = (kind: SignInKind, value: string, codeTo: SignInKind) =>
  fieldErrors(
    (kind === 'email'
      ? askEmailChangeBody.safeParse({ email: value, codeTo })
      : askMobileChangeBody.safeParse({ mobile: value, codeTo })
    ).error?.issues ?? [],
  );

interface AskChangeProps {
  kind: SignInKind;
  /** Initial value: a number that only needs confirming, or ''. */
  initial: string;
  /** Confirmed address and number of the account that can receive the other code. */
  proved: readonly { kind: SignInKind; value: string }[];
  onAsked: () => void;
  onCancel: () => void;
}

/** Asks for the new address or number, and for where the other code goes: to the other one, if the old is lost. */
export const AskChange = ({ kind, initial, proved, onAsked, onCancel }: AskChangeProps) => {
  const { write, dialog } = useConfirmedWrite();
  const [codeTo, setCodeTo] = useState<SignInKind>(
    proved.find((one) => one.kind === kind)?.kind ?? proved[0]?.kind ?? kind,
  );
  return (
    <>
      <Form<Partial<Record<SignInKind, string>>>
        className={styles.form}
        label={`Change your ${kindWords[kind]}`}
        initialValues={{ [kind]: initial }}
        check={(typed) => faults(kind, typed[kind] ?? '', codeTo)}
        send={async (typed) => {
          const { done } = await write(() => sendCodes(kind, typed[kind] ?? '', codeTo));
          if (done) onAsked();
        }}
        failure="We could not send the codes. Please try again."
      >
        <FormLine />
        <FormField
          name={kind}
          label={`${initial === '' ? 'New' : 'Your'} ${kindWords[kind]}`}
          {...(kind === 'mobile' ? { warn: registrationMobileHint } : {})}
        >
          {(control) => (
            <Input
              {...control}
              size="large"
              type={kind === 'email' ? 'email' : 'tel'}
              inputMode={kind === 'email' ? 'email' : 'tel'}
              autoComplete={kind === 'email' ? 'email' : 'tel'}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was asked for by a press
              autoFocus
            />
          )}
        </FormField>
        {proved.length > 1 && (
          <RadioGroup
            label="Where we send the code that confirms it is you"
            options={proved.map((one) => ({
              value: one.kind,
              label: shownAs(one.kind, one.value),
            }))}
            value={codeTo}
            onChange={setCodeTo}
          />
        )}
        <div className={classes('row wrap gap-12')}>
          <SubmitButton size="large" sending="Sending the codes">
            Send the codes
          </SubmitButton>
          <Button size="large" onClick={onCancel}>
            Keep it as it is
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
};
