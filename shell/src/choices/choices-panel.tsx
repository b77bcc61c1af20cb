import { Button, classes, useEscape } from '@phila/ui';
import { consentTexts } from '@phila/contract/brand';
import { findRoute } from '@phila/contract/remote';
import { keepChoice, useSession } from '@phila/platform';
import { useChoice } from '@phila/platform/host';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../shell-context.ts';
import { meetAccount, saveForAccount } from './account-choice.ts';
import styles from './choices-panel.module.css';
import { useRoomBelow } from './room-below.ts';

interface ChoicesPanelProps {
  /** True if the person opened it, and may close it without an answer. */
  isAsked: boolean;
  /** Place beside the page's first advert; null without adverts, where the question isn't asked. */
  advertPlace: HTMLElement | null;
  onClose: () => void;
}

type Meeting = 'under way' | 'known' | 'unknown';

/** Tells if an answer is known; the question waits while the account's is being read ('under way'). */
const useMeeting = (): Meeting => {
  const { userId } = useSession();
  const choice = useChoice();
  const [meeting, setMeeting] = useState<Meeting>(
    userId !== null && choice?.owner !== userId ? 'under way' : choice === null ? 'unknown' : 'known',
  );
  const first = useRef(choice);
  useEffect(() => {
    if (userId === null || meeting !== 'under way') return;
    let isWanted = true;
    meetAccount(first.current, userId).then(
      (isKnown) => isWanted && setMeeting(isKnown ? 'known' : 'unknown'),
      // Doesn't ask after a fault: the next page tries again, and nothing is measured in the meantime.
      () => isWanted && setMeeting('known'),
    );
    return () => {
      isWanted = false;
    };
  }, [userId, meeting]);
  return meeting;
};

/**
 * Question beside the page's first advert, or, if the person opened it, at the foot of the window (of the page in a
 * low window). Both answers take one press and look the same.
 */
const ChoicesPanel = ({ isAsked, advertPlace, onClose }: ChoicesPanelProps) => {
  const { registry } = useShell();
  const { userId } = useSession();
  const choice = useChoice();
  const meeting = useMeeting();
  const [failed, setFailed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = meeting === 'unknown' && (choice === null || failed || isSaving);
  useRoomBelow(place, isAsked);
  useEscape(isAsked, panel, onClose);

  useEffect(() => {
    if (!isAsked) return;
    const before = document.activeElement;
    const { current } = panel;
    current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isAsked]);

  const answer = async (analytics: boolean) => {
    // Notes the focus first, as saving disables the pressed button.
    const hadFocus = panel.current?.contains(document.activeElement) === true;
    setSaving(true);
    setFailed(false);
    try {
      // Applies a refusal at once, even if saving to the account fails.
      if (userId === null || !analytics) keepChoice({ analytics, owner: null });
      if (userId !== null) await saveForAccount(analytics, userId);
      // The panel opened by itself, so there is no earlier focus to return to.
      if (!isAsked && hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
      onClose();
    } catch {
      setFailed(true);
    } finally {
      setSaving(false);
    }
  };

  const question = (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Cookie and privacy choices"
      // Keeps search engines from quoting the question as the page's text.
      data-nosnippet
      className={
        isAsked
          ? classes(
              'row wrap centre-block gap-16 gap-x-32 pad-y-20 pad-x-24 text rise no-outline',
              styles.panel,
            )
          : // Part of the page beside the advert, covering nothing.
            classes('row wrap shrink gap-12 gap-x-24 pad-16 below-16 card text no-outline')
      }
    >
      <div className={styles.words}>
        <h2 className={classes('normal bold line-24')}>May we measure adverts and speed?</h2>
        <p className={classes('above-4 small', styles.text)}>
          The site keeps what it needs to work: your sign-in and your settings. {consentTexts.analytics.text}{' '}
          {findRoute(registry, paths.privacy) && (
            <Link to={paths.privacy} className={classes('underlined')}>
              Privacy Policy
            </Link>
          )}
        </p>
        {choice !== null && (
          <p className={classes('above-8 small muted')}>
            You {choice.analytics ? 'accepted' : 'declined'} this before.
          </p>
        )}
        <p role="alert" className={classes('small danger', styles.failed)}>
          {failed && 'We could not save your choice to your account. Please try again.'}
        </p>
      </div>
      <div className={classes('flex wrap gap-12', styles.answers)}>
        <Button size="large" className={styles.answer} disabled={isSaving} onClick={() => void answer(false)}>
          Decline
        </Button>
        <Button size="large" className={styles.answer} disabled={isSaving} onClick={() => void answer(true)}>
          Accept
        </Button>
        {isAsked && (
          <Button type="link" size="large" className={styles.answer} onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </section>
  );
  if (isAsked) {
    return (
      <div ref={place} className={classes('sticky unpressed', styles.place)}>
        {question}
      </div>
    );
  }
  return isOpen && advertPlace ? createPortal(question, advertPlace) : null;
};

export default ChoicesPanel;
