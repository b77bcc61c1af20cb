import { ButtonLink, classes, Icon } from '@phila/ui';

interface LinkElsewhereProps {
  /** An https address. */
  to: string;
  type?: 'primary';
  size?: 'large';
  children: string;
}

/** Links to another site in a new tab, and says so. */
export const LinkElsewhere = ({ children, ...link }: LinkElsewhereProps) => (
  <ButtonLink {...link} target="_blank" rel="noopener noreferrer">
    <span className={classes('row gap-8')}>
      {children} <Icon name="external" size={16} title="(opens in a new tab)" />
    </span>
  </ButtonLink>
);
