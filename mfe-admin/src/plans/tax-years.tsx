import { calls } from '@phila/contract/calls';
import { CallError, messageOf, notify, saveBlob, send, useMay } from '@phila/platform';
import {
  Button,
  Callout,
  classes,
  AdminList,
  Loaded,
  PickFiles,
  Skeleton,
  useConfirmedWrite,
  type AdminColumn,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { HistorySection } from '../audit/history-section.tsx';
import { comparedOf, ComparedTable, NONE, OneYear, YearsChoice, type Compared } from './compared.tsx';
import { figuresOf, type TaxYear } from './tax-year-figures.ts';

const { taxYears, saveTaxYear } = calls.wealth;

const YEAR_CALLS = [saveTaxYear];

const NO_YEAR = 'This is not a tax-year file. Save a year as a file, change its figures, and choose it here.';

const nextYearOf = (years: readonly TaxYear[], { id }: TaxYear): TaxYear | null =>
  years.find((one) => one.id === id) ?? years.findLast((one) => one.id < id) ?? null;

/** Drops the version: files contain none. */
const withoutVersion = ({ version: _version, ...year }: TaxYear): TaxYear => year;

/** Reads a year from a file. @throws where it is none; the service checks each figure */
const yearIn = async (file: File): Promise<TaxYear> => {
  const year = JSON.parse(new TextDecoder().decode(await file.arrayBuffer())) as TaxYear;
  figuresOf(year);
  // Drops the version: the compared year's version counts, not that of the file's origin.
  return withoutVersion(year);
};

/** Current year from the conflict of a save that came second; null for any other fault. */
const theirsOf = (error: unknown): TaxYear | null =>
  error instanceof CallError && error.status === 409 ? (error.value as TaxYear | null) : null;

const faultsOf = (error: unknown): string[] =>
  error instanceof CallError && (error.errors ?? []).length > 0
    ? (error.errors ?? []).map(({ path, message }) => `${path}: ${message}`)
    : [messageOf(error, 'We could not save this year. Please try again.')];

interface Conflict {
  /** Year as it was shown; null if there was none. */
  before: TaxYear | null;
  theirs: TaxYear;
}

interface ConflictRow extends Compared {
  yours: string | null;
}

const CONFLICT_COLUMNS: readonly AdminColumn<ConflictRow>[] = [
  { name: 'name', label: 'Figure', cell: ({ name }) => <strong>{name}</strong> },
  { name: 'before', label: 'Before', cell: ({ before }) => before ?? NONE },
  { name: 'yours', label: 'Yours, in the file', cell: ({ yours }) => yours ?? NONE },
  { name: 'after', label: 'Theirs, published now', cell: ({ after }) => after ?? NONE },
];

interface ConflictNoticeProps extends Conflict {
  yours: TaxYear;
}

/**
 * Shows each figure somebody else changed since: before, in the file and now. The file replaces the whole year, because
 * half of two versions is neither.
 */
const ConflictNotice = ({ before, theirs, yours }: ConflictNoticeProps) => {
  const [was, own] = [before === null ? new Map<string, string>() : figuresOf(before), figuresOf(yours)];
  const rows = comparedOf(was, figuresOf(theirs))
    .filter((row) => row.before !== row.after)
    .map((row) => ({ ...row, yours: own.get(row.name) ?? null }));
  return (
    <Callout tone="warning" title={`Somebody else published ${theirs.name} in the meantime`}>
      <p className={classes('below-12')}>
        Your file is kept. Publish it again to replace what they published, or leave it.
      </p>
      {rows.length > 0 && (
        <AdminList<ConflictRow>
          label="What they changed"
          rows={rows}
          keyOf={({ name }) => name}
          nameOf={({ name }) => name}
          columns={CONFLICT_COLUMNS}
        />
      )}
    </Callout>
  );
};

/** Compares a year from a file with the current one, and publishes it on confirmation. */
const YearFile = ({ years }: { years: readonly TaxYear[] }) => {
  const { write, dialog } = useConfirmedWrite();
  const [read, setRead] = useState<TaxYear | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);
  const before = read === null ? null : nextYearOf(years, read);
  const choose = async (file: File) => {
    setFaults([]);
    setConflict(null);
    try {
      setRead(await yearIn(file));
    } catch {
      setRead(null);
      setFaults([NO_YEAR]);
    }
  };
  const publish = async (year: TaxYear) => {
    setBusy(true);
    setFaults([]);
    const shown = conflict?.theirs ?? years.find(({ id }) => id === year.id) ?? null;
    try {
      const saved = await write(() =>
        send(saveTaxYear, { params: { id: year.id }, body: { ...year, version: shown?.version ?? 0 } }),
      );
      if (!saved.done) return;
      setConflict(null);
      await refreshAfterAct([taxYears, calls.wealth.payslipCalculator]);
      notify({ severity: 'success', text: `${year.name} is published` });
      setRead(null);
    } catch (error) {
      const theirs = theirsOf(error);
      if (theirs === null) setFaults(faultsOf(error));
      else {
        setConflict({ before: shown, theirs });
        void refreshAfterAct([taxYears]);
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label="A year from a file" className={classes('stack gap-16')}>
      <p className={classes('muted')}>
        To correct a year or add the next one, save a year as a file, change its figures and choose the file.
        You see what differs before anything is published.
      </p>
      <div>
        <PickFiles
          single
          main={false}
          accept=".json,application/json"
          onFiles={([file]) => file !== undefined && void choose(file)}
        >
          Choose a file of a year
        </PickFiles>
      </div>
      <div role="alert">
        {faults.length > 0 && (
          <Callout tone="danger" title="The year was not published">
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Callout>
        )}
        {conflict !== null && read !== null && <ConflictNotice {...conflict} yours={read} />}
      </div>
      {read !== null && (
        <>
          <ComparedTable
            label={`The file of ${read.name}`}
            of="Figure"
            heads={[before?.name ?? 'In use', `${read.name}, in the file`]}
            rows={comparedOf(before === null ? new Map() : figuresOf(before), figuresOf(read))}
          />
          <div className={classes('row wrap gap-8')}>
            <Button type="primary" loading={busy} onClick={() => void publish(read)}>
              Publish {read.name}
            </Button>
            <Button
              disabled={busy}
              onClick={() => {
                setRead(null);
                setConflict(null);
              }}
            >
              Leave it
            </Button>
          </div>
        </>
      )}
      {dialog}
    </section>
  );
};

const TaxYearList = ({ years, mayWrite }: { years: readonly TaxYear[]; mayWrite: boolean }) => {
  const seesAudit = useMay('site.operations.read');
  const [chosen, setChosen] = useState<[number | null, number | null]>([null, null]);
  const after = years.find(({ id }) => id === chosen[1]) ?? years.at(-1);
  const before =
    years.find(({ id }) => id === chosen[0]) ??
    years.findLast(({ id }) => after !== undefined && id < after.id) ??
    after;
  if (after === undefined || before === undefined) return null;
  return (
    <div className={classes('stack gap-24')}>
      <YearsChoice
        years={years.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={[before.id, after.id]}
        onChoose={setChosen}
      />
      <div>
        <Button
          onClick={() =>
            saveBlob(
              new Blob([JSON.stringify(withoutVersion(after), null, 2)], { type: 'application/json' }),
              `tax-year-${after.id}.json`,
            )
          }
        >
          Save {after.name} as a file
        </Button>
      </div>
      {before.id === after.id && <OneYear year={after.name} isOnly={years.length === 1} />}
      <ComparedTable
        label={before.id === after.id ? `Figures of ${after.name}` : 'Figures of two tax years'}
        of="Figure"
        heads={[before.name, after.name]}
        rows={comparedOf(figuresOf(before), figuresOf(after))}
      />
      {mayWrite && <YearFile years={years} />}
      {seesAudit && (
        <HistorySection name={after.name} rowId={String(after.id)} by={YEAR_CALLS} of="tax year" />
      )}
    </div>
  );
};

/** Compares two tax years, saves each as a file, and imports one. */
const TaxYears = ({ mayWrite }: { mayWrite: boolean }) => {
  const reading = useQuery(taxYears.query({}));
  return (
    <Loaded isList what="The tax years" reading={reading} waiting={<Skeleton height={320} />}>
      {(years) => <TaxYearList years={years} mayWrite={mayWrite} />}
    </Loaded>
  );
};

export default TaxYears;
