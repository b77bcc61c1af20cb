import { brand, legal } from '@phila/contract/brand';
import { renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import { privacyPolicy } from '../privacy-policy/content.ts';
import PrivacyPolicyPage from '../privacy-policy/privacy-policy-page.tsx';
import { terms } from '../terms-and-conditions/content.ts';
import TermsPage from '../terms-and-conditions/terms-page.tsx';
import { violations } from '../testing/accessibility.ts';

const textOf = () => document.body.textContent ?? '';

describe.each([
  ['the privacy policy', PrivacyPolicyPage, privacyPolicy, legal.privacy],
  ['the terms and conditions', TermsPage, terms, legal.terms],
])('%s', (_name, Page, document, agreed) => {
  it('shows the version and date that consent is recorded against', () => {
    renderWithPlatform(<Page />, { signedIn: false });
    expect(screen.getByRole('heading', { level: 1, name: document.title })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^Version ${agreed.version}, in force since`))).toBeInTheDocument();
    expect(window.document.querySelector('time')).toHaveAttribute('datetime', agreed.since);
  });

  it('leads from its contents to each of its sections', () => {
    renderWithPlatform(<Page />, { signedIn: false });
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(document.sections.map(({ id }) => `#${id}`));
    expect(new Set(targets).size).toBe(targets.length);
    for (const { heading } of document.sections)
      expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
  });

  it('gives every row of a table as many cells as its head', () => {
    const tables = document.sections.flatMap(({ blocks }) =>
      blocks.filter((block) => block.kind === 'table'),
    );
    expect(tables.length).toBeGreaterThan(0);
    for (const { head, rows } of tables)
      expect(rows.map(({ length }) => length)).toEqual(rows.map(() => head.length));
  });

  it('has nothing for axe to find', async () => {
    renderWithPlatform(<Page />, { signedIn: false });
    expect(await violations()).toEqual([]);
  });
});

describe('the privacy policy’s contents under POPIA', () => {
  it.each([
    ['who is responsible (s 18)', brand.company.legalName],
    ['the information officer (s 55)', brand.informationOfficer.name],
    ['how to reach the officer', brand.informationOfficer.email],
    ['the officer’s registration', brand.informationOfficer.registrationNumber],
    ['special personal information (s 26–35)', 'Race, disability'],
    ['the right of access (s 23)', 'get a copy of it (section 23)'],
    ['correction and deletion (s 24)', 'section 24, Form 2'],
    ['objection (s 11(3))', 'section 11(3), Form 1'],
    ['the time of an answer (regulation 3)', 'within 30 days'],
    ['complaints', 'POPIAComplaints@inforegulator.org.za'],
    ['operators (s 20–21)', 'sections 20 and 21'],
    ['transfers abroad (s 72)', 'section 72'],
    ['breaches (s 22)', 'section 22'],
    ['retention (s 14)', 'How long we keep it'],
    ['what the browser keeps', 'sets no cookies for advertising'],
  ])('%s', (_what, text) => {
    renderWithPlatform(<PrivacyPolicyPage />, { signedIn: false });
    expect(textOf()).toContain(text);
  });
});

describe('the terms’ contents under section 43(1) of the ECT Act', () => {
  it.each([
    ['(a) name and legal status', brand.company.legalName],
    ['(a) legal status', brand.company.legalStatus],
    ['(b) address and phone', brand.address.join(', ')],
    ['(b) phone', brand.phone],
    ['(c) website', brand.website],
    ['(c) email', brand.email],
    ['(d), (e) memberships and codes', 'codes of conduct'],
    ['(f) registration number', brand.company.registrationNumber],
    ['(f) office bearers', brand.company.officeBearers.join(', ')],
    ['(f) place of registration', brand.company.placeOfRegistration],
    ['(g) address for legal papers', 'address for legal papers'],
    ['(h) what is offered', 'Wealth Creation, My Career and Organise Phila'],
    ['(i), (j) price and payment', 'the full price in rand, VAT at 15%'],
    ['(m) access to the record', 'ask us for the version that you accepted'],
    ['(n) returns', 'how to send it back'],
    ['(o) dispute resolution', 'mediation'],
    ['(p) security and privacy', 'Traffic between you and the site is encrypted'],
    ['(q) minimum duration', 'has no minimum time'],
    ['(r) section 44', 'section 44'],
  ])('%s', (_what, text) => {
    renderWithPlatform(<TermsPage />, { signedIn: false });
    expect(textOf()).toContain(text);
  });
});
