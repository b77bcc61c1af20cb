import { calls, type StepUp } from '@phila/contract/calls';
import { codeQuestion, fieldErrors, giveFactorBody } from '@phila/contract/schemas';
import { messageOf, send, setAccessToken } from '@phila/platform';
import { useRef, useState } from 'react';
import { Button } from '../../controls/button/index.ts';
import { Callout } from '../../feedback/callout/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../../overlays/dialog/index.ts';
import { Form, FormField, FormLine, SubmitButton } from '../form/index.ts';
import { Input } from '../../controls/input/index.ts';
import { answerByPasskey } from './passkey.ts';

const { giveFactor, givePasskey, challengePasskey } = calls.factor;

const FAILURE = 'We could not check it. Please try again.';

interface GiveFactorProps {
  /** The action to confirm; null for the session. */
  action: StepUp | null;
  hasPasskey: boolean;
  onGiven: () => void;
  onCancel: () => void;
}

/** Asks for a passkey, or for a code of the app or a recovery code. */
export const GiveFactor = ({ action, hasPasskey, onGiven, onCancel }: GiveFactorProps) => {
  const sending = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const about = action === null ? {} : { action };
  const title = codeQuestion(action);
  const close = () => {
    // Stays open while sending: the answer decides what happens next.
    if (!sending.current) onCancel();
  };
  const passkey = async () => {
    setAsking(true);
    setFailure(null);
    try {
      const { options } = await send(challengePasskey, {});
      const given = await send(givePasskey, {
        body: { passkey: await answerByPasskey(options), ...about },
      });
      setAccessToken(given.accessToken);
      onGiven();
    } catch (error) {
      setFailure(messageOf(error, FAILURE));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Dialog size="question" title={title} onClose={close}>
      <Form<{ code: string }>
        label={title}
        initialValues={{ code: '' }}
        check={(typed) => fieldErrors(giveFactorBody.safeParse(typed).error?.issues ?? [])}
        send={async ({ code }) => {
          sending.current = true;
          try {
            setAccessToken((await send(giveFactor, { body: { code, ...about } })).accessToken);
          } finally {
            sending.current = false;
          }
          onGiven();
        }}
        failure={FAILURE}
      >
        <DialogBody>
          <p className={classes('below-16 muted')}>
            {action === null
              ? 'Enter the code from your app, or a recovery code. The Admin Panel stays open for twelve hours, or until you have not used it for half an hour.'
              : 'Enter a new code from your app, or a recovery code. It counts for five minutes.'}
          </p>
          <FormLine />
          <FormField name="code" label="Code">
            {(control) => (
              <Input
                {...control}
                size="large"
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </FormField>
          {failure !== null && <Callout tone="danger">{failure}</Callout>}
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>Cancel</Button>
          {hasPasskey && (
            <Button loading={isAsking} onClick={() => void passkey()}>
              Use a passkey
            </Button>
          )}
          <SubmitButton sending="Checking">Confirm</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
