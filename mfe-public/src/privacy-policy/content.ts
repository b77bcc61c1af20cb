import { brand, legal } from '@phila/contract/brand';
import { list, paragraph, section, table, type LegalDocument } from '../legal/legal-document.ts';

const { name, company, informationOfficer } = brand;

const mailTo = (address: string) => ({ text: address, to: `mailto:${address}` });
const regulator = { text: 'inforegulator.org.za', to: 'https://inforegulator.org.za' };

/**
 * Privacy policy, as required by POPIA (Act 4 of 2013) sections 18 and 23–26 and its regulations, amended on 17 April
 * 2025. Raise the contract's version (`legal.ts`) when the meaning changes.
 */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy policy',
  summary: `What ${name} keeps about you, why, for how long, who else sees it, and how you can look at it, correct it or have it removed.`,
  version: legal.privacy.version,
  since: legal.privacy.since,
  sections: [
    section(
      'who-we-are',
      'Who is responsible',
      paragraph(
        `${company.legalName} (registration number ${company.registrationNumber}) runs ${name} and is the responsible party for your personal information under the Protection of Personal Information Act 4 of 2013 (POPIA).`,
      ),
      paragraph(
        `Our Information Officer is ${informationOfficer.name}, registered with the Information Regulator under number ${informationOfficer.registrationNumber}. You can write to `,
        mailTo(informationOfficer.email),
        `, phone ${informationOfficer.phone}, or come to ${brand.address.join(', ')}.`,
      ),
      paragraph(
        `If your employer invited you to ${name}, your employer is responsible for what it sends us about you, and we are responsible for what you add yourself. Your employer does not see what you add unless you share it.`,
      ),
    ),
    section(
      'what-we-keep',
      'What we keep, and why',
      paragraph(
        'You decide how much you fill in. Only what is marked as required is needed for an account; without it we cannot make one. Everything else is there for you, and leaving it out costs you nothing but the help it would have given.',
      ),
      table(
        'Personal information, what we use it for, and the ground for it in section 11 of POPIA',
        ['What', 'What we use it for', 'Why we may'],
        [
          'First and last name, email address or mobile number, password (only as a fingerprint that cannot be turned back)',
          'To make your account, to know that it is you, to send you codes and messages about the account',
          'The agreement between you and us',
        ],
        [
          'Personal details: title, birth name, gender, marital status, ID or passport number, nationality, languages, work permit, addresses, next of kin, bank and tax details',
          'To keep your own record in one place and to fill in your CV, forms and calculations for you',
          'Your agreement with us; you choose what to add',
        ],
        [
          'Career and wealth details that you add',
          'To build your CV, your net wealth and your reminders',
          'Your agreement with us; you choose what to add',
        ],
        [
          'Reminders and the financial checks that you tick',
          'To show them to you, and to write to you once when a reminder is due',
          'Your agreement with us; you choose what to add',
        ],
        [
          'Which adverts you open, only if you agreed to it',
          'To count, by day, how often an advert is opened',
          'Your consent, which you can take back at any time',
        ],
        [
          'How fast pages are on your device, only if you agreed to it, and never with anything that says who you are',
          'To count, by day and kind of page, how fast the site is, and to find what is slow',
          'Your consent, which you can take back at any time',
        ],
        [
          'Documents and the picture of yourself that you upload',
          'To keep and show them for you. We do not read them',
          'Your agreement with us; you choose what to add',
        ],
        [
          'The organisation that you joined with',
          'To show its colours and its offers to you',
          'Your agreement with us',
        ],
        [
          'A request to speak to an expert: your topic, message and when to call',
          'To have somebody call you',
          'You asked for it',
        ],
        [
          'A message that you send us with the contact form: your name, your email address and what you write',
          'To answer you. It is mailed to us, and kept nowhere else',
          'You asked us something',
        ],
        [
          'When and from which address and kind of device you signed in; refused attempts',
          'To keep your account safe and to show you your sessions',
          'Our duty to secure your information (section 19)',
        ],
        [
          'Which version of the terms and of this policy you accepted, and when',
          'To prove what was agreed',
          'The law requires it',
        ],
      ),
      paragraph(
        'We get this from you, and some of it from your employer if your employer brought you here. We buy nothing about you from anyone.',
      ),
    ),
    section(
      'special-information',
      'Special personal information and children',
      paragraph(
        'Race, disability, and what a medical aid says about health are special personal information (sections 26 to 35 of POPIA). You never have to give them. When you do, we use them only for the record in which you put them, we do not use them to decide anything about you, and you can clear them at any time.',
      ),
      paragraph(
        `Accounts are for people of 18 and older. Details of a child, such as a dependant on a medical aid, may be added only by a parent or guardian, who agrees to it for the child.`,
      ),
    ),
    section(
      'marketing',
      'Marketing',
      paragraph(
        'We send you no marketing unless you switched it on yourself. The switch is off when you join, it is free, we note when you changed it, and you can switch it off again at any time.',
      ),
    ),
    section(
      'measuring-adverts',
      'Measuring adverts and speed',
      paragraph(
        'Some pages show adverts. If you agree, we count which of them you open, and tell our advert partner the same. Your account is replaced by a scrambled number that changes every day, and what turns your account into it is deleted after that day. If you decline, nothing is counted and nothing is passed on, and you lose nothing by it.',
      ),
      paragraph(
        'If you agree, we also measure how fast pages are on your device: how soon a page and its largest part were there, how much of it moved by itself, and how long it took to answer a press. When you leave a page, your browser tells us these figures and which kind of page it was, such as “a product”, not which one. With them we keep nothing that says whose they are: we add them to counts for the day, keep those for 60 days, and pass nothing on.',
      ),
      paragraph(
        'You are asked once, beside the first advert that you see, and again when the meaning of the question changes. To change your mind, choose “Cookie and privacy choices” at the foot of a page, or go to your settings. We note each change with its time.',
      ),
    ),
    section(
      'who-else',
      'Who else sees it',
      paragraph('We do not sell personal information. These others handle it for us, or receive it:'),
      list(
        'operators who work on our instructions and under a written contract that binds them to secrecy and security (sections 20 and 21): the company that hosts our servers and backups, and the companies that deliver our emails and text messages;',
        'an adviser, when you ask to speak to an expert, and then only what you put in the request;',
        'our advert partner, if you agreed to be measured, and then only which advert was opened and the scrambled number of the day;',
        'a weather service and a service that names places, when you ask for the weather where you are, and then only a place rounded to about a kilometre, without anything that says whose it is; we do not keep where you are;',
        'the authorities, when a law or a court orders it.',
      ),
      paragraph(
        'To help with something you asked us, our support may see the portal as you do, for at most 15 minutes. They can change nothing, your files stay closed, and ID, passport, account and membership numbers are hidden but for their last four digits. We tell you each time, in your bell and by mail.',
      ),
      paragraph(
        'Ask the Information Officer for the names of our present operators. Should one of them keep information outside South Africa, we use only those in countries whose law or contract protects you as POPIA does (section 72).',
      ),
    ),
    section(
      'how-long',
      'How long we keep it',
      table(
        'How long each kind of record is kept',
        ['Record', 'Kept for', 'Because'],
        [
          'Your account, details and documents',
          'As long as you have the account; removed at once when you delete it',
          'You need it no longer',
        ],
        [
          'Papers that your employer handed over to you',
          'As long as you have the account, also after you leave; a file that no one was handed, 30 days',
          'They are your own copy; your employer may withdraw one it handed over by mistake',
        ],
        ['Documents you moved to the trash', '30 days, or until you empty it', 'You may want one back'],
        [
          'Reminders you marked as done',
          'The newest 1 000; older ones go when you add another',
          'You need those from long ago no longer',
        ],
        [
          'Our answers to what you added',
          '1 day, encrypted',
          'So that nothing is added twice where an answer was lost on its way to you',
        ],
        [
          'Which notifications about you other companies sent us, without what they said',
          '400 days',
          'So that each is handled once, however late it is sent again',
        ],
        [
          'Links with which others open something of yours',
          'Until they run out or are ended',
          'They open nothing after that',
        ],
        [
          'A sign-up that was never finished',
          'At most a day after its code has run out',
          'Without the code nothing comes of it',
        ],
        [
          'What you signed in with before you changed it',
          '7 days after the change',
          'So that the old address or number can take the change back',
        ],
        [
          'Where you were signed in',
          '30 days after it ended; that we recognise a device, 180 days after you used it last',
          'To show it to you, and so that no one else can lock you out',
        ],
        [
          'When our support saw the portal as you do, and why',
          '30 days after it ended',
          'To show it to you, and to look into misuse',
        ],
        ['The security log of your account', '12 months', 'To look into misuse'],
        [
          'Which messages we sent you and when, without their texts',
          '90 days',
          'To answer questions about them',
        ],
        [
          'Which announcements and notices are in your bell, and that you opened them',
          '90 days',
          'To show them to you, and to count how many people read one',
        ],
        [
          'Which records our administrators changed, without what they held',
          '7 years',
          'To show who changed what',
        ],
        ['A copy of your data that you asked for', '1 day', 'The time that its link works'],
        ['That you asked for a copy', '12 months', 'To look into misuse'],
        [
          'Requests to speak to an expert',
          '5 years',
          'The General Code of Conduct under the Financial Advisory and Intermediary Services Act asks for it',
        ],
        [
          'Messages from the contact form',
          'As long as we keep our mailbox’s mail; ask us, and we remove yours',
          'To answer you, and to look back at what was said',
        ],
        [
          'Money that we owe you when your account ends',
          '5 years',
          'To pay it back, and because the Tax Administration Act asks for it (section 29)',
        ],
        ['Invoices of your orders', '5 years', 'The Tax Administration Act asks for it (section 29)'],
        [
          'Which terms and policy you accepted, and your choices about marketing',
          '3 years after the account ends',
          'The time within which a claim can be made (Prescription Act)',
        ],
        ['Backups', '35 days, then overwritten', 'To recover from an accident'],
      ),
      paragraph(
        'When a law makes us keep a record after you deleted your account, we keep that record alone, lock it away from daily use, and remove it when the time is over.',
      ),
    ),
    section(
      'your-rights',
      'Your rights',
      paragraph('You may, at any time and free of charge:'),
      list(
        'ask whether we hold personal information about you, and get a copy of it (section 23);',
        'have it corrected, or have it deleted where we no longer have a ground to keep it (section 24, Form 2);',
        'object to our using it, on grounds that concern your own situation, and object to marketing without giving any ground (section 11(3), Form 1);',
        'withdraw a consent that you gave; what was done before stays lawful;',
        'not be judged by a computer alone in a matter that affects you. We make no such decisions.',
      ),
      paragraph(
        'Most of it you can do yourself: open My Details to change or clear a field, and Settings to get a copy of everything that we hold about you, to change what you agreed to, and to delete your account. For the rest, write, phone, post or come to us. Forms 1 and 2 are on the website of the Information Regulator, ',
        regulator,
        ', and you can ask us for them; a message in your own words to ',
        mailTo(informationOfficer.email),
        ' that says the same is just as good, and so is a phone call, which we write down and send to you. We will ask you to show that you are who you say.',
      ),
      paragraph('We answer within 30 days, in writing, and say what we did.'),
    ),
    section(
      'storage',
      'Cookies and what your browser keeps',
      paragraph(
        `${name} sets no cookies for advertising and none that follow you to other sites. Your browser keeps for us only what the site needs to work:`,
      ),
      table(
        'What your browser keeps',
        ['What', 'What for', 'Until'],
        ['Two sign-in tokens', 'So that you stay signed in', 'You sign out, or they run out'],
        [
          'A random number of your browser, and the organisation you use the site for, while some get a newer version first',
          'So that you keep the version you have',
          'You clear your browser, or after 30 days',
        ],
        ['Light or dark', 'So that the pages look as you chose', 'You clear your browser'],
        [
          'What you said to the measuring of adverts and speed',
          'So that you are asked only once',
          'You clear your browser',
        ],
        ['The town you chose for the weather', 'So that you find it again', 'You ask for your location'],
        ['The page you wanted to see', 'So that you get there after signing in', 'You have signed in'],
        [
          'The organisation whose link you followed',
          'So that you can join with it, and pages have its colours',
          'You close the browser',
        ],
      ),
      paragraph(
        'Fonts, pictures and scripts come from our own servers, so no other company learns that you were here.',
      ),
    ),
    section(
      'security',
      'How we protect it',
      list(
        'Everything between your browser and us is encrypted.',
        'Passwords are stored in a form from which they cannot be worked out.',
        'You see only your own record: the service checks it on every request.',
        'Links and codes that we send work once, and only for a short time.',
        'Our logs hold no passwords, ID numbers or other personal fields, and none stand in web addresses.',
      ),
      paragraph(
        'Should somebody get at your information nevertheless, we tell you and the Information Regulator as soon as reasonably possible (section 22): what happened, what it may mean for you, and what you can do.',
      ),
    ),
    section(
      'complaints',
      'Complaints',
      paragraph(
        'Please tell us first: we want to put it right. You may also complain to the Information Regulator (South Africa), with Form 5:',
      ),
      list(
        ['Email: ', mailTo('POPIAComplaints@inforegulator.org.za')],
        ['General questions: ', mailTo('enquiries@inforegulator.org.za')],
        'Post: P.O. Box 31533, Braamfontein, Johannesburg, 2017',
        ['Website: ', regulator],
      ),
    ),
    section(
      'changes',
      'Changes to this policy',
      paragraph(
        'When the meaning of this policy changes, its version and date at the top change with it, and we tell you by email or text message before it applies. Small corrections of wording change the date alone.',
      ),
      paragraph(
        'How to ask for other records of ours is in our ',
        { text: 'PAIA manual', to: '/paia-manual.pdf' },
        '.',
      ),
    ),
  ],
};
