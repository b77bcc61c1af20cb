import type { RefCallback } from 'react';

/** An option of a select; values must also differ as text. */
export interface Choice<V extends string | number = string | number> {
  value: V;
  label: string;
}

export interface SelectProps<V extends string | number> {
  options: readonly Choice<V>[];
  /** The chosen value; none if it is not among the options. */
  value: unknown;
  /** Gets the chosen value; null if the choice was cleared. */
  onChange: (value: V | null) => void;
  onBlur?: (() => void) | undefined;
  /** Shown while nothing is chosen. Default: `Select`. */
  placeholder?: string | undefined;
  /** The text typed instead of an option, '' for none, and its handler. */
  typed?: { text: string; onType: (text: string) => void } | undefined;
  /** True if the person may clear the choice. */
  clearable?: boolean | undefined;
  /** True while the options load. */
  waiting?: boolean | undefined;
  /** 32, 40 or 48 pixels high. Default: `middle`. */
  size?: 'small' | 'middle' | 'large' | undefined;
  disabled?: boolean | undefined;
  /** A class for the outer box. */
  className?: string | undefined;
  /**
   * Gets the element that takes the focus: a native select, or an input for a long list. Called again when one replaces
   * the other.
   */
  ref?: RefCallback<HTMLElement> | undefined;
  id?: string | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}
