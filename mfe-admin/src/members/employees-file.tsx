import { numberText } from '@phila/contract/format';
import { calls, type ValueOf } from '@phila/contract/calls';
import { sendFile } from '@phila/platform';
import { Check, classes, FileOfLines } from '@phila/ui';
import { useState } from 'react';
import { StartFile } from '../files/start-file.tsx';

const HEADINGS = [
  'employeeNumber',
  'email',
  'mobile',
  'personal.firstName',
  'personal.lastName',
  'personal.identityNumber',
];

const countText = (count: number): string => `${numberText(count)} ${count === 1 ? 'employee' : 'employees'}`;

const summary = ({
  isSaved,
  lines,
  removed,
  accounts,
}: ValueOf<typeof calls.employer.employeesFile>): string => {
  const count = (verdict: (typeof lines)[number]['verdict']) =>
    lines.filter((one) => one.verdict === verdict).length;
  if (count('refused') > 0) return `${count('refused')} refused. Nothing is saved.`;
  return [
    `${countText(count('added'))} new`,
    `${count('changed')} changed`,
    `${count('same')} as they are`,
    `${removed} removed`,
    ...(!isSaved ? [] : [`${accounts} ${accounts === 1 ? 'account' : 'accounts'} made`]),
  ]
    .join(', ')
    .concat('.');
};

/** Imports an organisation's employee records from a file. */
export const EmployeesFile = ({ guid, onSaved }: { guid: string; onSaved: () => void }) => {
  const [replaces, setReplaces] = useState(false);
  return (
    <FileOfLines
      // Remounts on a change: the trial's result no longer holds.
      key={String(replaces)}
      intro={
        <>
          <p>
            A CSV file or an Excel workbook (.xlsx) with one employee a line. It needs the columns
            employeeNumber, email or mobile, personal.firstName and personal.lastName; what else you may
            supply has a column of its own.
          </p>
          <p>
            No profile is changed: your people see your record beside their own, and choose what to copy. A
            person without an account gets one that waits for a first password; a person with one is asked
            whether they belong to you, and is only claimed until they accept. All lines are saved, or none.
          </p>
        </>
      }
      options={
        <Check checked={replaces} onChange={setReplaces}>
          <span className={classes('block')}>The file has all employees</span>
          <span className={classes('block small muted')}>
            The records of those who are not in it are removed, and their membership is only claimed from then
            on.
          </span>
        </Check>
      }
      start={<StartFile name="employees" headings={HEADINGS} />}
      eachForItself={false}
      run={(file, isTried, idempotencyKey) =>
        sendFile(
          calls.employer.employeesFile,
          {
            params: { guid },
            body: { dryRun: isTried ? 'true' : 'false', replace: replaces ? 'true' : 'false' },
            file,
          },
          { timeout: 300_000, idempotencyKey },
        )
      }
      summary={summary}
      saveText={(count) => `Save ${countText(count)}`}
      onSaved={onSaved}
    />
  );
};
