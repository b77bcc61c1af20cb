import { useEffect, useState, type ComponentType } from 'react';
import { useFormState } from 'react-final-form';
import { useLeaveWarning } from '../leave-warning/index.ts';

interface AskBeforeLeavingProps {
  /** Whether what is typed is kept in the tab and filled in again on coming back; default: false, it is lost. */
  isKept?: boolean;
}

type Question = ComponentType<{ children: string }>;

const LOST = 'What you changed is not saved yet, and will be lost.';
const KEPT = 'What you changed is not saved yet. It stays in this tab, and is here again when you come back.';

/**
 * Within a page's form: while something was changed that is not sent, asks before a link of the site, the browser's
 * Back, a reload or the end of the session leaves it. Its code comes with the first change; where it does not come,
 * links and Back are not asked about.
 */
export const AskBeforeLeaving = ({ isKept = false }: AskBeforeLeavingProps) => {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useLeaveWarning(() => dirty);
  const [Question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    if (!dirty) return undefined;
    let isOver = false;
    const load = async () => {
      const { LeaveQuestion } = await import('../dialog/index.ts');
      if (!isOver) setQuestion(() => LeaveQuestion);
    };
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [dirty]);
  return dirty && Question !== null ? <Question>{isKept ? KEPT : LOST}</Question> : null;
};
