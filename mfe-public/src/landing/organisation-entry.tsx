import { calls } from '@phila/contract/calls';
import { CallError, send, useOrganisation, useSession } from '@phila/platform';
import { ButtonLink, classes, Form, FormField, FormLine, Input, SubmitButton } from '@phila/ui';
import { organisationGuidIn } from './organisation-guid.ts';
import band from './band.module.css';
import styles from './organisation-entry.module.css';

const NOT_A_LINK = 'This is not a link or code of an organisation. Ask your HR department for it.';
const UNKNOWN = 'We do not know an organisation with this code. Check it with your HR department.';

interface OrganisationEntryProps {
  /** Reloads the page with the organisation; the shell then links the person and themes the pages. */
  open?: (address: string) => void;
}

/** Lets an employee in with the employer's link or code (specification: README, accounts). */
export const OrganisationEntry = ({
  open = (address) => window.location.assign(address),
}: OrganisationEntryProps) => {
  const organisation = useOrganisation();
  return (
    <section
      id="organisation"
      className={classes('on-card rounded-card text', styles.entry)}
      aria-labelledby="organisation-title"
    >
      <h2 id="organisation-title" className={classes('below-8 title balance', band.title)}>
        {organisation ? `You are linked to ${organisation.name}` : 'Did your employer send you?'}
      </h2>
      {organisation ? (
        <Linked name={organisation.name} />
      ) : (
        <>
          <p className={classes('below-24 muted loose')}>
            Paste the link or code that your organisation gave you. The pages then carry its name and colours,
            and you see what it offers to its people. What you add yourself it does not see.
          </p>
          <EntryForm open={open} />
        </>
      )}
    </section>
  );
};

const Linked = ({ name }: { name: string }) => {
  const { signedIn } = useSession();
  return (
    <>
      <p className={classes('below-24 muted loose')}>
        The pages carry its colours. What you add yourself it does not see.
      </p>
      {!signedIn && (
        <ButtonLink type="primary" size="large" to="/sign-up">
          Join with {name}
        </ButtonLink>
      )}
    </>
  );
};

const EntryForm = ({ open }: { open: (address: string) => void }) => (
  <Form
    className={styles.form}
    label="Your organisation"
    initialValues={{ pasted: '' }}
    check={({ pasted }) =>
      organisationGuidIn(pasted ?? '') === null ? [{ path: 'pasted', message: NOT_A_LINK }] : []
    }
    send={async ({ pasted }) => {
      const guid = organisationGuidIn(pasted) ?? '';
      try {
        await send(calls.organisation.organisation, { params: { guid } });
      } catch (error) {
        if (error instanceof CallError && error.status === 404)
          throw new CallError(404, UNKNOWN, [{ path: 'pasted', message: UNKNOWN }]);
        throw error;
      }
      open(`/?Organization=${guid}`);
    }}
    failure="We could not look for your organisation. Please try again."
  >
    <FormLine />
    <FormField name="pasted" label="Link or code of your organisation">
      {(control) => (
        <Input
          {...control}
          size="large"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="7b0c9a52-3f7e-…"
        />
      )}
    </FormField>
    <SubmitButton size="large" sending="Looking it up">
      Link me
    </SubmitButton>
  </Form>
);
