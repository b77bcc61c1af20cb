import type { RefCallback } from 'react';

/** What can be chosen; values differ as text too. */
export interface Choice<V extends string | number = string | number> {
  value: V;
  label: string;
}

export interface SelectProps<V extends string | number> {
  options: readonly Choice<V>[];
  /** The value chosen; whatever is not among the options stands for none. */
  value: unknown;
  /** Gets null where the choice was taken back. */
  onChange: (value: V | null) => void;
  onBlur?: (() => void) | undefined;
  /** Shown while nothing is chosen. Default: `Select`. */
  placeholder?: string | undefined;
  /** Lets a person type what no option is: the text that was typed so, '' for none, and what takes it. */
  typed?: { text: string; onType: (text: string) => void } | undefined;
  /** Lets a person take the choice back. */
  clearable?: boolean | undefined;
  /** The options have not come yet. */
  waiting?: boolean | undefined;
  /** 32, 40 or 48 pixels high. Default: `middle`. */
  size?: 'small' | 'middle' | 'large' | undefined;
  disabled?: boolean | undefined;
  /** For the box around it. */
  className?: string | undefined;
  /** Gets what takes the focus: a native select or, for a long one, an input. Called again when one replaces the other. */
  ref?: RefCallback<HTMLElement> | undefined;
  id?: string | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}
