import { dateText, southAfricanToday } from '@phila/contract/format';
import { useNow } from '@phila/platform';
import { Callout, classes, Copy } from '@phila/ui';
import { FactsTable } from '../facts-table/facts-table.tsx';
import { type Incident, letterOf, regulatorFields, sinceFound } from './notices.ts';
import styles from './incidents.module.css';

interface ToldProps {
  who: string;
  day: string | null;
}

/** Says of the Regulator, or of the people, when they were told. */
const Told = ({ who, day }: ToldProps) => (
  <Callout tone={day === null ? 'warning' : 'success'}>
    {day === null
      ? `${who} not told yet. They are told as soon as reasonably possible after it was found (POPIA section 22(2)).`
      : `${who} told on ${dateText(day)}.`}
  </Callout>
);

/** Clock of an incident, with the texts for the Information Regulator and for the people. */
const Telling = ({ incident }: { incident: Incident }) => {
  const now = useNow();
  const letter = letterOf(incident);
  const fields = regulatorFields(incident, southAfricanToday());
  return (
    <div className={classes('stack gap-24')}>
      <section aria-label="Clock" className={classes('stack gap-8')}>
        <p className={classes('strong')}>{sinceFound(incident, now)}</p>
        <Told who="The Information Regulator was" day={incident.regulatorToldOn} />
        <Told who="The people were" day={incident.peopleToldOn} />
      </section>
      <section aria-label="For the regulator" className={classes('stack gap-8')}>
        <div className={classes('row')}>
          <h3 className={classes('title')}>For the regulator</h3>
          <Copy
            text={fields.map(([label, answer]) => `${label}: ${answer}`).join('\n')}
            what="the answers for the regulator"
          />
        </div>
        <p className={classes('muted')}>
          Answers to what form SCN1 asks. Since April 2025 the Regulator takes them on its eServices portal,
          and no longer on the form itself.
        </p>
        <FactsTable
          facts={fields.map(([label, answer]) => [
            label,
            <span key={label} className={styles.text}>
              {answer}
            </span>,
          ])}
        />
      </section>
      <section aria-label="Letter" className={classes('stack gap-8')}>
        <div className={classes('row')}>
          <h3 className={classes('title')}>Letter to the people</h3>
          <Copy text={letter} what="the letter" />
        </div>
        <p className={classes('muted')}>
          It says what section 22(5) asks for: what may follow, what you do about it, what people should do,
          and who had the data.
        </p>
        <p className={styles.letter}>{letter}</p>
      </section>
    </div>
  );
};

export default Telling;
