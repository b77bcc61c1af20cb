import { type Announcement, calls } from '@phila/contract/calls';
import { fromSouthAfricanInput, NO_MOMENT } from '@phila/contract/format';
import { notify, send } from '@phila/platform';
import { classes, FormDialog, FormField, FormLine, Input, useConfirmedWrite } from '@phila/ui';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { Reach } from './reach.tsx';

const { announcements, sendAnnouncement } = calls.messaging;

interface SendDialogProps {
  announcement: Announcement;
  onClose: () => void;
}

/** Sends a draft now or later, after showing who receives it: a sent one cannot be taken back. */
export const SendDialog = ({
  announcement: { id, version, title, text, to, byMail },
  onClose,
}: SendDialogProps) => {
  const { write, dialog } = useConfirmedWrite();
  return (
    <>
      <FormDialog<{ at: string }>
        title="Send this announcement?"
        initialValues={{ at: '' }}
        check={({ at }) =>
          at !== '' && fromSouthAfricanInput(at) === null ? [{ path: 'at', message: NO_MOMENT }] : []
        }
        send={async ({ at }) => {
          const sendAt = fromSouthAfricanInput(at);
          const written = await write(() =>
            send(sendAnnouncement, { params: { id }, body: { version, sendAt } }),
          );
          if (!written.done) throw new Error('Your second factor was not given. Nothing was sent.');
          await refreshAfterAct([announcements]);
          notify({
            severity: 'success',
            text: sendAt === null ? 'It is on its way' : 'It will be sent at that time',
          });
        }}
        failure="We could not send it. Please try again."
        submit={{ label: 'Send it', sending: 'Sending' }}
        onClose={onClose}
      >
        <div className={classes('stack gap-16 below-16')}>
          <AnnouncementPreview title={title} text={text} />
          <Reach id={id} />
        </div>
        <p className={classes('below-16')}>
          “{title}” goes to: <strong>{to}</strong>, in the bell
          {byMail ? ' and by email to those who agreed to it' : ''}. You can stop it, but emails that were
          sent cannot be taken back.
        </p>
        <FormLine />
        <FormField<string>
          name="at"
          label="At a time (South African time)"
          hint="Leave it blank to send it now."
        >
          {(control) => <Input {...control} type="datetime-local" />}
        </FormField>
      </FormDialog>
      {dialog}
    </>
  );
};
