import { calls, type LookedAtPerson } from '@phila/contract/calls';
import { send, useMay } from '@phila/platform';
import { Button } from '@phila/ui';
import { useState } from 'react';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { beginViewing } from './begin-viewing.ts';

interface ViewAsProps {
  person: LookedAtPerson;
  /** Opens an address as a new page; tests replace it. */
  open?: (address: string) => void;
}

/** Opens the portal as the person sees it, for a reason. People with a role cannot be viewed. */
export const ViewAs = ({ person, open = (address) => window.location.assign(address) }: ViewAsProps) => {
  const mayView = useMay('identity.viewing.write');
  const [isAsking, setAsking] = useState(false);
  if (!mayView || person.roles.length > 0 || person.disabledAt !== null) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>See the portal as they do</Button>
      {isAsking && (
        <ReasonDialog
          title="See the portal as this person does"
          sentence="For 15 minutes this tab shows their pages, read only. Their files stay closed, and ID, passport and account numbers are hidden. They are told in the bell and by email, and the audit keeps why."
          label="Why you need to see it"
          missing="Please say why, in at least 5 characters"
          submit="Show me the portal"
          shown={[]}
          act={async (reason) => {
            const { accessToken, endsAt } = await send(calls.identity.viewAs, {
              params: { id: person.id },
              body: { reason },
            });
            beginViewing(accessToken, { endsAt, back: `/admin/administrative/people/${person.id}` });
          }}
          onDone={() => open('/dashboard')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
