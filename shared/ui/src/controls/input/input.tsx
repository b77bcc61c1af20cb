import type { ComponentProps, ReactNode } from 'react';
import styles from './input.module.css';

export interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  /** 32, 40 or 48 pixels high; a small one has 44 for fingers. Default: `middle`. */
  size?: 'small' | 'middle' | 'large' | undefined;
  /** Decoration before the text, at most 20 pixels wide: an icon, a currency. Repeat it in the label. */
  prefix?: ReactNode;
  /** Decoration or a button behind the text, at most 40 pixels wide. */
  suffix?: ReactNode;
}

/** The first and the last day of our rules; by the last, browsers let no one type a year of five digits. */
const DAYS: Readonly<Record<string, { min: string; max: string }>> = {
  date: { min: '1900-01-01', max: '2199-12-31' },
  'datetime-local': { min: '1900-01-01T00:00', max: '2199-12-31T23:59' },
};

/**
 * A native one-line input in the site's look; `aria-invalid` paints it as wrong. `className` applies to the outer box
 * if there is a prefix or suffix, or else to the input.
 */
export const Input = ({ size = 'middle', prefix, suffix, className = '', ...native }: InputProps) => {
  // Sets the native attribute too (specification: orders, "Metadata"); the browser's own bubbles never show, because
  // every form has `noValidate`.
  const required = {
    required: native['aria-required'] === true,
    ...DAYS[native.type ?? 'text'],
    ...native,
  };
  if (prefix === undefined && suffix === undefined)
    return <input {...required} className={`${styles.control} ${className}`} data-size={size} />;
  return (
    <span className={`${styles.box} ${className}`}>
      <input
        {...required}
        className={styles.control}
        data-size={size}
        data-prefix={prefix === undefined ? undefined : true}
        data-suffix={suffix === undefined ? undefined : true}
      />
      {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
      {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
    </span>
  );
};
