import { calls } from '@phila/contract/calls';
import { form, toBody, toForm } from '@phila/contract/records';
import { aboutMe } from '@phila/contract/records/about-me';
import { contact } from '@phila/contract/records/contact';
import { refreshReads, send } from '@phila/platform';
import { AutoForm, Loaded, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { keepContact } from '../create-my-cv/bringing/keep-details.ts';
import { CHANGED } from './changed.ts';
import { NoneYet } from './none-yet.tsx';
import type { StepProps } from './step-props.ts';

const { career, details } = calls;

/** First fields of a CV. Both records have further fields on their own pages. */
const aboutForm = form({
  fields: {
    heading: aboutMe.fields.heading,
    personalSummary: aboutMe.fields.personalSummary,
    mobileNo: contact.fields.mobileNo,
  },
});

/** Asks for the person's role and phone number. */
export const AboutStep = ({ actions, onDone }: StepProps) => {
  const about = useQuery(career.aboutMe.query({}));
  const reached = useQuery(details.contactDetails.query({}));
  const reading = {
    data:
      about.data === undefined || reached.data === undefined
        ? undefined
        : { about: about.data, mobileNo: reached.data?.mobileNo },
    error: about.error ?? reached.error,
    refetch: () => Promise.all([about.refetch(), reached.refetch()]),
  };
  return (
    <Loaded what="Who you are at work" reading={reading} waiting={<Skeleton height={320} />} inCard>
      {(saved) => (
        <AutoForm
          type={aboutForm}
          label="Who you are"
          saved={{ ...saved.about, mobileNo: saved.mobileNo }}
          draft="career.first-cv.about"
          actions={
            <>
              {actions}
              {saved.about === null && saved.mobileNo?.value == null && <NoneYet onDone={onDone} />}
            </>
          }
          submit={{ label: 'Save and go on', sending: 'Saving' }}
          main="below the fields"
          send={async ({ heading, personalSummary, mobileNo }) => {
            const { value } = mobileNo;
            if (value !== null && value !== saved.mobileNo?.value)
              await keepContact([{ kind: 'mobileNo', value }]);
            const body = toBody(
              aboutMe,
              { ...toForm(aboutMe, saved.about), heading, personalSummary },
              saved.about?.version,
            );
            await (saved.about === null
              ? send(career.createAboutMe, { body })
              : send(career.updateAboutMe, { body }));
            void refreshReads([career.aboutMe, details.contactDetails, ...CHANGED]);
            // Waits until the form counts as sent, or it would warn about unsaved typing.
            setTimeout(onDone);
          }}
        />
      )}
    </Loaded>
  );
};
