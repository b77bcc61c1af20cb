import { ButtonLink, classes } from '@phila/ui';
import { useState } from 'react';
import { Panel } from '../authentication/panel.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { SetPassword } from './set-password.tsx';
import { useLinkToken } from './use-link-token.ts';
import type { ResetWords } from './reset-texts.ts';

/**
 * Sets a password by a mailed link: ask for it, open it, type the password twice, sign in. The first reply never tells
 * if the account exists (specification: service).
 */
export const PasswordReset = ({ words }: { words: ResetWords }) => {
  const { link, forget } = useLinkToken();
  /** The used link's token; the tab may open another. */
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
