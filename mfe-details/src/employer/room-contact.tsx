import type { EmployerRoom } from '@phila/contract/calls';
import { phoneText } from '@phila/contract/format';
import { classes, Icon } from '@phila/ui';
import styles from './employer.module.css';

/** Name, mail and telephone of HR's contact, those that there are. */
export const RoomContact = ({ name, email, phone }: NonNullable<EmployerRoom['contact']>) => (
  <div className={classes('row wrap gap-x-24')}>
    {name !== null && <p className={classes('strong anywhere', styles.who)}>{name}</p>}
    {email !== null && (
      <a href={`mailto:${email}`} className={classes('inline-row gap-8 min-high-44 anywhere')}>
        <Icon name="mail" size={18} className={classes('rigid')} />
        {email}
      </a>
    )}
    {phone !== null && (
      <a href={`tel:${phone}`} className={classes('inline-row gap-8 min-high-44 figures')}>
        <Icon name="phone" size={18} className={classes('rigid')} />
        {phoneText(phone)}
      </a>
    )}
  </div>
);
