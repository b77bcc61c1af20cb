import { calls, type ReleaseAudience, type SiteRemote } from '@phila/contract/calls';
import { notify, send, useMay } from '@phila/platform';
import {
  classes,
  FormCheck,
  FormDialog,
  FormField,
  FormLine,
  Input,
  Select,
  TextArea,
  useConfirmedWrite,
  useControl,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Select as SeveralSelect } from 'antd';
import { refusalOf } from '../acts/reason-dialog.tsx';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { MISSING, readingAgain, shown } from './release-acts.ts';

const { holdRelease, makeReleaseLive, rollReleaseOut } = calls.administration;

/** `held` keeps a release for some, whatever others get. */
type To = 'everyone' | ReleaseAudience['to'] | 'held';

interface Typed {
  to: To;
  organisations: number[];
  percent: string;
  thisBrowser: boolean;
  reason: string;
}

const LABELS: Record<To, string> = {
  everyone: 'Everyone',
  testers: 'Testers',
  organisations: 'People of some organisations',
  percent: 'A percentage of visitors',
  held: 'Only these, whatever others get',
};

/** Reads a percentage: `12,5` or `12.5%`; NaN for other texts. */
const shareOf = (text: string): number => {
  const digits = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
};

const isShare = (text: string): boolean => {
  const share = shareOf(text);
  return share > 0 && share <= 100 && Math.abs(share * 100 - Math.round(share * 100)) < 1e-6;
};

const check = ({ to, organisations, percent, thisBrowser, reason }: Typed) => {
  const refusal = refusalOf(reason, MISSING);
  return [
    ...(to === 'organisations' && organisations.length === 0
      ? [{ path: 'organisations', message: 'Please choose at least one organisation' }]
      : []),
    ...(to === 'held' && organisations.length === 0 && !thisBrowser
      ? [{ path: 'organisations', message: 'Please choose an organisation, or this browser below' }]
      : []),
    ...(to === 'percent' && !isShare(percent)
      ? [{ path: 'percent', message: 'Please enter a percentage above 0 and up to 100, like 10 or 2.5' }]
      : []),
    ...(refusal === null ? [] : [{ path: 'reason', message: refusal }]),
  ];
};

/** Says of a choice who has the release from then on, and how it ends. */
const sentenceOf = (to: To, { title, version: inUse, twoPeople }: SiteRemote, version: string): string => {
  const next = 'Pages that are open keep what they have.';
  if (to === 'held')
    return `They have ${version} at their next page, whatever is put in use, until you let it go. ${next}`;
  if (to !== 'testers' && twoPeople)
    return `Two people put releases of ${title} in use. You ask, and another person confirms it here within a day; until then nothing changes.`;
  switch (to) {
    case 'testers':
      return `People who test in their browser have ${version} at their next page. Others keep ${inUse ?? 'the site without it'}.`;
    case 'organisations':
      return `People who use the site for these organisations have ${version} at their next page, and testers. ${next}`;
    case 'percent':
      return `Browsers are drawn by chance, and keep ${version} while the percentage grows. The first page of a new visitor always has ${inUse}.`;
    case 'everyone': {
      const instead = inUse === null ? '' : ` in place of ${inUse}`;
      return `Pages that are opened from now on use ${title} ${version}${instead}, within seconds. ${next} ${inUse === null ? 'Withdrawing it' : `Going back to ${inUse}`} takes one press here.`;
    }
  }
};

const doneOf = ({ to, percent }: Typed, { title, twoPeople }: SiteRemote, version: string): string => {
  if (to === 'held') return `${title} ${version} is held`;
  if (to !== 'testers' && twoPeople) return `You asked for ${title} ${version}: another person confirms it`;
  switch (to) {
    case 'everyone':
      return `${title} ${version} is in use`;
    case 'testers':
      return `Testers have ${title} ${version}`;
    case 'organisations':
      return `These organisations have ${title} ${version}`;
    case 'percent':
      return `${shareOf(percent)}% of visitors have ${title} ${version}`;
  }
};

