import { calls, type IncidentAct, incidentActs } from '@phila/contract/calls';
import { numberText, southAfricanTime } from '@phila/contract/format';
import { send, useToday } from '@phila/platform';
import { AdminList, type AdminColumn, Callout, classes, Empty, Field, Select } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DayFilter } from '../administrative/day-filter.tsx';
import { Filters } from '../administrative/filters.tsx';
import { kindWords } from '../audit/audit-words.ts';
import { SaveList } from '../files/save-list.tsx';
import type { Incident } from './notices.ts';

const { people, peopleFile, staff } = calls.incidents;

interface Person {
  id: string;
  name: string | null;
  first: string;
  last: string;
  acts: number;
}

const columns: readonly AdminColumn<Person>[] = [
  { name: 'name', label: 'Name', cell: ({ name }) => name ?? 'No name' },
  { name: 'first', label: 'First', cell: ({ first }) => southAfricanTime(first) },
  { name: 'last', label: 'Last', cell: ({ last }) => southAfricanTime(last) },
  { name: 'acts', label: 'Acts', cell: ({ acts }) => numberText(acts), isNumber: true },
];

const AUDIT = '/admin/administrative/audit';

/** Finds in the audit whose data was looked at, from the day it began to the day it was found. */
const PeopleFound = ({ incident }: { incident: Incident }) => {
  const today = useToday();
  const [from, setFrom] = useState(incident.beganOn ?? incident.foundOn ?? today);
  const [until, setUntil] = useState(incident.foundOn ?? today);
  const [actorId, setActor] = useState('');
  const [act, setAct] = useState<IncidentAct | ''>('');
  const isInOrder = from !== '' && until !== '' && from <= until;
  const query = {
    From: `${from}T00:00:00+02:00`,
    Until: `${until}T23:59:59+02:00`,
    ...(actorId === '' ? {} : { ActorId: actorId }),
    ...(act === '' ? {} : { Act: act }),
  };
  const reading = useQuery({ ...people.query({ query }, { staleTime: 0 }), enabled: isInOrder });
  const { data: accounts = [] } = useQuery(staff.query({}));
  const found = isInOrder ? reading.data : undefined;
  return (
    <section aria-label="People found" className={classes('stack gap-16')}>
      <p className={classes('muted')}>
        Whose data staff, or somebody with their account, was shown or changed, as the audit has it. Accounts
        that were deleted since are not among them. Where the database or a backup was copied, everybody is
        concerned.
      </p>
      <Filters>
        <DayFilter label="From" value={from} onDay={setFrom} />
        <DayFilter
          label="Until and including"
          value={until}
          onDay={setUntil}
          error={isInOrder ? undefined : 'Please choose a day from the first one on'}
        />
        <Field label="Account of">
          {({ 'aria-invalid': _wrong, ...wiring }) => (
            <Select<string>
              {...wiring}
              value={actorId}
              options={[
                { value: '', label: 'Everybody' },
                ...accounts.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(value) => setActor(value ?? '')}
            />
          )}
        </Field>
        <Field label="What they did">
          {({ 'aria-invalid': _wrong, ...wiring }) => (
            <Select<IncidentAct | ''>
              {...wiring}
              value={act}
              options={[
                { value: '', label: 'Anything' },
                ...incidentActs.map((one) => ({ value: one, label: kindWords[one].name })),
              ]}
              onChange={(value) => setAct(value ?? '')}
            />
          )}
        </Field>
      </Filters>
      {found !== undefined && (
        <p aria-live="polite" className={classes('strong')}>
          {found.count === 1 ? '1 person' : `${numberText(found.count)} people`} in{' '}
          {found.acts === 1 ? '1 act' : `${numberText(found.acts)} acts`}
        </p>
      )}
      {found !== undefined && found.unlisted > 0 && (
        <Callout tone="warning">
          {found.unlisted === 1 ? '1 act names' : `${numberText(found.unlisted)} acts name`} no person, or not
          all of them: a list that was saved as a file, a search.{' '}
          <Link to={AUDIT}>Look at them in the audit</Link>.
        </Callout>
      )}
      {isInOrder && (
        <AdminList<Person>
          label="The people found"
          level={3}
          rows={{ data: found?.people, error: reading.error, refetch: reading.refetch }}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name ?? 'No name'}
          columns={columns}
          {...(found !== undefined && found.count > 0
            ? {
                tools: (
                  <div>
                    <SaveList
                      name="people"
                      sheetOf={(Format) => send(peopleFile, { query: { ...query, Format } })}
                    >
                      Save all with their addresses
                    </SaveList>
                  </div>
                ),
              }
            : {})}
          empty={<Empty title="No one">The audit has no act on people’s data in these days.</Empty>}
        />
      )}
      {found !== undefined && found.count > found.people.length && (
        <p className={classes('muted')}>
          These are the first {numberText(found.people.length)}. The file has them all.
        </p>
      )}
    </section>
  );
};

export default PeopleFound;
