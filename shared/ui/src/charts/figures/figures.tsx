import { amountText, roundedPercentText } from '@phila/contract/format';
import styles from './figures.module.css';

interface FigureProps {
  /** The number; null where it is not known. */
  value: number | null;
  className?: string | undefined;
}

/** Shows rand as `R 1 234.56`, unwrapped, with aligned digits; a dash where it is not known. */
export const Money = ({ value, className }: FigureProps) => (
  <span className={className ? `${styles.figure} ${className}` : styles.figure}>
    {value === null ? '–' : amountText(value, 'rand')}
  </span>
);

interface PercentageProps extends FigureProps {
  /** Digits after the point, at most; default: 2. */
  decimals?: number;
}

/** Shows a number from 0 to 100 as `12.5%`; a dash where it is not known. */
export const Percentage = ({ value, decimals = 2, className }: PercentageProps) => (
  <span className={className ? `${styles.figure} ${className}` : styles.figure}>
    {value === null ? '–' : roundedPercentText(value, decimals)}
  </span>
);
