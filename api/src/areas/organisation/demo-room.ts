import { southAfricanDay } from '@phila/contract';
import { demoPdf } from '../../core/demo/demo-pdf.ts';
import { DAY } from '../../core/durations.ts';
import type { Services } from '../../core/services.ts';
import { keepDocument } from './room/documents.ts';

/** Room of the demo organisation. Its announcements run from before the demo day to after it. */
export const demoRoom = (now: Date) => {
  const day = (from: number): string => southAfricanDay(new Date(now.getTime() + from * DAY));
  return {
    greeting: 'Good to have you with us. Here is what you need from Umoya, in one place.',
    hrName: 'Lerato Nkosi, People and Culture',
    hrMail: 'people@umoya-energy.example',
    hrPhone: '0215550134',
    links: [
      { label: 'Ask for leave', address: 'https://leave.umoya-energy.example', icon: 'calendar' },
      { label: 'Payslips and IRP5s', address: 'https://pay.umoya-energy.example', icon: 'wallet' },
      {
        label: 'Employee assistance, day and night',
        address: 'https://care.umoya-energy.example',
        icon: 'heart',
      },
      {
        label: 'Report an injury or a near miss',
        address: 'https://safety.umoya-energy.example',
        icon: 'shield',
      },
      { label: 'Courses and study loans', address: 'https://learn.umoya-energy.example', icon: 'learning' },
    ],
    announcements: [
      {
        title: 'We close from 24 December to 2 January',
        text: 'Offices are closed in these days; **shifts on the wind farms go on as planned**.\n\n- Send in your leave by 12 December.\n- December’s pay is in your account on the 19th.',
        startDate: day(-3),
        endDate: day(40),
      },
      {
        title: 'Your medical aid for next year',
        text: 'Choose your plan by the end of the month. Those who choose nothing stay on their plan of this year.',
        startDate: day(-10),
        endDate: day(20),
      },
    ],
  };
};

const documents: readonly { fileName: string; title: string; lines: readonly string[] }[] = [
  {
    fileName: 'Leave policy.pdf',
    title: 'Leave policy',
    lines: [
      '21 days of leave a year, 15 of them working days.',
      'Ask at least two weeks before.',
      'An example, made up.',
    ],
  },
  {
    fileName: 'Travel claim form.pdf',
    title: 'Travel claim form',
    lines: ['Date, from, to, kilometres.', 'Send it in by the 10th.', 'An example, made up.'],
  },
];

export const addDemoDocuments = async (services: Services, osNo: number): Promise<void> => {
  for (const { fileName, title, lines } of documents) {
    const bytes = demoPdf(title, lines);
    await keepDocument(services, { osNo, fileName, size: bytes.length }, () => bytes);
  }
};
