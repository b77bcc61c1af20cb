import { isDrawing, type IconName } from '@phila/contract/remote';
import { drawings } from './drawings.ts';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** In pixels, both ways; default: 20. */
  size?: number;
  /** Read out where the drawing stands alone. Beside words it is left out, and the drawing is decoration. */
  title?: string;
  className?: string | undefined;
}

/** A line drawing on a grid of 24, in the colour of the text around it. */
const Drawing = ({ path, size = 20, title, className }: Omit<IconProps, 'name'> & { path: string }) => (
  <svg
    className={className ? `${styles.icon} ${className}` : styles.icon}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    <path d={path} />
  </svg>
);

/** One of our line drawings. */
export const Icon = ({ name, ...props }: IconProps) => <Drawing path={drawings[name]} {...props} />;

/** Declarations name icons as plain text: true when there is such a drawing. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name);

interface DeclaredIconProps extends Omit<IconProps, 'name'> {
  /** An icon's name, or path data of a remote's own; nothing is drawn for anything else. */
  icon: string | undefined;
}

/** The icon of a declaration: one of ours by its name, or a remote's own drawing by its path data. */
export const DeclaredIcon = ({ icon, ...props }: DeclaredIconProps) => {
  if (icon === undefined) return null;
  if (isIconName(icon)) return <Icon name={icon} {...props} />;
  return isDrawing(icon) ? <Drawing path={icon} {...props} /> : null;
};
