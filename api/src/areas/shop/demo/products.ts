import type { Emblem } from './pictures.ts';

export interface DemoProduct {
  sku: string;
  name: string;
  /** In rand. */
  price: number;
  emblem: Emblem;
  short: string;
  /** What one gets, a line each. */
  gets: readonly string[];
  /** How it goes: how long it takes, who helps. */
  how: string;
  link?: string;
  /** Whether it is sent to an address; default: it takes place or is downloaded. */
  isDelivered?: true;
}

export interface DemoCategory {
  name: string;
  /** The ground and the ornament of its pictures. */
  ground: string;
  ornament: string;
  products: readonly DemoProduct[];
}

/** Forty products in six categories. The providers do not exist; prices are like those of real ones. */
export const demoCategories: readonly DemoCategory[] = [
  {
    name: 'Short courses',
    ground: '#F3E3C8',
    ornament: '#8B1A2B',
    products: [
      {
        sku: 'course-first-aid-1',
        name: 'First aid level 1',
        price: 890,
        emblem: 'cross',
        short: 'Two days that prepare you for the first ten minutes of an accident, at work or at home.',
        gets: [
          'Bleeding, burns, choking and shock',
          'CPR on adults, children and babies',
          'A certificate that is valid for three years',
        ],
        how: 'Two Saturdays in person, in eleven towns. You choose the dates as you order.',
      },
      {
        sku: 'course-bookkeeping',
        name: 'Bookkeeping for small businesses',
        price: 1_490,
        emblem: 'ledger',
        short:
          'Keep the books of a spaza, a salon or a workshop yourself, from the first slip to the VAT return.',
        gets: [
          'Income, expenses and what the difference tells you',
          'A cash book that agrees with the bank',
          'What SARS asks for, and when',
        ],
        how: 'Eight evenings online, two hours each, with a tutor who answers within a day.',
      },
      {
        sku: 'course-project-basics',
        name: 'Project management basics',
        price: 1_250,
        emblem: 'steps',
        short: 'Plan work that has an end: who does what, by when, and what happens when it is late.',
        gets: [
          'Scope, schedule and budget on one page',
          'Meetings that decide something',
          'Telling bad news early',
        ],
        how: 'Six modules at your own pace, some fifteen hours in all.',
      },
      {
        sku: 'course-public-speaking',
        name: 'Speaking so that people listen',
        price: 690,
        emblem: 'speech',
        short: 'Say what you mean in three minutes, to a room or to a screen, without reading it out.',
        gets: [
          'A talk built around one sentence',
          'Breath, pace and pauses',
          'Feedback on a recording of your own',
        ],
        how: 'Four live sessions in a group of eight.',
      },
      {
        sku: 'course-english-at-work',
        name: 'English at work',
        price: 790,
        emblem: 'speech',
        short: 'Write emails that get answers and follow meetings in your second or third language.',
        gets: [
          'Emails, reports and minutes',
          'Words that soften and words that do not',
          'A check of five of your own texts',
        ],
        how: 'Ten weeks, an hour of reading and one of writing a week.',
      },
      {
        sku: 'course-ohs-rep',
        name: 'Health and safety representative',
        price: 980,
        emblem: 'shield',
        short: 'What a representative may do and must do under the Occupational Health and Safety Act.',
        gets: [
          'Rights and duties in plain words',
          'An inspection of your own workplace',
          'A certificate of attendance',
        ],
        how: 'One day in person, or two mornings online.',
      },
      {
        sku: 'course-supervisor',
        name: 'From colleague to supervisor',
        price: 1_150,
        emblem: 'people',
        short: 'The first ninety days of leading people you used to sit beside.',
        gets: ['Tasks, not favours', 'Fair feedback that is heard', 'Leave, lateness and the law'],
        how: 'Five modules and two calls with a coach.',
      },
      {
        sku: 'course-know-your-rights',
        name: 'Your rights at work',
        price: 0,
        emblem: 'scales',
        short:
          'Contracts, leave, dismissal and the CCMA, told by people who sit on the other side of the table.',
        gets: ['What a contract must say', 'How leave is counted', 'When and how to go to the CCMA'],
        how: 'Nine short films with transcripts. Free, and open to everybody.',
        link: 'https://khulisa-academy.example/your-rights-at-work',
      },
    ],
  },
  {
    name: 'Digital skills',
    ground: '#CFE3E6',
    ornament: '#14213D',
    products: [
      {
        sku: 'digital-spreadsheets-1',
        name: 'Spreadsheets, from the first cell',
        price: 590,
        emblem: 'grid',
        short: 'Sums, filters and charts that you can still read next month.',
        gets: ['Formulas that say what they do', 'Tables, filters and sorting', 'A chart for every question'],
        how: 'Twelve lessons at your own pace, for Excel, Google Sheets and LibreOffice.',
      },
      {
        sku: 'digital-spreadsheets-2',
        name: 'Spreadsheets for people who report',
        price: 890,
        emblem: 'grid',
        short: 'Lookups, pivot tables and a monthly report that makes itself.',
        gets: ['Lookups without surprises', 'Pivot tables', 'A report from raw data in one press'],
        how: 'Ten lessons; you bring your own data.',
      },
      {
        sku: 'digital-safe-online',
        name: 'Safe online',
        price: 0,
        emblem: 'lock',
        short: 'Passwords, phishing, SIM swaps and WhatsApp fraud: how they work and how to stop them.',
        gets: [
          'A password manager, set up',
          'How a fake bank page gives itself away',
          'What to do in the first hour',
        ],
        how: 'Seven short lessons. Free, and open to everybody.',
        link: 'https://khulisa-academy.example/safe-online',
      },
      {
        sku: 'digital-web-first-page',
        name: 'Your first web page',
        price: 950,
        emblem: 'screen',
        short: 'HTML and CSS by hand, until a page of your own is online.',
        gets: [
          'Pages that work on every phone',
          'Pictures that load on prepaid data',
          'A page of your own, published',
        ],
        how: 'Eight weeks, three hours a week, with reviews by a developer.',
      },
      {
        sku: 'digital-python',
        name: 'Python for beginners',
        price: 1_390,
        emblem: 'screen',
        short: 'Let the computer do what you would otherwise do two hundred times.',
        gets: [
          'Variables, loops and functions',
          'Reading files and spreadsheets',
          'A small tool for your own work',
        ],
        how: 'Ten weeks; everything runs in the browser.',
      },
      {
        sku: 'digital-data',
        name: 'Data that convinces',
        price: 1_190,
        emblem: 'chart',
        short: 'Find the one number that matters and show it so that nobody misreads it.',
        gets: [
          'Averages, and when they lie',
          'Charts that a board understands',
          'A question of your own, answered',
        ],
        how: 'Six modules and a project.',
      },
      {
        sku: 'digital-social-business',
        name: 'A business on social media',
        price: 690,
        emblem: 'mobile',
        short: 'Be found, be answered and be paid, with a telephone and half an hour a day.',
        gets: [
          'A profile that says what you sell',
          'A month of posts in one afternoon',
          'Replying without losing the day',
        ],
        how: 'Five modules with templates.',
      },
    ],
  },
  {
    name: 'CV and cover letters',
    ground: '#E9DDEB',
    ornament: '#5B3A73',
    products: [
      {
        sku: 'cv-t30',
        name: 'CV template: Horizon',
        price: 149,
        emblem: 'horizon',
        short: 'A clear two-column layout with a band of your own colour, for people with some experience.',
        gets: [
          'Your profile, laid out on A4',
          'A colour of your choice',
          'As many downloads as you like, without a watermark',
        ],
        how: 'Yours for good. Choose it under Create My CV as soon as it is paid.',
      },
      {
        sku: 'cv-t31',
        name: 'CV template: Marula',
        price: 199,
        emblem: 'marula',
        short: 'A generous layout with a timeline of what you did, for people who changed direction.',
        gets: [
          'A timeline of work and learning',
          'A colour of your choice',
          'As many downloads as you like, without a watermark',
        ],
        how: 'Yours for good. Choose it under Create My CV as soon as it is paid.',
      },
      {
        sku: 'letter-review',
        name: 'Cover letter, read by a recruiter',
        price: 240,
        emblem: 'letter',
        short: 'Somebody who reads forty of them a day tells you what yours says.',
        gets: [
          'Remarks in your own document',
          'A second reading after your changes',
          'Both within three working days',
        ],
        how: 'Upload your letter after payment.',
      },
      {
        sku: 'resume-review',
        name: 'CV review by a recruiter',
        price: 390,
        emblem: 'marked',
        short: 'What stands out, what is missing, and what a machine makes of it before a person does.',
        gets: ['A marked-up copy', 'A call of twenty minutes', 'A check for applicant tracking systems'],
        how: 'Within three working days.',
      },
      {
        sku: 'resume-writing',
        name: 'Your CV, written for you',
        price: 1_290,
        emblem: 'pen',
        short: 'An interview of an hour, and a CV and a profile text that sound like you.',
        gets: ['One CV in English, Word and PDF', 'A profile for LinkedIn', 'Two rounds of changes'],
        how: 'Ready seven working days after the interview.',
      },
    ],
  },
  {
    name: 'Career services',
    ground: '#F6D9B8',
    ornament: '#B4532A',
    products: [
      {
        sku: 'career-interview-coach',
        name: 'Interview practice',
        price: 480,
        emblem: 'speech',
        short: 'A mock interview for the job you really want, and an honest hour about it.',
        gets: ['Questions for your own advert', 'A recording to keep', 'Three things to do differently'],
        how: 'Ninety minutes online, in the evening or on Saturday.',
      },
      {
        sku: 'career-coach-1',
        name: 'Career coach, one session',
        price: 650,
        emblem: 'people',
        short: 'One hour with a registered coach about the one question you have.',
        gets: ['A short questionnaire before', 'An hour by video or telephone', 'A page of notes after'],
        how: 'Within five working days.',
      },
      {
        sku: 'career-coach-5',
        name: 'Career coach, five sessions',
        price: 2_950,
        emblem: 'people',
        short: 'From "something must change" to a plan with dates, over three months.',
        gets: [
          'Five hours with the same coach',
          'Strengths and values, tested',
          'A plan that you wrote yourself',
        ],
        how: 'Sessions every two to three weeks.',
      },
      {
        sku: 'career-assessment',
        name: 'Interest and aptitude assessment',
        price: 890,
        emblem: 'chart',
        short: 'Which kinds of work fit you, by tests that a registered psychometrist explains.',
        gets: ['Two tests of forty minutes', 'A report of twelve pages', 'A feedback call'],
        how: 'The tests are online; the call is within a week.',
      },
      {
        sku: 'career-linkedin',
        name: 'LinkedIn profile makeover',
        price: 350,
        emblem: 'screen',
        short: 'A headline, a summary and a picture that get you found.',
        gets: [
          'A new headline and summary',
          'Words that recruiters search for',
          'A checklist for the next year',
        ],
        how: 'Three working days after your questionnaire.',
      },
      {
        sku: 'career-salary-talk',
        name: 'Asking for more: salary talks',
        price: 290,
        emblem: 'coins',
        short: 'What others earn, what to say, and what to do when the answer is no.',
        gets: [
          'Figures for your work and province',
          'A script to practise',
          'A plan B that is not resigning',
        ],
        how: 'Four lessons and a worksheet.',
      },
      {
        sku: 'career-job-alerts',
        name: 'Learnerships and bursaries, a monthly list',
        price: 0,
        emblem: 'letter',
        short: 'What opens this month, who may apply and by when, in one list without adverts.',
        gets: ['Some sixty openings a month', 'What each asks for', 'A reminder a week before it closes'],
        how: 'By email, on the first Monday of the month. Free.',
        link: 'https://khulisa-academy.example/learnerships',
      },
    ],
  },
  {
    name: 'Financial services',
    ground: '#D5E5D2',
    ornament: '#2C6149',
    products: [
      {
        sku: 'money-budget-coach',
        name: 'Budget coaching',
        price: 450,
        emblem: 'ledger',
        short: 'Three months with somebody who asks where it went, and does not judge.',
        gets: [
          'A budget that you can keep',
          'Three calls of half an hour',
          'A plan for the first R 5 000 aside',
        ],
        how: 'One call a month.',
      },
      {
        sku: 'money-debt-check',
        name: 'Debt check',
        price: 320,
        emblem: 'scales',
        short:
          'All of your debts on one page: what they cost, which comes first, and what prescription means.',
        gets: [
          'Your credit report, read with you',
          'An order in which to pay',
          'Letters to creditors, ready to send',
        ],
        how: 'One call of an hour. This is not debt counselling under the National Credit Act.',
      },
      {
        sku: 'money-will',
        name: 'Will, drafted and checked',
        price: 1_150,
        emblem: 'page',
        short: 'A valid will by an attorney, with guardians for children and somebody to carry it out.',
        gets: [
          'A questionnaire in plain words',
          'A draft within five working days',
          'Instructions for signing before two witnesses',
        ],
        how: 'One change within a year is included.',
      },
      {
        sku: 'money-tax-return',
        name: 'Tax return for an employee',
        price: 590,
        emblem: 'calculator',
        short: 'Your ITR12 done by a registered tax practitioner, with everything you may claim.',
        gets: [
          'Medical, retirement and home-office claims',
          'Filing on eFiling with your consent',
          'Answers if SARS asks',
        ],
        how: 'Within five working days of your documents.',
      },
      {
        sku: 'money-tax-return-rent',
        name: 'Tax return with rent or a side business',
        price: 1_290,
        emblem: 'calculator',
        short: 'Income besides a salary, with the expenses that go against it.',
        gets: [
          'A statement of income and expenses',
          'Provisional tax, explained',
          'Filing and answers to SARS',
        ],
        how: 'Within ten working days of your documents.',
      },
      {
        sku: 'money-first-home',
        name: 'First home workshop',
        price: 290,
        emblem: 'house',
        short: 'Bond, transfer, rates and levies: what a first house really costs, before you sign.',
        gets: [
          'Every cost on one page',
          'Help with subsidies for first buyers',
          'What an offer to purchase binds you to',
        ],
        how: 'One evening online, with a conveyancer who answers questions.',
      },
      {
        sku: 'money-retirement-review',
        name: 'Retirement review',
        price: 1_450,
        emblem: 'tree',
        short: 'What you have, what it will be, and what one more percent would change.',
        gets: [
          'All funds and policies on one page',
          'A projection in today’s rand',
          'An hour with a certified financial planner',
        ],
        how: 'Advice under the FAIS Act; nothing is sold to you.',
      },
      {
        sku: 'money-basics',
        name: 'Money basics',
        price: 0,
        emblem: 'coins',
        short: 'Interest, insurance, inflation and instalments, each in ten minutes.',
        gets: ['Twelve lessons', 'A calculator for each', 'A certificate, if you want one'],
        how: 'At your own pace. Free, and open to everybody.',
        link: 'https://khulisa-academy.example/money-basics',
      },
    ],
  },
  {
    name: 'Wellness',
    ground: '#F2D6D3',
    ornament: '#A93A54',
    products: [
      {
        sku: 'well-check-up',
        name: 'Yearly health check',
        price: 520,
        emblem: 'heart',
        short: 'Blood pressure, sugar, cholesterol and a talk with a nurse, at a clinic near you.',
        gets: [
          'Five measurements in half an hour',
          'Your results explained',
          'A letter for your doctor, if need be',
        ],
        how: 'At 140 clinics; you book after payment.',
      },
      {
        sku: 'well-counsellor-3',
        name: 'Counsellor, three sessions',
        price: 1_350,
        emblem: 'speech',
        short: 'Somebody registered who listens: grief, worry, a marriage, a manager.',
        gets: ['Three hours with the same person', 'In five languages', 'By video, telephone or in person'],
        how: 'The first within four working days. In an emergency, call 0800 567 567.',
      },
      {
        sku: 'well-sleep',
        name: 'Sleep again',
        price: 390,
        emblem: 'moon',
        short: 'Six weeks that change what you do at night, by the method that doctors recommend first.',
        gets: ['A diary that takes a minute', 'One new rule a week', 'A call when it does not work'],
        how: 'Six lessons, built on cognitive behavioural therapy.',
      },
      {
        sku: 'well-quit-smoking',
        name: 'Ninety days without smoking',
        price: 450,
        emblem: 'leaf',
        short: 'A date, a plan and somebody to message at the worst moment.',
        gets: [
          'Your own reasons and triggers',
          'A coach by message for 90 days',
          'What you saved, counted in rand',
        ],
        how: 'Begins on the day you choose.',
      },
      {
        sku: 'well-couch-to-5k',
        name: 'From the sofa to five kilometres',
        price: 190,
        emblem: 'shoe',
        short: 'Three runs a week that nobody has to be fit for.',
        gets: [
          'A printed plan of nine weeks, for the door of the fridge',
          'A running belt for keys and phone',
          'A booklet on warming up, knees and parkruns near you',
        ],
        how: 'It comes by courier within five working days; the runs are at your own pace.',
        isDelivered: true,
      },
    ],
  },
];

const MADE_UP =
  'This product is an example for trying the shop: what it is, who offers it and its price are made up.';

/** The long description of a product, in Markdown; at its end, that there is no such product. */
export const descriptionOf = ({ gets, how }: DemoProduct): string =>
  [
    '### What you get',
    ...gets.map((line) => `- ${line}`),
    '',
    '### How it goes',
    how,
    '',
    `*${MADE_UP}*`,
  ].join('\n');
