import { ButtonLink, classes } from '@phila/ui';
import { useState } from 'react';
import { Panel } from '../authentication/panel.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { SetPassword } from './set-password.tsx';
import { useLinkToken } from './use-link-token.ts';
import type { ResetWords } from './reset-texts.ts';

/**
 * Setting a password by a mailed link: ask for the link, open it, type the new password twice, sign in. The reply to
 * the first step never tells whether there is such an account (specification: service).
 */
export const PasswordReset = ({ words }: { words: ResetWords }) => {
  const { link, forget } = useLinkToken();
  /** With which link; another may be opened in the same tab. */
  const [done, setDone] = useState<string | null>(null);

  if (done !== null && done === link?.token)
    return (
      <Panel title={words.done.title} sentence={words.done.sentence}>
        <ButtonLink type="primary" className={classes('full')} to="/sign-in">
          Sign in
        </ButtonLink>
      </Panel>
    );
  if (link)
    return (
      <Panel title={words.set.title} sentence={words.set.sentence}>
        <SetPassword
          key={link.token}
          link={link}
          button={words.set.button}
          onDone={() => setDone(link.token)}
          onNewLink={forget}
        />
      </Panel>
    );
  return <AskForLink words={words} />;
};
