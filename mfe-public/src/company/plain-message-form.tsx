import { MESSAGE_LENGTH } from '@phila/contract/schemas';
import { usePosted } from '@phila/platform';
import { useLocation } from 'react-router-dom';
import styles from './message-form.module.css';

interface PlainFieldProps {
  name: 'name' | 'email' | 'message';
  label: string;
}

const autoComplete = { name: 'name', email: 'email', message: 'off' } as const;

const PlainField = ({ name, label }: PlainFieldProps) => {
  const posted = usePosted();
  const refusal = posted?.refused[name];
  const control = {
    name,
    required: true,
    autoComplete: autoComplete[name],
    defaultValue: posted?.typed[name] ?? '',
    className: styles.control,
  };
  return (
    // Wraps the control in its label: it has no id, as another form on the page may use it.
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      {name === 'message' ? (
        <textarea rows={6} maxLength={MESSAGE_LENGTH} {...control} />
      ) : (
        <input type={name === 'email' ? 'email' : 'text'} {...control} />
      )}
      {refusal !== undefined && <span className={styles.refused}>{refusal}</span>}
    </label>
  );
};

/**
 * Form for browsers without script, posted to the page itself, which is drawn again with the typed values and refusals
 * (api/src/areas/contact/on-page.ts).
 */
export const PlainMessageForm = () => {
  const problem = usePosted()?.problem ?? null;
  const isSent = new URLSearchParams(useLocation().search).has('sent');
  return (
    <>
      {isSent && (
        <p className={styles.sent}>
          Thank you, your message is on its way. The answer comes to your address.
        </p>
      )}
      <form
        noValidate
        method="post"
        action="/contactUs#write"
        className={styles.form}
        aria-label="Write to us"
      >
        {problem !== null && <p className={styles.refused}>{problem}</p>}
        <PlainField name="name" label="Your name" />
        <PlainField name="email" label="Email address, for the answer" />
        <PlainField name="message" label="Message" />
        <button type="submit" className={styles.send}>
          Send
        </button>
      </form>
    </>
  );
};
