import { type AnyRowsField, holds, visibleFields } from '@phila/contract/fields';
import { withArticle } from '@phila/contract/format';
import { useId, useRef } from 'react';
import { Button } from '../../controls/button/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { Undo } from '../../feedback/undo/index.ts';
import { SingleControl } from './single-control.tsx';
import { useFormRows } from './use-form-rows.ts';
import styles from './form-fields.module.css';

interface RowsControlProps {
  /** The list's path in the form. */
  name: string;
  label: string;
  field: AnyRowsField;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * A list of rows in a form. Focuses the first control of a new row; offers Undo in the place of a removed one, and
 * focuses it.
 */
export const RowsControl = ({ name, label, field }: RowsControlProps) => {
  const id = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  const { keys, error, removed, add, remove, move, undo, forget } = useFormRows(name, field, place);
  const { one, many, max, hint, required, isOrdered } = field;
  const said = [error !== undefined && `${id}m`, hint !== undefined && `${id}h`].filter(Boolean).join(' ');
  const strip = removed && (
    <li key={`removed ${removed.key}`} data-undo>
      <Undo onUndo={undo} onEnd={forget}>
        {capital(one)} {removed.at + 1} was removed
      </Undo>
    </li>
  );
  return (
    <fieldset ref={place} className={`${styles.group} ${styles.rows}`}>
      <legend className={styles.legend} data-required={required || undefined}>
        {label}
      </legend>
      {(keys.length > 0 || removed) && (
        <ul className={styles.list}>
          {keys.flatMap((key, at) => [
            removed?.at === at && strip,
            <li key={key} data-row={at}>
              <fieldset className={styles.row} aria-label={`${capital(one)} ${at + 1}`}>
                <div className={styles.rowHead}>
                  <span aria-hidden="true">
                    {capital(one)} {at + 1}
                  </span>
                  {isOrdered === true && keys.length > 1 && (
                    <span className={styles.moves}>
                      <IconButton
                        data-move="-1"
                        icon="up"
                        label={`Move ${one} ${at + 1} up`}
                        hint="Up"
                        disabled={at === 0}
                        onClick={() => move(at, -1)}
                      />
                      <IconButton
                        data-move="1"
                        icon="chevron"
                        label={`Move ${one} ${at + 1} down`}
                        hint="Down"
                        disabled={at === keys.length - 1}
                        onClick={() => move(at, 1)}
                      />
                    </span>
                  )}
                  <IconButton
                    icon="delete"
                    tone="danger"
                    label={`Remove ${one} ${at + 1}`}
                    hint="Remove"
                    onClick={() => remove(at)}
                  />
                </div>
                <div className={styles.columns} data-controls>
                  {visibleFields(field.fields).map(([part, inner]) =>
                    holds(inner, 'fields', 'rows', 'constant') ? null : (
                      <SingleControl
                        key={part}
                        name={`${name}.${at}.${part}`}
                        label={inner.label}
                        field={inner}
                      />
                    ),
                  )}
                </div>
              </fieldset>
            </li>,
          ])}
          {removed?.at === keys.length && strip}
        </ul>
      )}
      {keys.length === 0 && !removed && <p className={styles.remark}>No {many} yet.</p>}
      {hint !== undefined && (
        <p className={styles.remark} id={`${id}h`}>
          {hint}
        </p>
      )}
      {/* Always mounted, so that a screen reader announces changes in it. */}
      <div id={`${id}m`} className={styles.refused} aria-live="polite">
        {error}
      </div>
      {keys.length < max ? (
        <div>
          <Button
            data-add
            data-invalid={error !== undefined || undefined}
            aria-describedby={said === '' ? undefined : said}
            icon={<Icon name="add" size={18} />}
            onClick={add}
          >
            {`Add ${keys.length === 0 ? withArticle(one) : `another ${one}`}`}
          </Button>
        </div>
      ) : (
        <p className={styles.remark} data-add tabIndex={-1} data-invalid={error !== undefined || undefined}>
          That is the most: {max} {max === 1 ? one : many}.
        </p>
      )}
    </fieldset>
  );
};
