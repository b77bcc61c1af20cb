import { sectionsOf, type AnyForm } from '@phila/contract/records';
import { Fragment } from 'react';
import type { Before } from './before.ts';
import { RecordField } from './record-field.tsx';
import styles from './record-fields.module.css';

interface RecordFieldsProps {
  record: AnyForm;
  before?: Before<AnyForm> | undefined;
}

/** All fields of a record, in a `Form`: under their headings, in two columns where there is room. */
export const RecordFields = ({ record, before }: RecordFieldsProps) => (
  <div className={styles.sections}>
    {sectionsOf(record).map(({ heading, fields }) => {
      const all = fields.map((name) => (
        <Fragment key={name}>
          {before?.[name] && <div className={styles.across}>{before[name]}</div>}
          <RecordField record={record} name={name} heading={heading} />
        </Fragment>
      ));
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
