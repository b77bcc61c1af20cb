import { Button, classes, Copy, Field, Input } from '@phila/ui';
import { useState } from 'react';
import { fragmentOf } from '../../keeping/link-entry.ts';
import styles from './frame.module.css';

interface ShareLinkProps {
  /** The calculator's public address. */
  place: string;
  /** Null for the example, which the page shows by itself. */
  entry: object | null;
}

/** Makes a link with the entry behind its `#`, which browsers never send to a server. */
export const ShareLink = ({ place, entry }: ShareLinkProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Share by a link</Button>;
  const link = `${window.location.origin}${place}${entry === null ? '' : fragmentOf('entry', entry)}`;
  return (
    <div className={classes('row align-end gap-8', styles.link)}>
      <Field
        label={entry === null ? 'Link to this page' : 'Link to this calculation'}
        hint={
          entry === null
            ? 'It opens with the example. Enter your own figures first to share them.'
            : 'It carries what you entered after its #, a part that is never sent to a server, and nothing else about you. Anyone with the link sees these entries.'
        }
      >
        {(wiring) => <Input {...wiring} readOnly value={link} onFocus={({ target }) => target.select()} />}
      </Field>
      <Copy text={link} what="the link" />
    </div>
  );
};
