import { MESSAGE_LENGTH } from '@phila/contract/schemas';
import styles from './message-form.module.css';

/** Mustache section: appears only if the service fills in a value. */
const Filled = ({ name, as: Shown }: { name: string; as: 'p' | 'span' }) => (
  <>
    {`{{#${name}}}`}
    <Shown className={styles.refused}>{`{{${name}}}`}</Shown>
    {`{{/${name}}}`}
  </>
);

interface PlainFieldProps {
  name: 'name' | 'email' | 'message';
  label: string;
}

const autoComplete = { name: 'name', email: 'email', message: 'off' } as const;

const PlainField = ({ name, label }: PlainFieldProps) => {
  const control = {
    name,
    required: true,
    autoComplete: autoComplete[name],
    defaultValue: `{{${name}}}`,
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
      <Filled name={`${name}Refused`} as="span" />
    </label>
  );
};

/**
 * Form for browsers without script, posted to the page itself. The service fills in the typed values and refusals
 * (api/src/areas/contact/on-page.ts). Drawn at build, never in a browser.
 */
export const PlainMessageForm = () => (
  <>
    {'{{#sent}}'}
    <p className={styles.sent}>Thank you, your message is on its way. The answer comes to your address.</p>
    {'{{/sent}}'}
    <form noValidate method="post" action="/contactUs#write" className={styles.form} aria-label="Write to us">
      <Filled name="problem" as="p" />
      <PlainField name="name" label="Your name" />
      <PlainField name="email" label="Email address, for the answer" />
      <PlainField name="message" label="Message" />
      <button type="submit" className={styles.send}>
        Send
      </button>
    </form>
  </>
);
