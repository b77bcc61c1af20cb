import { calls } from '@phila/contract/calls';
import { CallError, messageOf, notify, refreshReads, saveBlob, send, useRead } from '@phila/platform';
import { Button, Callout, classes, Loaded, PickFiles, Skeleton, useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';
import { comparedOf, ComparedTable, YearsChoice } from './compared.tsx';
import { figuresOf, type TaxYear } from './tax-year-figures.ts';

const { taxYears, saveTaxYear } = calls.wealth;

const NO_YEAR =
  'This is no file of a tax year. Save a year as a file, change its figures, and choose it here.';

const nextYearOf = (years: readonly TaxYear[], { id }: TaxYear): TaxYear | null =>
  years.find((one) => one.id === id) ?? years.findLast((one) => one.id < id) ?? null;

/** The year of a file. @throws where it is none; each figure is checked by the service */
const yearIn = async (file: File): Promise<TaxYear> => {
  const year = JSON.parse(new TextDecoder().decode(await file.arrayBuffer())) as TaxYear;
  figuresOf(year);
  return year;
};

const faultsOf = (error: unknown): string[] =>
  error instanceof CallError && (error.errors ?? []).length > 0
    ? (error.errors ?? []).map(({ path, message }) => `${path}: ${message}`)
    : [messageOf(error, 'We could not save this year. Please try again.')];

/** A year from a file: laid beside what is in use, and published when that is confirmed. */
const YearFile = ({ years }: { years: readonly TaxYear[] }) => {
  const { write, dialog } = useConfirmedWrite();
  const [read, setRead] = useState<TaxYear | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const before = read === null ? null : nextYearOf(years, read);
  const choose = async (file: File) => {
    setFaults([]);
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
    try {
      const saved = await write(() => send(saveTaxYear, { params: { id: year.id }, body: year }));
      if (!saved.done) return;
      await refreshReads([taxYears, calls.wealth.payslipCalculator]);
      notify({ severity: 'success', text: `${year.name} is published` });
      setRead(null);
    } catch (error) {
      setFaults(faultsOf(error));
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
            <Button disabled={busy} onClick={() => setRead(null)}>
              Leave it
            </Button>
          </div>
        </>
      )}
      {dialog}
    </section>
  );
};

const Shown = ({ years, mayWrite }: { years: readonly TaxYear[]; mayWrite: boolean }) => {
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
              new Blob([JSON.stringify(after, null, 2)], { type: 'application/json' }),
              `tax-year-${after.id}.json`,
            )
          }
        >
          Save {after.name} as a file
        </Button>
      </div>
      <ComparedTable
        label="Figures of two tax years"
        of="Figure"
        heads={[before.name, after.name]}
        rows={comparedOf(figuresOf(before), figuresOf(after))}
      />
      {mayWrite && <YearFile years={years} />}
    </div>
  );
};

/** Two tax years beside one another, each as a file, and a year from a file. */
export const TaxYears = ({ mayWrite }: { mayWrite: boolean }) => {
  const reading = useRead(taxYears, {});
  return (
    <Loaded what="The tax years" reading={reading} waiting={<Skeleton height={320} />}>
      {(years) => <Shown years={years} mayWrite={mayWrite} />}
    </Loaded>
  );
};
