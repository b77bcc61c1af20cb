import { NeedsScript } from './needs-script.tsx';
import { Panel } from './panel.tsx';
import styles from './panel.module.css';

/** Reason for the script: the token is behind the `#`, which no server receives. */
const why = 'what the link in our message carries stands behind its #, which your browser sends to no server';

interface PageOfLink {
  title: string;
  sentence: string;
  /** Needs a script: `Stopping emails`. */
  what: string;
  /** Room kept for the script's part, so that the page's foot does not move. */
  roomOf: 'field' | 'button';
}

/** Makes the page shown until its script has read a mailed link. */
const pageOfLink = ({ title, sentence, what, roomOf }: PageOfLink) => {
  const BeforeScript = () => (
    <Panel title={title} sentence={sentence}>
      <div className={roomOf === 'field' ? styles.roomOfField : styles.roomOfButton} />
      <NeedsScript what={what} why={why} />
    </Panel>
  );
  return BeforeScript;
};

export const PasswordBeforeScript = pageOfLink({
  title: 'Your password',
  sentence: 'Ask for a link to choose a new one, or choose it here with the link that we sent you.',
  what: 'Choosing a password',
  roomOf: 'field',
});

export const FirstPasswordBeforeScript = pageOfLink({
  title: 'Your first password',
  sentence:
    'Your employer has made an account for you: ask for a link to choose its password, or choose it here with the link that we sent you.',
  what: 'Choosing a password',
  roomOf: 'field',
});

export const ChangeBeforeScript = pageOfLink({
  title: 'Take a change back',
  sentence:
    'With the link that we sent to your old address or number, your account gets back what you signed in with.',
  what: 'Taking a change back',
  roomOf: 'button',
});

export const EmailsBeforeScript = pageOfLink({
  title: 'Stop our emails',
  sentence: 'With the link at the foot of an email you stop emails of its kind.',
  what: 'Stopping emails',
  roomOf: 'button',
});
