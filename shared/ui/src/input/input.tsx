import type { ComponentProps, ReactNode } from 'react';
import styles from './input.module.css';

export interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  /** 32, 40 or 48 pixels high; a small one is 44 where a finger presses. Default: `middle`. */
  size?: 'small' | 'middle' | 'large' | undefined;
  /** Decoration before the text, at most 20 pixels wide: an icon, a currency. Say it in the label as well. */
  prefix?: ReactNode;
  /** Decoration or one button behind the text, at most 40 pixels wide. */
  suffix?: ReactNode;
}

/**
 * A native input of one line in the site's look; `aria-invalid` paints it as wrong. With a prefix or suffix `className`
 * is for the box around all of it, otherwise for the input.
 */
export const Input = ({ size = 'middle', prefix, suffix, className = '', ...native }: InputProps) => {
  // For the browser as well (specification: orders, "Metadata"): its bubbles never come, every form has `noValidate`.
  const required = { required: native['aria-required'] === true, ...native };
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
