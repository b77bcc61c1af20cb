import { drawings, type IconName } from './drawings.ts';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** In pixels, both ways; 20 unless told. */
  size?: number;
  /** Read out where the drawing stands alone. Beside words it is left out, and the drawing is decoration. */
  title?: string;
  className?: string | undefined;
}

/** One of our line drawings, in the colour of the text around it. */
export const Icon = ({ name, size = 20, title, className }: IconProps) => (
  <svg
    className={className ? `${styles.icon} ${className}` : styles.icon}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    <path d={drawings[name]} />
  </svg>
);

/** Declarations name icons as plain text: true when there is such a drawing. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name);
