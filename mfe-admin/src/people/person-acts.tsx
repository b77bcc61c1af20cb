import { calls, type LookedAtPerson, type ValueOf } from '@phila/contract/calls';
import { groupedPhone } from '@phila/contract/format';
import { notify, send, useMay } from '@phila/platform';
import { Button, Callout, Fact, Facts } from '@phila/ui';
import { useState } from 'react';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { Acts } from '../acts/acts.tsx';
import { useActs } from '../acts/use-acts.tsx';

type Revealed = ValueOf<typeof calls.identity.revealPerson>;
type Act = 'reveal' | 'disable';

const { askNewPassword, disablePerson, enablePerson, lookAtPerson, revealPerson } = calls.identity;
const shown = [lookAtPerson];

/** Acts on a person, limited by rights. Revealed data is dropped when the page is left. */
export const PersonActs = ({ person }: { person: LookedAtPerson }) => {
  const mayWrite = useMay('identity.people.write');
  const [act, setAct] = useState<Act | null>(null);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const { busy, ask, dialog } = useActs(shown);
  if (!mayWrite) return null;
  const params = { id: person.id };
  const close = () => setAct(null);
  const done = (text: string) => () => notify({ severity: 'success', text });
  const enable = () =>
    ask({
      title: 'Let this person sign in again?',
      text: 'With the password that they have.',
      confirm: 'Let them in',
      cancel: 'Keep it disabled',
      row: 'enable',
      work: () => send(enablePerson, { params }),
      done: 'They can sign in again',
    });
  const askForPassword = () =>
    ask({
      title: 'Ask for a new password?',
      text: 'A link to choose a new password is sent to the person. The one that they have works until then.',
      confirm: 'Send the link',
      cancel: 'Not now',
      row: 'password',
      work: () => send(askNewPassword, { params }),
      done: 'The link is sent',
    });
  return (
    <>
      {revealed !== null && (
        <Callout tone="info" title="Shown until you leave this page">
          <Facts label="What was masked">
            <Fact label="Email">{revealed.email ?? 'None'}</Fact>
            <Fact label="Mobile">{revealed.mobile === null ? 'None' : groupedPhone(revealed.mobile)}</Fact>
            <Fact label="ID number">{revealed.idNumber ?? 'None'}</Fact>
          </Facts>
        </Callout>
      )}
      <Acts>
        {revealed === null && <Button onClick={() => setAct('reveal')}>Show masked details</Button>}
        <Button loading={busy === 'password'} onClick={askForPassword}>
          Ask for a new password
        </Button>
        {person.disabledAt === null ? (
          <Button danger onClick={() => setAct('disable')}>
            Disable
          </Button>
        ) : (
          <Button loading={busy === 'enable'} onClick={enable}>
            Let them sign in again
          </Button>
        )}
      </Acts>
      {act === 'reveal' && (
        <ReasonDialog
          title="Show masked details"
          sentence="Email address, mobile number and ID number are shown to you. The audit keeps that you saw them, and why."
          label="Why you need them"
          missing="Please say why, in at least 5 characters"
          submit="Show them"
          shown={shown}
          act={async (reason) => setRevealed(await send(revealPerson, { params, body: { reason } }))}
          onDone={done('It is in the audit')}
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
          shown={shown}
          act={(reason) => send(disablePerson, { params, body: { reason } })}
          onDone={done('The account is disabled')}
          onClose={close}
        />
      )}
      {dialog}
    </>
  );
};
