import { Icon } from '../../layout/icon/index.ts';
import { passwordRules, strengthOf, strengths } from './password-rules.ts';
import { classes } from '../../layout/classes/index.ts';
import styles from './password-strength.module.css';

interface PasswordStrengthProps {
  id: string;
  password: string;
  /** The person's names and addresses: they add no strength. */
  own?: readonly string[];
}

/** Shows the rules, ticked while typing, and a meter. Gives a screen reader one short sentence instead of the list. */
export const PasswordStrength = ({ id, password, own = [] }: PasswordStrengthProps) => {
  const step = strengthOf(password, own);
  const strength = strengths[step];
  return (
    <div className={styles.strength} id={id}>
      <div className={styles.meter} data-step={password === '' ? 'none' : step} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <output className={styles.words}>
        {password === '' ? 'Your password needs:' : `Password strength: ${strength?.toLowerCase()}`}
      </output>
      <ul className={styles.rules}>
        {passwordRules.map(({ words, isMet }) => {
          const met = isMet(password);
          return (
            <li key={words} data-met={met}>
              {met ? <Icon name="check" size={16} /> : <span className={styles.open} />}
              <span>
                <span className={classes('unseen')}>{met ? 'Done: ' : 'Still needed: '}</span>
                {words}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
