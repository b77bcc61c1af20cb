import { calls, type LookedAtPerson, type ValueOf } from '@phila/contract/calls';
import { messageOf, notify, refreshReads, send, useMay } from '@phila/platform';
import { Button, Callout, classes, Confirm, Fact, Facts, useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';
import { ReasonDialog } from '../orders/reason-dialog.tsx';

type Revealed = ValueOf<typeof calls.identity.revealPerson>;
type Act = 'reveal' | 'disable' | 'enable' | 'password';

const { askNewPassword, disablePerson, enablePerson, lookAtPerson, revealPerson } = calls.identity;

/** What can be done for a person, by those who may. What was revealed goes with the page. */
export const PersonActs = ({ person }: { person: LookedAtPerson }) => {
  const mayWrite = useMay('identity.people.write');
  const [act, setAct] = useState<Act | null>(null);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const { write, dialog } = useConfirmedWrite();
  if (!mayWrite) return null;
  const params = { id: person.id };
  const close = () => setAct(null);
  const done = (text: string) => {
    void refreshReads([lookAtPerson]);
    notify({ severity: 'success', text });
  };
  const confirmed = async (work: () => Promise<unknown>, text: string) => {
    close();
    try {
      if ((await write(work)).done) done(text);
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'This could not be done. Please try again.') });
    }
  };
  return (
    <>
      {revealed !== null && (
        <Callout tone="info" title="Shown until you leave this page">
          <Facts label="What was masked">
            <Fact label="Email">{revealed.email ?? 'None'}</Fact>
            <Fact label="Mobile">{revealed.mobile ?? 'None'}</Fact>
            <Fact label="ID number">{revealed.idNumber ?? 'None'}</Fact>
          </Facts>
        </Callout>
      )}
      <div className={classes('row wrap gap-8')}>
        {revealed === null && <Button onClick={() => setAct('reveal')}>Show what is masked</Button>}
        <Button onClick={() => setAct('password')}>Ask for a new password</Button>
        {person.disabledAt === null ? (
          <Button danger onClick={() => setAct('disable')}>
            Disable
          </Button>
        ) : (
          <Button onClick={() => setAct('enable')}>Let them sign in again</Button>
        )}
      </div>
      {act === 'reveal' && (
        <ReasonDialog
          title="Show what is masked"
          sentence="Email address, mobile number and ID number are shown to you. The audit keeps that you saw them, and why."
          label="Why you need them"
          missing="Please say why, in at least 5 characters"
          submit="Show them"
          act={async (reason) => setRevealed(await send(revealPerson, { params, body: { reason } }))}
          onDone={() => notify({ severity: 'success', text: 'It is in the audit' })}
          onClose={close}
        />
      )}
      {act === 'disable' && (
        <ReasonDialog
          title="Disable this account"
          sentence="The person is signed out everywhere and cannot sign in. Nothing of theirs is deleted, and you can let them in again."
          label="Why it is disabled"
          missing="Please say why, in at least 5 characters"
          submit="Disable it"
          act={(reason) => send(disablePerson, { params, body: { reason } })}
          onDone={() => done('The account is disabled')}
          onClose={close}
        />
      )}
      {act === 'enable' && (
        <Confirm
          title="Let this person sign in again?"
          confirm="Let them in"
          cancel="Keep it disabled"
          onCancel={close}
          onConfirm={() => void confirmed(() => send(enablePerson, { params }), 'They can sign in again')}
        >
          With the password that they have.
        </Confirm>
      )}
      {act === 'password' && (
        <Confirm
          title="Ask for a new password?"
          confirm="Send the link"
          cancel="Not now"
          onCancel={close}
          onConfirm={() => void confirmed(() => send(askNewPassword, { params }), 'The link is sent')}
        >
          A link to choose a new password is sent to the person. The one that they have works until then.
        </Confirm>
      )}
      {dialog}
    </>
  );
};
