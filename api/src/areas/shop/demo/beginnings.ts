import { southAfricanDay } from '@phila/contract';
import { DAY } from '../../../core/durations.ts';

/** How to begin with a demo product. The providers do not exist; pages of this site do. */
export interface DemoBeginning {
  words: string;
  /** How many days from today it begins. */
  inDays?: number;
  place?: string;
  link?: string;
  code?: string;
}

const ACADEMY = 'https://khulisa-academy.example';

/** A course that one takes at home, opened once with the code of the course. */
const online = (page: string, code: string, words: string): DemoBeginning => ({
  words,
  link: `${ACADEMY}/${page}`,
  code,
});

const template = (name: string): DemoBeginning => ({
  words: `Open **Create My CV** and choose ${name}. Your profile is laid out in it at once, without a watermark.`,
  link: '/career/create-my-cv',
});

/** By SKU: every demo product that costs something and is not sent, so that no buyer is left without a next step. */
export const demoBeginnings: { readonly [sku: string]: DemoBeginning } = {
  'course-first-aid-1': {
    words:
      'Come to the town and on the Saturdays that you chose with your order. Bring your ID and comfortable clothes; doors open at 08:00.',
    inDays: 23,
    place: 'Khulisa Academy, the training room of the town that you chose',
  },
  'course-bookkeeping': {
    ...online(
      'bookkeeping',
      'BOOKS-EVENING',
      'Sign up with the code. The first evening begins at 18:30; each is recorded.',
    ),
    inDays: 12,
    place: 'Online, a video call',
  },
  'course-project-basics': online(
    'project-basics',
    'PROJECT-START',
    'Sign up with the code and begin with module 1. Your place is kept for two years.',
  ),
  'course-public-speaking': {
    ...online(
      'public-speaking',
      'SPEAK-IN-THREE',
      'Sign up with the code and prepare three minutes on something that you know well.',
    ),
    inDays: 16,
    place: 'Online, a video call with seven others',
  },
  'course-english-at-work': online(
    'english-at-work',
    'ENGLISH-TEN',
    'Sign up with the code. Begin with the short test: it chooses your first week.',
  ),
  'course-ohs-rep': {
    words: 'Bring your ID and, if you have one, the floor plan of your workplace. The day begins at 08:30.',
    inDays: 19,
    place: 'Khulisa Academy, 21 Rissik Street, Johannesburg',
  },
  'course-supervisor': online(
    'supervisor',
    'FIRST-NINETY',
    'Sign up with the code, begin with module 1, and book your first call with the coach there.',
  ),
  'digital-spreadsheets-1': online(
    'spreadsheets-1',
    'SHEETS-CELL-1',
    'Sign up with the code and open lesson 1. Every lesson comes with a sheet to try it on.',
  ),
  'digital-spreadsheets-2': online(
    'spreadsheets-2',
    'SHEETS-REPORT',
    'Sign up with the code and have one report of your own at hand: you work on it from lesson 2.',
  ),
  'digital-web-first-page': online(
    'web-first-page',
    'FIRST-PAGE',
    'Sign up with the code. Nothing needs to be installed; a text editor is enough.',
  ),
  'digital-python': online(
    'python',
    'PYTHON-TEN',
    'Sign up with the code and open week 1. Everything runs in the browser.',
  ),
  'digital-data': online('data', 'DATA-CONVINCES', 'Sign up with the code and begin with module 1.'),
  'digital-social-business': online(
    'social-business',
    'SOCIAL-HALF-HOUR',
    'Sign up with the code on the telephone that you use for your business.',
  ),
  'cv-t30': template('Horizon'),
  'cv-t31': template('Marula'),
  'letter-review': {
    words:
      'Reply to the mail of your order with your letter and the advert that it answers. The remarks come within three working days.',
  },
  'resume-review': {
    words:
      'Download your CV and reply with it to the mail of your order. The marked-up copy comes within three working days, with times for the call.',
    link: '/career/create-my-cv',
  },
  'resume-writing': {
    words: 'Fill in your experience first, as far as you remember it; the interview begins with it.',
    link: '/career/experience',
  },
  'career-interview-coach': {
    words: 'Choose an evening or a Saturday. The coach has read the advert that you named with your order.',
    place: 'Online, a video call of ninety minutes',
    link: `${ACADEMY}/coaches/interview`,
  },
  'career-coach-1': {
    words: 'Answer the questionnaire, which takes ten minutes, and choose a time with your coach.',
    place: 'By video or telephone, as you choose',
    link: `${ACADEMY}/coaches/one`,
  },
  'career-coach-5': {
    words: 'Choose a time for the first session; the next ones are agreed on with your coach.',
    place: 'By video or telephone, as you choose',
    link: `${ACADEMY}/coaches/five`,
  },
  'career-assessment': online(
    'assessment',
    'APTITUDE-TWO',
    'Sit down for two times forty minutes, on one day or on two. The feedback call is within a week.',
  ),
  'career-linkedin': {
    words: 'Answer the questionnaire; your new texts come three working days later.',
    link: `${ACADEMY}/linkedin`,
  },
  'career-salary-talk': online(
    'salary-talk',
    'SALARY-TALK',
    'Sign up with the code and begin with lesson 1.',
  ),
  'money-budget-coach': {
    words: 'Fill in your budget, as far as you know it: the first call begins with it.',
    place: 'By telephone; we call you on the number of your order within three working days',
    link: '/wealth/financial-tools/budget',
  },
  'money-debt-check': {
    words: 'List what you owe, so that nothing is missing when we talk.',
    place: 'By telephone; we call you on the number of your order within three working days',
    link: '/wealth/financial-products/loans',
  },
  'money-will': {
    words: 'Answer the questionnaire. The draft comes within five working days.',
    link: `${ACADEMY}/will`,
  },
  'money-tax-return': {
    words:
      'Gather your IRP5 and your certificates in My Documents. The practitioner writes to you on the next working day and says what is missing.',
    link: '/documents',
  },
  'money-tax-return-rent': {
    words:
      'Gather your IRP5, your lease and your slips in My Documents. The practitioner writes to you on the next working day and says what is missing.',
    link: '/documents',
  },
  'money-first-home': {
    ...online(
      'first-home',
      'FIRST-HOME',
      'Sign up with the code. The evening begins at 18:00 and is recorded.',
    ),
    inDays: 9,
    place: 'Online, a video call',
  },
  'money-retirement-review': {
    words:
      'Write down your funds and policies, as far as you know them: the planner makes the rest of the page with you.',
    place: 'By video or at the planner’s, as you choose',
    link: '/wealth/financial-products/retirement',
  },
  'well-check-up': {
    words: 'Choose a clinic and a time. Show the code at the desk, and eat nothing for eight hours before.',
    link: `${ACADEMY}/clinics`,
    code: 'CHECK-UP-2026',
  },
  'well-counsellor-3': {
    words:
      'Choose a counsellor and a language. The first session is within four working days. In an emergency, call 0800 567 567.',
    place: 'By video, telephone or in person, as you choose',
    link: `${ACADEMY}/counsellors`,
  },
  'well-sleep': online('sleep', 'SLEEP-AGAIN', 'Sign up with the code and begin your diary tonight.'),
  'well-quit-smoking': online(
    'ninety-days',
    'NINETY-DAYS',
    'Sign up with the code and choose your day. Your coach writes on the evening before.',
  ),
};

/** The columns of a demo product that say how to begin with it. */
export const beginningColumns = (sku: string, now: Date) => {
  const beginning = demoBeginnings[sku];
  if (beginning === undefined) return {};
  const { words, inDays, place, link, code } = beginning;
  return {
    beginWords: words,
    beginDate: inDays === undefined ? null : southAfricanDay(new Date(now.getTime() + inDays * DAY)),
    beginPlace: place ?? null,
    beginLink: link ?? null,
    beginCode: code ?? null,
  };
};
