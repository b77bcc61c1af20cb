import { calls, LONGEST_RELEASE_TOKEN, type ReleaseToken } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { refreshReads, send } from '@phila/platform';
import { type AdminColumn, classes, Copy, FormField, Input } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PublisherForm, Publishers, remoteFaults } from './publishers.tsx';

const { makeReleaseToken, releaseTokens, revokeReleaseToken } = calls.administration;

interface Typed {
  remote: string;
  name: string;
  days: string;
}

const columns: readonly AdminColumn<ReleaseToken>[] = [
  { name: 'name', label: 'Machine', cell: ({ name }) => <strong>{name}</strong> },
  { name: 'remote', label: 'Publishes', cell: ({ remote }) => remote },
  { name: 'id', label: 'Begins with', cell: ({ id }) => <code>pr_{id}</code> },
  { name: 'by', label: 'Made by', cell: ({ by }) => by ?? 'An account that is gone' },
  { name: 'expiresAt', label: 'Ends', cell: ({ expiresAt }) => southAfricanTime(expiresAt) },
  {
    name: 'lastUsedAt',
    label: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Not yet' : southAfricanTime(lastUsedAt)),
  },
];

const faultsOf = ({ remote, name, days }: Typed) => [
  ...remoteFaults(remote),
  ...(name.trim() === '' ? [{ path: 'name', message: 'Please name the machine that uses it' }] : []),
  ...(/^\d{1,2}$/.test(days) && Number(days) >= 1 && Number(days) <= LONGEST_RELEASE_TOKEN
    ? []
    : [{ path: 'days', message: `Please give a number of days from 1 to ${LONGEST_RELEASE_TOKEN}` }]),
];

const MakeToken = ({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) => (
  <PublisherForm<Typed>
    title="Make a token"
    initialValues={{ remote: '', name: '', days: '30' }}
    sentence="A machine that has it publishes releases of one remote. It cannot put them in use: a person does that here."
    check={faultsOf}
    send={async ({ remote, name, days }) => {
      const { token } = await send(makeReleaseToken, { body: { remote, name, days: Number(days) } });
      void refreshReads([releaseTokens]);
      onMade(token);
    }}
    submit={{ label: 'Make the token', sending: 'Making' }}
    onClose={onClose}
  >
    <FormField<string> name="remote" label="Remote" hint="Its name in remote.ts: travel" required>
      {(control) => <Input {...control} autoCapitalize="none" spellCheck={false} />}
    </FormField>
    <FormField<string> name="name" label="Machine" hint="For people: CI of the travel squad" required>
      {(control) => <Input {...control} maxLength={100} />}
    </FormField>
    <FormField<string> name="days" label="Days until it ends" required>
      {(control) => <Input {...control} inputMode="numeric" maxLength={2} />}
    </FormField>
  </PublisherForm>
);

/** Tokens of machines that publish: made, shown once, and ended. */
export const ReleaseTokens = () => {
  const reading = useQuery(releaseTokens.query({}, { staleTime: 0 }));
  const [made, setMade] = useState<string | null>(null);
  return (
    <Publishers<ReleaseToken>
      title="Tokens of machines that publish"
      sentence="A squad’s CI publishes with one, from wherever its repository is (PHILA_TOKEN). Only a hash of it is kept."
      label="Tokens"
      what="The tokens"
      reading={reading}
      columns={columns}
      nameOf={({ name }) => name}
      none={{
        title: 'No machine publishes with a token',
        text: 'A token is for a CI that cannot sign who it is, or for a person’s own machine.',
      }}
      add="Make a token"
      renderForm={(close) => (
        <MakeToken
          onMade={(token) => {
            setMade(token);
            close();
          }}
          onClose={close}
        />
      )}
      end={({ id }) => send(revokeReleaseToken, { params: { id } })}
      ended={({ name }) => `The token of ${name} is ended`}
    >
      {made !== null && (
        <div className={classes('stack gap-8')}>
          <div className={classes('row gap-8')}>
            <code className={classes('small anywhere')}>{made}</code>
            <Copy text={made} what="the token" />
          </div>
          <p className={classes('small muted')}>Copy it now: it is shown only this once.</p>
        </div>
      )}
    </Publishers>
  );
};
