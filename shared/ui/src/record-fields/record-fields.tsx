import { sectionsOf, type AnyRecord } from '@phila/contract';
import { RecordField } from './record-field.tsx';
import styles from './record-fields.module.css';

/** All fields of a record, in a `Form`: under their headings, in two columns where there is room. */
export const RecordFields = ({ record }: { record: AnyRecord }) => (
  <div className={styles.sections}>
    {sectionsOf(record).map(({ heading, fields }) => {
      const all = fields.map((name) => <RecordField key={name} record={record} name={name} />);
      return heading === null ? (
        <div key="" className={styles.columns}>
          {all}
        </div>
      ) : (
        <fieldset key={heading} className={styles.section}>
          <legend className={styles.heading}>{heading}</legend>
          <div className={styles.columns}>{all}</div>
        </fieldset>
      );
    })}
  </div>
);
