import { amountText, roundedPercentText } from '@phila/contract/format';
import styles from './figures.module.css';

interface FigureProps {
  /** Null where it is not known. */
  value: number | null;
  className?: string | undefined;
}

/** `R 1 234.56` of an amount in rand: never wrapped, its digits under one another. A dash where it is not known. */
export const Money = ({ value, className }: FigureProps) => (
  <span className={className ? `${styles.figure} ${className}` : styles.figure}>
    {value === null ? '–' : amountText(value, 'rand')}
  </span>
);

interface PercentageProps extends FigureProps {
  /** Digits after the point, at most; default: 2. */
  decimals?: number;
}

/** `12.5%` of a number from 0 to 100. A dash where it is not known. */
export const Percentage = ({ value, decimals = 2, className }: PercentageProps) => (
  <span className={className ? `${styles.figure} ${className}` : styles.figure}>
    {value === null ? '–' : roundedPercentText(value, decimals)}
  </span>
);
