import type { FormDraft } from '@phila/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Keeps in this tab what the person entered by hand, so that a reload loses nothing: a visit alone keeps nothing.
 * @param entered null while a page holds only what it started with
 * @param text equal for equal entries
 */
export const useKeptDraft = (
  draft: Pick<FormDraft, 'write' | 'remove'>,
  entered: object | null,
  text: string,
): void => {
  const [first] = useState(text);
  const wasEdited = useRef(false);
  const keep = useEffectEvent(() => {
    if (entered === null) draft.remove();
    else draft.write({ entry: entered });
  });
  useEffect(() => {
    if (text === first && !wasEdited.current) return;
    wasEdited.current = true;
    keep();
  }, [text, first]);
};
