import { calls, type ValueOf } from '@phila/contract/calls';
import { sendFile } from '@phila/platform';
import { FileOfLines } from '@phila/ui';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';
import { StartFile } from '../files/start-file.tsx';

const HEADINGS = [
  'year',
  'scheme',
  'plan',
  'network',
  'hospitalPercent',
  'savingsPercent',
  'chronicConditions',
  'incomeFrom',
  'main',
  'adult',
  'child',
];

const summary = ({ lines, years, removed }: ValueOf<typeof calls.plans.plansFile>): string => {
  const count = (verdict: (typeof lines)[number]['verdict']) =>
    lines.filter((one) => one.verdict === verdict).length;
  if (count('refused') > 0) return `${count('refused')} refused. Nothing is saved.`;
  const gone =
    removed.length === 0
      ? ''
      : ` Not in the file, and removed: ${removed.map(({ name, year }) => `${name} (${year})`).join('; ')}.`;
  return `${years.join(', ')}: ${count('added')} new, ${count('changed')} changed, ${count('same')} as they are.${gone}`;
};

/** Imports plans of medical schemes or insurers from a file. */
const PlansFile = () => (
  <FileOfLines
    intro={
      <>
        <p>
          A CSV file or an Excel workbook (.xlsx) of medical aid plans (column scheme) or of insurance (column
          insurer), with a line for each income or value that has its own price. Amounts are rand.
        </p>
        <p>
          A year in the file takes the place of what is kept of that year: a plan that is not in the file is
          removed from it. Other years stay. All lines are saved, or none, and people see them at once.
        </p>
      </>
    }
    start={<StartFile name="medical-plans" headings={HEADINGS} />}
    eachForItself={false}
    run={(file, isTried, idempotencyKey) =>
      sendFile(
        calls.plans.plansFile,
        { body: { dryRun: isTried ? 'true' : 'false' }, file },
        { idempotencyKey },
      )
    }
    summary={summary}
    saveText={(count) => `Publish ${count} ${count === 1 ? 'plan' : 'plans'}`}
    onSaved={() => void refreshAfterAct([calls.plans.medicalAid, calls.plans.insurance])}
  />
);

export default PlansFile;
