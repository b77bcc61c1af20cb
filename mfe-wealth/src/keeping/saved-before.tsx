import { Button, Callout, classes } from '@phila/ui';

interface SavedBeforeProps {
  /** Saved thing: `calculation`. */
  what: string;
  onShowSaved: () => void;
}

/** Tells a visitor who signed in with an entry that another one was saved before. */
export const SavedBefore = ({ what, onShowSaved }: SavedBeforeProps) => (
  <div className={classes('below-16')}>
    <Callout
      title={`You saved another ${what} before`}
      action={<Button onClick={onShowSaved}>Show what I saved</Button>}
    >
      <p>This is the one you brought with you. Save replaces the other.</p>
    </Callout>
  </div>
);
