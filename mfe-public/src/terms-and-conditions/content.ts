import { brand, legal } from '@phila/contract/brand';
import { list, paragraph, section, table, type LegalDocument } from '../legal/legal-document.ts';

const { name, company } = brand;

const mail = { text: brand.email, to: `mailto:${brand.email}` };
const privacy = { text: 'privacy policy', to: '/privacy-policy' };

/**
 * Terms and conditions. Section 43(1) of the ECT Act (Act 25 of 2002) lists eighteen things that a supplier must state.
 * Items on goods, prices and delivery apply once the site sells something; they are stated as they are now. Raise the
 * contract's version (`legal.ts`) when the meaning changes.
 */
export const terms: LegalDocument = {
  title: 'Terms and conditions',
  summary: `The agreement between you and us when you use ${name}. Having an account is free.`,
  version: legal.terms.version,
  since: legal.terms.since,
  sections: [
    section(
      'about-us',
      'Who we are',
      paragraph(
        'Section 43 of the Electronic Communications and Transactions Act 25 of 2002 asks every site to say this:',
      ),
      table(
        'Our particulars',
        ['Particular', 'Ours'],
        ['Full name', company.legalName],
        ['Legal status', company.legalStatus],
        ['Registration number', company.registrationNumber],
        ['Place of registration', company.placeOfRegistration],
        ['VAT number', company.vatNumber],
        ['Office bearers', company.officeBearers.join(', ')],
        ['Street address, and address for legal papers', brand.address.join(', ')],
        ['Phone', [{ text: brand.phone, to: `tel:${brand.phoneLink}` }]],
        ['Email', [mail]],
        ['Website', brand.website],
        [
          'Membership of self-regulatory bodies, and codes of conduct',
          'None. We follow POPIA, the ECT Act and the Consumer Protection Act',
        ],
      ),
    ),
    section(
      'the-service',
      'What you get',
      paragraph(
        `${name} gives you a place for your personal details, your career and your money matters, in three areas: Wealth Creation, My Career and Organise ${name}. You can use the public pages without an account.`,
      ),
      paragraph(
        `${name} does not give financial, tax, legal or medical advice. What it works out is an estimate from what you typed in. It is not advice and not an offer; check it with an adviser before you act on it.`,
      ),
    ),
    section(
      'price',
      'What it costs',
      paragraph(
        'An account costs nothing. Your own network provider may charge you for data. Where something is offered for money, the full price in rand, VAT at 15% and any delivery included, is shown before you order, together with how to pay, when it comes, how to send it back, and how to look at, correct or leave the order before you place it.',
      ),
      paragraph(
        'Where section 44 of the ECT Act applies to an order, you may cancel it without a reason within 7 days, and pay only for sending the goods back.',
      ),
    ),
    section(
      'your-account',
      'Your account',
      list(
        'You must be 18 or older.',
        'What you tell us about yourself must be true, and about yourself.',
        'Keep your password to yourself. We never ask for it by phone, email or message.',
        'Tell us at once when you think that somebody else got in. You can end all your sessions yourself.',
        'One person has one account. You can join an organisation with it, and leave it again.',
      ),
    ),
    section(
      'fair-use',
      'What you may not do',
      list(
        'look at, change or collect information that belongs to somebody else;',
        'try to get around the protection of the site, overload it, or use it by robot;',
        'upload what is against the law, carries a virus, or breaks the rights of others.',
      ),
      paragraph(
        'We may close an account that does this. We say why, and you get your information first, unless a law forbids it.',
      ),
    ),
    section(
      'your-content',
      'What you put in stays yours',
      paragraph(
        'What you type in and upload belongs to you. We may store it, copy it for backups and show it to you, and for nothing else. How we treat personal information is in the ',
        privacy,
        ', which is part of this agreement.',
      ),
    ),
    section(
      'employers',
      'If your employer brought you here',
      paragraph(
        'Your employer may show its logo, colours and offers, and may bring the record that it already has of you. It cannot read what you add yourself. When you leave the employer the account stays yours.',
      ),
    ),
    section(
      'availability',
      'When something does not work',
      paragraph(
        'We work with care to keep the site running, and cannot promise that it never stops. Keep your own copy of what you cannot do without. We are liable for harm that we cause on purpose or by gross negligence, and wherever a law, such as the Consumer Protection Act 68 of 2008, does not let us limit it; beyond that we are not liable for loss that follows from the site being away or from an estimate being wrong.',
      ),
    ),
    section(
      'security',
      'Security and payment',
      paragraph(
        'Traffic between you and the site is encrypted, and passwords are stored so that no one can read them. We take no card details: should you pay for something, that happens on the page of a payment provider that meets the standards of section 43(5) of the ECT Act.',
      ),
    ),
    section(
      'ending',
      'How long it lasts, and how it ends',
      paragraph(
        'The agreement starts when you finish signing up and has no minimum time. You may end it at any time, without a reason and free of charge, by having your account deleted; write to ',
        mail,
        ' if you need help. We may end it with 30 days of notice by email.',
      ),
    ),
    section(
      'records',
      'Your consents',
      paragraph(
        'We note which version of these terms you accepted, and when. You can print or save this page now, and ask us for the version that you accepted at any later time.',
      ),
    ),
    section(
      'disputes',
      'If we disagree',
      paragraph(
        'Tell us first, at ',
        mail,
        `, or ${brand.phone}. We answer within 15 business days. If that does not settle it you may go to the National Consumer Commission, to a consumer court or to any other body that the law gives you, and we will take part in mediation if you ask for it. The law of South Africa applies, and you may go to the court of the place where you live.`,
      ),
    ),
    section(
      'changes',
      'Changes to these terms',
      paragraph(
        'When the meaning of these terms changes, their version and date at the top change with it, we tell you by email or text message, and you may leave before the new terms begin.',
      ),
    ),
  ],
};
