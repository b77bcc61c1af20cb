import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from '@phila/platform';
import { useCloseOnBack } from './close-on-back.ts';
import { Confirm } from './confirm.tsx';

interface LeaveQuestionProps {
  /** The text below the title. */
  children: string;
}

/** Finds the page that a link leads to; null if it stays here, opens a tab or leaves the site. */
const pageBehind = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const { location } = window;
  const isHere = pathname === location.pathname && search === location.search;
  return origin !== location.origin || isHere ? null : `${pathname}${search}${hash}`;
};

/** Asks before a link of the site, or the browser's Back, leaves the page; asks nothing after it unmounts. */
export const LeaveQuestion = ({ children }: LeaveQuestionProps) => {
  const [leaving, setLeaving] = useState<string | 'back' | null>(null);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const hear = (event: MouseEvent): void => {
      const page = pageBehind(event);
      if (page === null) return;
      // Stops only `Link`; other listeners, such as a menu that closes, still run.
      event.preventDefault();
      setLeaving(page);
    };
    document.addEventListener('click', hear, true);
    return () => document.removeEventListener('click', hear, true);
  }, []);
  if (left) return null;
  return (
    <>
      <BackTrap onBack={() => setLeaving('back')} />
      {leaving !== null && (
        <Confirm
          title="Leave without saving?"
          confirm="Leave"
          cancel="Keep editing"
          onConfirm={() => {
            // Gives up its history entries first, so that Back skips them.
            flushSync(() => setLeft(true));
            if (leaving === 'back') window.history.back();
            else navigate(leaving);
          }}
          onCancel={() => setLeaving(null)}
        >
          {children}
        </Confirm>
      )}
    </>
  );
};

const BackTrap = ({ onBack }: { onBack: () => void }) => {
  useCloseOnBack(onBack);
  return null;
};
