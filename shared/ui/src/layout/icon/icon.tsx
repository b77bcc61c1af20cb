import { isDrawing, type IconName } from '@phila/contract/remote';
import { inRem } from '@phila/platform';
import { drawings } from './drawings.ts';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** Width and height in pixels beside letters of 16, with which it grows; default: 20. */
  size?: number;
  /** Read out by a screen reader; leave it out beside words, where the icon is decoration. */
  title?: string;
  className?: string | undefined;
}

/** Draws a path on a grid of 24, in the colour of the text around it. */
const Drawing = ({ path, size = 20, title, className }: Omit<IconProps, 'name'> & { path: string }) => (
  <svg
    className={className ? `${styles.icon} ${className}` : styles.icon}
    width={inRem(size)}
    height={inRem(size)}
    viewBox="0 0 24 24"
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    <path d={path} />
  </svg>
);

/** Draws one of our icons. */
export const Icon = ({ name, ...props }: IconProps) => <Drawing path={drawings[name]} {...props} />;

/** Tells if there is a drawing of that name; declarations name icons as plain text. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name);

interface DeclaredIconProps extends Omit<IconProps, 'name'> {
  /** An icon's name, or a remote's own path data; anything else draws nothing. */
  icon: string | undefined;
}

/** Draws the icon of a declaration: ours by its name, or a remote's own by its path data. */
export const DeclaredIcon = ({ icon, ...props }: DeclaredIconProps) => {
  if (icon === undefined) return null;
  if (isIconName(icon)) return <Icon name={icon} {...props} />;
  return isDrawing(icon) ? <Drawing path={icon} {...props} /> : null;
};
