/**
 * Text of the manual in the order of section 51(1), Promotion of Access to Information Act 2 of 2000 (PAIA). A block is
 * a paragraph (a string), a list (`{ list }`) or a table (`{ head, widths, rows }`, widths as shares). Raise `version`
 * and `date` when the meaning changes; section 51(2) asks for regular updates.
 */
export const version = '1.0';
export const date = '21 November 2026';

export const paiaManualSections = (brand) => {
  const { name, company, informationOfficer } = brand;
  const { legalName } = company;
  return [
    {
      heading: 'About this manual',
      blocks: [
        `The Promotion of Access to Information Act 2 of 2000 (PAIA) gives everyone the right to see a record that a private body holds, when they need it to exercise or protect a right. Section 51 asks each private body for a manual that says how. This is the manual of ${legalName}, which runs ${name}.`,
        `You can download it from the foot of every public page of ${brand.website}, read it free of charge at our address in office hours, or ask the Information Officer for a copy. The Information Regulator gets a copy when it asks for one.`,
      ],
    },
    {
      heading: 'How to reach us (section 51(1)(a))',
      blocks: [
        {
          head: ['Particular', 'Ours'],
          widths: [2, 3],
          rows: [
            ['Private body', legalName],
            ['Registration number', company.registrationNumber],
            ['Head of the body and Information Officer', informationOfficer.name],
            ['Registered with the Information Regulator as', informationOfficer.registrationNumber],
            ['Email of the Information Officer', informationOfficer.email],
            ['Phone', brand.phone],
            ['Email for support', brand.email],
            ['Street and postal address', brand.address.join(', ')],
            ['Website', brand.website],
          ],
        },
      ],
    },
    {
      heading: 'The Guide of the Information Regulator (section 51(1)(b))',
      blocks: [
        'The Information Regulator publishes a Guide on how to use PAIA (section 10), in every official language. It explains the rights, the forms, the fees, and what to do when a request is refused. You can read it at inforegulator.org.za, at the office of the Regulator, or at our address in office hours. Ask for a copy with Form 1 of the PAIA regulations.',
        {
          list: [
            'Information Regulator (South Africa), P.O. Box 31533, Braamfontein, Johannesburg, 2017',
            'Questions: enquiries@inforegulator.org.za',
            'Complaints about access to records: PAIAComplaints@inforegulator.org.za',
            'Complaints about personal information: POPIAComplaints@inforegulator.org.za',
          ],
        },
      ],
    },
    {
      heading: 'Records that you need not ask for (section 52)',
      blocks: [
        'We have published no notice under section 52(2). These are open to everyone without a request:',
        {
          list: [
            'the public pages of the website, with the privacy policy and the terms and conditions;',
            'this manual;',
            'your own record: if you have an account, you see and correct it after signing in.',
          ],
        },
      ],
    },
    {
      heading: 'Records that we keep because a law says so (section 51(1)(d))',
      blocks: [
        'As far as they apply to us, and subject to the grounds on which PAIA lets us refuse:',
        {
          list: [
            'Basic Conditions of Employment Act 75 of 1997',
            'Companies Act 71 of 2008',
            'Compensation for Occupational Injuries and Diseases Act 130 of 1993',
            'Consumer Protection Act 68 of 2008',
            'Electronic Communications and Transactions Act 25 of 2002',
            'Employment Equity Act 55 of 1998',
            'Income Tax Act 58 of 1962 and Tax Administration Act 28 of 2011',
            'Labour Relations Act 66 of 1995',
            'Promotion of Access to Information Act 2 of 2000',
            'Protection of Personal Information Act 4 of 2013',
            'Skills Development Levies Act 9 of 1999',
            'Unemployment Insurance Act 63 of 2001',
            'Value-Added Tax Act 89 of 1991',
          ],
        },
      ],
    },
    {
      heading: 'Subjects and kinds of records (section 51(1)(e))',
      blocks: [
        {
          head: ['Subject', 'Kinds of records'],
          widths: [1, 3],
          rows: [
            [
              'Company',
              'Founding papers, registers, minutes and resolutions of the directors, licences, policies',
            ],
            [
              'Finance and tax',
              'Books of account, bank records, invoices, financial statements, tax returns',
            ],
            [
              'Staff',
              'Contracts, payroll, leave, training and disciplinary records, employment equity reports',
            ],
            [
              'People with an account',
              'Account and profile, career and wealth details, documents that the person uploaded, consents, sessions, requests to speak to an expert, messages that we sent',
            ],
            [
              'Organisations',
              'Agreements, structures, logos and colours, employee records that the organisation sent us',
            ],
            ['Suppliers', 'Agreements, correspondence, invoices and payments'],
            ['Technology', 'Software and licences, system documentation, logs, backups, security reports'],
            ['Website', 'Published texts and their versions, media releases'],
          ],
        },
      ],
    },
    {
      heading: 'Personal information (section 51(1)(c))',
      blocks: [
        'Why we process it: to make and protect accounts; to keep a person\u2019s own record and build from it what the person asks for, such as a CV; to answer questions; to employ staff; to pay suppliers; and to keep to the law. The privacy policy on the website says more.',
        {
          head: ['Whose', 'What'],
          widths: [1, 3],
          rows: [
            [
              'People with an account',
              'Names, contact details, ID or passport number, personal, career, bank, tax and wealth details, documents; if the person adds them, special personal information such as race, disability and medical aid',
            ],
            ['Their next of kin and dependants', 'Names, relation, contact details'],
            ['Organisations and their staff', 'Name, contact people, employee records sent to us'],
            ['Our staff and applicants', 'Contact, identity, bank, tax, education and employment details'],
            ['Suppliers', 'Name, registration and VAT numbers, contact people, bank details'],
          ],
        },
        'Who may receive it: the companies that host our servers and deliver our emails and text messages, as operators under a written contract; an adviser, when a person asks to speak to one; authorities and courts, where a law says so.',
        'Across the border: we plan to send personal information outside South Africa only where an operator keeps it in a country whose law or contract protects it as POPIA does (section 72 of POPIA).',
        'How it is kept safe: encryption on the way and of special personal information in storage, hashed passwords, access by the owner alone, limits on attempts, logs without personal fields, backups, tested recovery, and a written plan for breaches.',
      ],
    },
    {
      heading: 'How to ask for a record (section 53)',
      blocks: [
        'Fill in Form 2 of the PAIA regulations of 2021, which is on inforegulator.org.za; we also send it to you. Post, email or bring it to the Information Officer. If you cannot write because of illiteracy or a disability, ask by word of mouth: we fill in the form for you and give you a copy.',
        {
          list: [
            'Say which record you want, clearly enough for us to find it.',
            'Say who you are, and show proof of identity; if you ask for somebody else, also show that you may.',
            'Say which right you want to exercise or protect, and why you need the record for it.',
            'Say in which form you want the record, and how we can reach you.',
          ],
        },
        'We answer within 30 days (section 56), with Form 3 if a fee is due. Where the request is for many records or they lie elsewhere, we may take 30 days more and tell you so (section 57). If you hear nothing from us in that time, the request counts as refused (section 58).',
        'We must or may refuse in the cases of sections 62 to 70, chiefly to protect the privacy, trade secrets, safety or legal privilege of others. We say which and why. Where part of a record can be given, it is.',
        'Correction or deletion of your own personal information goes by Form 2 of the POPIA regulations, an objection by Form 1 of the same; both are free of charge.',
      ],
    },
    {
      heading: 'Fees (section 54)',
      blocks: [
        'These are the fees of the PAIA regulations of 2021 for private bodies. There is no request fee for asking for your own personal information.',
        {
          head: ['For', 'Fee'],
          widths: [3, 2],
          rows: [
            ['Request', 'R140.00'],
            ['Photocopy or print in black and white, for each A4 page or part of one', 'R2.00'],
            ['Printed copy of an A4 page from a computer', 'R2.00'],
            ['Copy on a flash drive that you bring', 'R40.00'],
            ['Copy on a compact disc that you bring', 'R40.00'],
            ['Copy on a compact disc that we give you', 'R60.00'],
            ['Written form of pictures, or a copy of them', 'What the service provider quotes'],
            ['Written form of sound, for each A4 page', 'R24.00'],
            ['Copy of sound on a flash drive or compact disc that you bring', 'R40.00'],
            ['Copy of sound on a compact disc that we give you', 'R60.00'],
            [
              'Search and preparation, for each hour or part of one after the first',
              'R145.00, and R435.00 at most',
            ],
            ['Deposit, if the search takes more than six hours', 'One third of the amount for the request'],
            ['Post, email or other sending', 'What it costs'],
          ],
        },
      ],
    },
    {
      heading: 'If you disagree with our answer',
      blocks: [
        'A private body has no internal appeal. You may complain to the Information Regulator within 180 days, with Form 5 (section 77A), or apply to a court within 180 days (section 78).',
      ],
    },
    {
      heading: 'Forms',
      blocks: [
        {
          head: ['Form', 'What for'],
          widths: [1, 3],
          rows: [
            ['PAIA Form 1', 'Copy of the Guide'],
            ['PAIA Form 2', 'Access to a record'],
            ['PAIA Form 3', 'Our answer, and the fees due'],
            ['PAIA Form 5', 'Complaint to the Information Regulator'],
            ['POPIA Form 1', 'Objection to the use of personal information'],
            ['POPIA Form 2', 'Correction or deletion of personal information'],
          ],
        },
        `Issued by ${informationOfficer.name}, Information Officer, on ${date}. Version ${version}.`,
      ],
    },
  ];
};
