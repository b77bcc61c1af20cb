import { sectionsOf, type AnyForm } from '@phila/contract/records';
import { Fragment, type ReactNode } from 'react';
import type { Before } from './before.ts';
import { DefinedField } from './defined-field.tsx';
import styles from './form-fields.module.css';

/** How a section is folded: what its head says beside its name, and whether it is open at first. */
export interface Folded {
  beside: ReactNode;
  open: boolean;
}

interface FormFieldsProps<R extends AnyForm> {
  /** A form or a record. */
  type: R;
  /** What stands before a field. */
  before?: Before<R> | undefined;
  /** The fields that are shown; default: all. */
  only?: readonly string[] | undefined;
  /** The heading that they stand under already: a section of that name does not say it again. */
  under?: string | undefined;
  /** Sections that fold, by their heading; default: none does. */
  folded?: ((heading: string) => Folded) | undefined;
}

/** The fields of a form, in a `Form`: under their headings, in two columns where there is room. */
export const FormFields = <R extends AnyForm>({ type, before, only, under, folded }: FormFieldsProps<R>) => (
  <div className={styles.sections}>
    {shownSections(type, only).map(({ heading, fields }) => {
      const all = fields.map((name) => (
        <Fragment key={name}>
          {before?.[name] && <div className={styles.across}>{before[name]}</div>}
          <DefinedField type={type} name={name} heading={heading} />
        </Fragment>
      ));
      if (heading === null || heading === under)
        return (
          <div key="" className={styles.columns}>
            {all}
          </div>
        );
      return folded ? (
        <Fold key={heading} heading={heading} {...folded(heading)}>
          {all}
        </Fold>
      ) : (
        <fieldset key={heading} className={styles.section}>
          <legend className={styles.heading}>{heading}</legend>
          <div className={styles.columns}>{all}</div>
        </fieldset>
      );
    })}
  </div>
);

const Fold = ({ heading, beside, open, children }: Folded & { heading: string; children: ReactNode }) => (
  // What is folded keeps what was typed: its fields stay in the form.
  <details className={styles.fold} open={open}>
    <summary className={styles.foldHead}>
      <span className={styles.foldName}>{heading}</span>
      <span className={styles.beside}>{beside}</span>
    </summary>
    <fieldset className={styles.section} aria-label={heading}>
      <div className={styles.columns}>{children}</div>
    </fieldset>
  </details>
);

const shownSections = (type: AnyForm, only: readonly string[] | undefined) =>
  only === undefined
    ? sectionsOf(type)
    : sectionsOf(type)
        .map(({ heading, fields }) => ({ heading, fields: fields.filter((name) => only.includes(name)) }))
        .filter(({ fields }) => fields.length > 0);
