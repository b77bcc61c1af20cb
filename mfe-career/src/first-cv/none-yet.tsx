import { Button } from '@phila/ui';

/** Answers a step whose part the person does not have, such as a first job: the step counts as done. */
export const NoneYet = ({ onDone }: { onDone: () => void }) => (
  <Button onClick={onDone}>I have none of this yet</Button>
);
