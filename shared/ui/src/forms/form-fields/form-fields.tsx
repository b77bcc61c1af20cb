import { sectionsOf, type AnyForm } from '@phila/contract/records';
import { Fragment } from 'react';
import type { Before } from './before.ts';
import { DefinedField } from './defined-field.tsx';
import { Fold, type Folded } from './fold.tsx';
import styles from './form-fields.module.css';

interface FormFieldsProps<R extends AnyForm> {
  /** The form or record. */
  type: R;
  /** Elements to draw before fields. */
  before?: Before<R> | undefined;
  /** The fields that are shown; default: all. */
  only?: readonly string[] | undefined;
  /** A heading that is already above them; a section of that name leaves it out. */
  under?: string | undefined;
  /** Tells by their heading which sections fold; default: none. */
  folded?: ((heading: string) => Folded) | undefined;
}

/** Draws the fields of a form, inside a `Form`: under their headings, in two columns where there is room. */
export const FormFields = <R extends AnyForm>({ type, before, only, under, folded }: FormFieldsProps<R>) => (
  <div className={styles.sections}>
    {shownSections(type, only).map(({ heading, fields }) => {
      const fieldOf = (name: string) => (
        <Fragment key={name}>
          {before?.[name] && <div className={styles.across}>{before[name]}</div>}
          <DefinedField type={type} name={name} heading={heading} />
        </Fragment>
      );
      if (heading === null || heading === under)
        return (
          <div key="" className={styles.columns}>
            {fields.map(fieldOf)}
          </div>
        );
      return folded ? (
        <Fold
          key={heading}
          heading={heading}
          type={type}
          fields={fields}
          renderField={fieldOf}
          {...folded(heading)}
        />
      ) : (
        <fieldset key={heading} className={styles.section}>
          <legend className={styles.heading}>{heading}</legend>
          <div className={styles.columns}>{fields.map(fieldOf)}</div>
        </fieldset>
      );
    })}
  </div>
);

const shownSections = (type: AnyForm, only: readonly string[] | undefined) =>
  only === undefined
    ? sectionsOf(type)
    : sectionsOf(type)
        .map(({ heading, fields }) => ({ heading, fields: fields.filter((name) => only.includes(name)) }))
        .filter(({ fields }) => fields.length > 0);
