import { MESSAGE_LENGTH } from '@phila/contract/schemas';
import styles from './message-form.module.css';

/** What stands there only with a value, in marks of mustache, which the service fills in. */
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
    // A label around its control: it has no id, which another form of the page could have as well.
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
 * The form for those who run no script: the browser posts it to the page itself, and the service puts in what was typed and
 * what it refused (api/src/areas/contact/on-page.ts). Drawn when the remote is built, and never in a browser.
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
