import { brand, legal } from '@phila/contract/brand';
import { refusedInName, registrationMobileHint } from '@phila/contract/fields';
import {
  classes,
  Form,
  FormCheck,
  FormField,
  FormLine,
  Input,
  PasswordInput,
  PasswordStrength,
  SubmitButton,
  AccountName,
} from '@phila/ui';
import { useId } from 'react';
import { useFormState } from 'react-final-form';
import { checkDraft, type Draft } from './draft.ts';

import form from '../authentication/form.module.css';
import styles from './sign-up.module.css';

interface DetailsStepProps {
  draft: Draft;
  /** Organisation of the link; null without one. */
  orgIdGuid: string | null;
  /** Asks the service for a code; fails with a `CallError`. */
  send: (draft: Draft) => Promise<void>;
}

const ownWords = ({ firstName = '', lastName = '', email = '', mobile = '' }: Partial<Draft>): string[] => [
  firstName,
  lastName,
  email.split('@')[0] ?? '',
  mobile,
];

const NewPassword = () => {
  const id = useId();
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  return (
    <div>
      <AccountName value={values.email || values.mobile || ''} />
      <FormField name="password" label="Password">
        {(control) => (
          <PasswordInput
            {...control}
            size="large"
            autoComplete="new-password"
            aria-describedby={[control['aria-describedby'], id].filter(Boolean).join(' ')}
          />
        )}
      </FormField>
      <PasswordStrength id={id} password={values.password ?? ''} own={ownWords(values)} />
    </div>
  );
};

/** Opens a legal text in a new tab, so that nothing typed is lost. */
const LegalLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {children}
    <span className={classes('unseen')}> (opens in a new tab)</span>
  </a>
);

export const DetailsStep = ({ draft, orgIdGuid, send }: DetailsStepProps) => (
  <Form
    className={form.form}
    initialValues={draft}
    check={(values) => checkDraft(values, orgIdGuid)}
    send={send}
    failure="We could not start your account. Please try again."
  >
    <FormLine />
    <div className={classes('grid columns-2 align-start gap-20', form.pair)}>
      <FormField name="firstName" label="First name" explain={refusedInName}>
        {(control) => <Input {...control} size="large" autoComplete="given-name" />}
      </FormField>
      <FormField name="lastName" label="Last name" explain={refusedInName}>
        {(control) => <Input {...control} size="large" autoComplete="family-name" />}
      </FormField>
    </div>
    <fieldset>
      <legend className={classes('small muted', styles.legend)}>
        Enter an email, a mobile number, or both
      </legend>
      <div className={classes('grid columns-2 align-start gap-20', form.pair)}>
        <FormField name="email" label="Email address">
          {(control) => (
            <Input
              {...control}
              size="large"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField name="mobile" label="Mobile number" warn={registrationMobileHint}>
          {(control) => (
            <Input {...control} size="large" type="tel" autoComplete="tel" placeholder="082 123 4567" />
          )}
        </FormField>
      </div>
    </fieldset>
    <NewPassword />
    <div className={classes('grid gap-4')}>
      <FormCheck name="terms">
        I accept the <LegalLink to="/terms-and-conditions">terms and conditions</LegalLink> (version{' '}
        {legal.terms.version}).
      </FormCheck>
      <FormCheck name="privacy">
        I have read the <LegalLink to="/privacy-policy">privacy policy</LegalLink> (version{' '}
        {legal.privacy.version}) and accept it.
      </FormCheck>
    </div>
    <SubmitButton block size="large" sending="Sending your code">
      Create account
    </SubmitButton>
    <p className={classes('tiny muted loose')}>
      {brand.company.legalName}, {brand.address.slice(0, -1).join(', ')}, asks for this to make your account,
      to know that it is you, and to reach you about it. Without a name, a password and one way to reach you
      there can be no account. The companies that send our messages see only what they need for it. You may
      look at it, correct it, or object to our using it, free of charge: write to{' '}
      <a href={`mailto:${brand.informationOfficer.email}`}>{brand.informationOfficer.email}</a>. You may also
      complain to the{' '}
      <a href="https://inforegulator.org.za" target="_blank" rel="noopener">
        Information Regulator
        <span className={classes('unseen')}> (opens in a new tab)</span>
      </a>
      . We send no marketing unless you ask for it.
    </p>
  </Form>
);
