import { brand } from '@phila/contract/brand';
import { calls, type OwnProfile } from '@phila/contract/calls';
import { chooseProfile, messageOf, navigate, useLoading } from '@phila/platform';
import { classes, FaultPanel, Icon, Loading, Logo, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../authentication/panel.tsx';
import styles from './choose-account.module.css';

/** Goes on, through the shell's guard, to the wanted page or the portal's first. */
const goOn = (): void => navigate('/sign-in', { replace: true });

const nameOf = ({ osName }: OwnProfile): string => osName ?? `${brand.name} by yourself`;

interface ChoiceProps {
  profile: OwnProfile;
  isBusy: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

const Choice = ({ profile, isBusy, isDisabled, onChoose }: ChoiceProps) => {
  const { osName, logo, primaryColor, firstName, lastName, current } = profile;
  return (
    <li>
      <button
        type="button"
        className={classes('row full gap-16 pad-y-16 pad-x-20 text from-start', styles.choice)}
        style={{ borderInlineStartColor: primaryColor ?? undefined }}
        aria-busy={isBusy}
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && onChoose()}
      >
        <span className={classes('grid shrink', styles.logo)} aria-hidden="true">
          {osName === null || logo === null ? (
            <Icon name={osName === null ? 'person' : 'people'} size={28} />
          ) : (
            <Logo organisation={{ logo, osName }} height={32} />
          )}
        </span>
        <span className={classes('grid grow shrink gap-4')}>
          <span className={classes('bold anywhere')}>{nameOf(profile)}</span>
          <span className={classes('small muted')}>
            {isBusy ? 'One moment…' : `${firstName} ${lastName}${current ? ' · in use now' : ''}`.trim()}
          </span>
        </span>
        <Icon name="forward" size={20} />
      </button>
    </li>
  );
};

const AccountsSkeleton = () => (
  <Loading what="your accounts">
    <div className={classes('grid gap-12')}>
      {[0, 1].map((at) => (
        <div key={at} className={classes('row full gap-16 pad-y-16 pad-x-20 text from-start', styles.choice)}>
          <Skeleton width={56} height={32} />
          <span className={classes('grid grow shrink gap-4')}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height={14} />
          </span>
        </div>
      ))}
    </div>
  </Loading>
);

/** Chooses one of a person's profiles at several organisations (specification: service). */
export default function ChooseAccountPage() {
  const {
    data: profiles,
    isError,
    error,
    refetch,
  } = useQuery(calls.account.profiles.query({}, { staleTime: 0 }));
  const [chosen, setChosen] = useState<OwnProfile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useLoading(chosen !== null);

  const choose = async (profile: OwnProfile): Promise<void> => {
    setRefusal(null);
    setChosen(profile);
    try {
      // Keeps the session if the profile is the current one.
      if (!profile.current) await chooseProfile(profile.osNo);
      goOn();
    } catch (failure) {
      setChosen(null);
      setRefusal(messageOf(failure, `We could not open ${nameOf(profile)}. Please try again.`));
    }
  };

  if (isError && profiles === undefined)
    return (
      <Panel title="Choose your account">
        <FaultPanel area="Your accounts" onRetry={refetch}>
          {messageOf(error, 'We could not find out which accounts you have.')}
        </FaultPanel>
      </Panel>
    );

  return (
    <Panel
      title="Choose your account"
      sentence={
        profiles?.length === 1
          ? 'You have one account. Go on with it.'
          : `You belong to ${profiles?.length ?? 'several'} organisations. Which one now? You can switch in the menu behind your initial.`
      }
    >
      {profiles === undefined ? (
        <AccountsSkeleton />
      ) : (
        <ul className={classes('grid gap-12')}>
          {profiles.map((profile) => (
            <Choice
              key={profile.osNo ?? 'own'}
              profile={profile}
              isBusy={chosen === profile}
              isDisabled={chosen !== null}
              onChoose={() => void choose(profile)}
            />
          ))}
        </ul>
      )}
      <p role="alert" className={classes('above-16 danger', styles.refusal)}>
        {refusal}
      </p>
    </Panel>
  );
}
