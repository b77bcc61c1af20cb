import { useEffect, useState, type ComponentType } from 'react';
import { useFormState } from 'react-final-form';
import { useLeaveWarning } from '../leave-warning/index.ts';

interface AskBeforeLeavingProps {
  /** True if a draft keeps the entries for the person's return; default: false, they are lost. */
  isKept?: boolean;
}

type Question = ComponentType<{ children: string }>;

const LOST = 'What you changed is not saved yet, and will be lost.';
const KEPT = 'What you changed is not saved yet. It stays in this tab, and is here again when you come back.';

/**
 * Asks before a link of the site, the browser's Back, a reload or the end of the session leaves a page's form with
 * unsent changes. Loads its code at the first change; if that fails, links and Back leave without a question.
 */
export const AskBeforeLeaving = ({ isKept = false }: AskBeforeLeavingProps) => {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useLeaveWarning(() => dirty);
  const [Question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    if (!dirty) return undefined;
    let isOver = false;
    const load = async () => {
      const { LeaveQuestion } = await import('../../overlays/dialog/index.ts');
      if (!isOver) setQuestion(() => LeaveQuestion);
    };
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [dirty]);
  return dirty && Question !== null ? <Question>{isKept ? KEPT : LOST}</Question> : null;
};
