import { calls } from '@phila/contract/calls';
import { messageOf, send } from '@phila/platform';
import { useState } from 'react';
import { Button } from '../../controls/button/index.ts';
import { Callout } from '../../feedback/callout/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../../overlays/dialog/index.ts';

/** Mails a link to set up the first second factor, for accounts with rights beyond their own data. */
export const MailEnrolment = ({ onClose }: { onClose: () => void }) => {
  const [state, setState] = useState<'asked' | 'sending' | 'sent'>('asked');
  const [failure, setFailure] = useState<string | null>(null);
  const mail = async () => {
    setState('sending');
    setFailure(null);
    try {
      await send(calls.factor.mailEnrolment, {});
      setState('sent');
    } catch (error) {
      setState('asked');
      setFailure(messageOf(error, 'We could not send it. Please try again.'));
    }
  };
  return (
    <Dialog size="question" title="Confirm by email" onClose={onClose}>
      <DialogBody>
        <p aria-live="polite" className={classes('below-12')}>
          {state === 'sent'
            ? 'We have sent you a link. Open it in this browser within a day, and set up your second factor there.'
            : 'Your account needs its second factor set up from a link that we send to your email address, or to your mobile number if you have no address here.'}
        </p>
        {failure !== null && <Callout tone="danger">{failure}</Callout>}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{state === 'sent' ? 'Close' : 'Cancel'}</Button>
        {state !== 'sent' && (
          <Button type="primary" loading={state === 'sending'} onClick={() => void mail()}>
            Send the link
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};