/** Lists the audiences that the state of the remote allows. */
const choicesOf = ({ version: inUse, rollout }: SiteRemote, version: string): To[] => {
  if (version === inUse) return ['held'];
  const isUnder = rollout?.version === version && rollout.stage !== 'paused';
  if (rollout !== null && rollout.version !== version) return ['held'];
  return [
    ...(rollout?.stage === 'paused' ? [] : (['everyone'] as const)),
    ...(isUnder ? [] : (['testers'] as const)),
    ...(isUnder && rollout.stage === 'percent' ? [] : (['organisations'] as const)),
    ...(inUse === null ? [] : (['percent'] as const)),
    'held',
  ];
};

const Organisations = ({ isRequired }: { isRequired: boolean }) => {
  const mayRead = useMay('organisation.structures.read');
  const { data } = useQuery(calls.organisation.structures.query({}, { enabled: mayRead }));
  return (
    <FormField<number[]> name="organisations" label="Organisations" required={isRequired}>
      {({ value, onChange, onBlur, ...wiring }) => (
        <SeveralSelect<number[]>
          {...wiring}
          mode="multiple"
          optionFilterProp="label"
          placeholder="Choose, or type to find"
          options={(data ?? []).map(({ osNo, osName }) => ({ value: osNo, label: osName }))}
          value={value}
          onChange={onChange}
          onBlur={() => onBlur()}
        />
      )}
    </FormField>
  );
};

interface FieldsProps {
  remote: SiteRemote;
  version: string;
}

/** Asks who gets the release, with a further question where an answer needs one. */
const Fields = ({ remote, version }: FieldsProps) => {
  const to = useControl<To>('to').control.value;
  const choices = choicesOf(remote, version);
  return (
    <div className={classes('stack gap-16')}>
      {choices.length > 1 && (
        <FormField<To> name="to" label="Who gets it" required>
          {(control) => (
            <Select<To> {...control} options={choices.map((value) => ({ value, label: LABELS[value] }))} />
          )}
        </FormField>
      )}
      <p>{sentenceOf(to, remote, version)}</p>
      {(to === 'organisations' || to === 'held') && <Organisations isRequired={to === 'organisations'} />}
      {to === 'held' && <FormCheck name="thisBrowser">This browser only</FormCheck>}
      {to === 'percent' && (
        <FormField<string> name="percent" label="Percentage" required>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={8} />}
        </FormField>
      )}
      <FormField<string> name="reason" label="Why" required>
        {(control) => <TextArea {...control} maxLength={500} />}
      </FormField>
    </div>
  );
};

interface ReleaseDialogProps {
  remote: SiteRemote;
  /** The published release to give out. */
  version: string;
  onClose: () => void;
}

/** Gives a published release to everyone, or to some before others, with a reason and a fresh confirmation. */
export const ReleaseDialog = ({ remote, version, onClose }: ReleaseDialogProps) => {
  const { name, title, version: inUse, revision } = remote;
  const { write, dialog } = useConfirmedWrite();
  const params = { name };
  const word = version === inUse ? 'Hold' : 'Use';
  const act = ({ to, organisations, percent, thisBrowser, reason }: Typed): Promise<unknown> => {
    const give = (audience: ReleaseAudience) =>
      send(rollReleaseOut, { params, body: { version, audience, revision, reason } });
    switch (to) {
      case 'everyone':
        return send(makeReleaseLive, { params, body: { version, inUse, reason } });
      case 'held':
        return send(holdRelease, {
          params,
          body: { version, organisations, thisBrowser, revision, reason },
        });
      case 'testers':
        return give({ to });
      case 'organisations':
        return give({ to, organisations });
      case 'percent':
        return give({ to, percent: shareOf(percent) });
    }
  };
  return (
    <>
      <FormDialog<Typed>
        title={`${title}: ${word.toLowerCase()} ${version}`}
        initialValues={{
          to: choicesOf(remote, version)[0] ?? 'held',
          organisations: [],
          percent: '',
          thisBrowser: false,
          reason: '',
        }}
        check={check}
        send={async (typed) => {
          const written = await write(() => readingAgain(act(typed)));
          if (!written.done) throw new Error('Your second factor was not given. Nothing was changed.');
          void refreshAfterAct(shown);
          notify({ severity: 'success', text: doneOf(typed, remote, version) });
        }}
        failure="This did not work. Please try again."
        submit={{ label: `${word} ${version}`, sending: 'Sending' }}
        onClose={onClose}
      >
        <FormLine />
        <Fields remote={remote} version={version} />
      </FormDialog>
      {dialog}
    </>
  );
};
