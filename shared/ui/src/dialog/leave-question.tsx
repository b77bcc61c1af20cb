import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from '@phila/platform';
import { useCloseOnBack } from './close-on-back.ts';
import { Confirm } from './confirm.tsx';

interface LeaveQuestionProps {
  /** What the question says below its title. */
  children: string;
}

/** The page of this site that a press on a link goes to; null where it stays, opens a tab or is the browser's own. */
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

/** Asks before a link of the site, or the browser's Back, leaves the page. Nothing is asked once it is unmounted. */
export const LeaveQuestion = ({ children }: LeaveQuestionProps) => {
  const [leaving, setLeaving] = useState<string | 'back' | null>(null);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const hear = (event: MouseEvent): void => {
      const page = pageBehind(event);
      if (page === null) return;
      // `Link` does nothing with a press that is prevented; what else hears it, a menu that closes, still does.
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
            // Its entries of the history are given up first: Back passes over them.
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
