import { brand } from '@phila/contract/brand';
import { classes, Icon, type IconName } from '@phila/ui';
import { Link } from 'react-router-dom';
import band from './band.module.css';
import styles from './trust.module.css';

const promises: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'lock',
    title: 'Your employer cannot read it',
    text: 'Every request is checked against whose record it is. If our support opens your pages to help you, we tell you.',
  },
  {
    icon: 'shield',
    title: 'POPIA is our rule',
    text: 'The law on personal information lets you see, correct or delete what we hold, free of charge, within 30 days.',
  },
  {
    icon: 'folder',
    title: 'It stays in one place',
    text: `${brand.company.legalName} keeps it in its own database, with backups. Who runs the servers works for us, under contract.`,
  },
  {
    icon: 'heart',
    title: 'We do not sell it',
    text: 'No advertising cookies, and no marketing unless you ask for it. What an advert partner may learn, you decide.',
  },
];

export const Trust = () => (
  <section className={classes('on-card rounded-card text')} aria-labelledby="trust-title">
    <h2 id="trust-title" className={classes('below-8 title balance', band.title)}>
      Your information stays yours
    </h2>
    <p className={classes('below-24 muted loose')}>
      All of it is in our <Link to="/privacy-policy">privacy policy</Link>, in words that you need no lawyer
      for.
    </p>
    <dl className={classes('grid columns-2 gap-24', styles.promises)}>
      {promises.map(({ icon, title, text }) => (
        <div key={title} className={styles.promise}>
          <dt>
            <Icon name={icon} size={24} className={classes('action')} />
            {title}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
