import { Tour } from 'antd';

/** Subject of each step, found by its name in any remote or layout. */
const STEPS = [
  {
    place: 'section[aria-label="What needs you"]',
    title: 'What needs you',
    text: 'Payments, refunds, codes and releases that wait for somebody. Each leads to exactly those rows.',
  },
  {
    place: 'ul[aria-label="What you look after"]',
    title: 'What you look after',
    text: 'A tile for each part that your role opens. What it does not open, you do not see.',
  },
  {
    place: 'nav[aria-label="Administration"]',
    title: 'All pages',
    text: 'The menu has every page of administration. “My own pages” leads back to your own details.',
  },
  {
    place: 'button[aria-label="Search administration"]',
    title: 'Find anything',
    text: 'Ctrl+K, or ⌘K on a Mac, finds people, orders, products and pages, and adds a row, from any page.',
  },
  {
    place: null,
    title: 'Nothing is lost',
    text: 'A change that can be taken back offers Undo, and the history of each row says who changed what and when. Refunds and roles ask first.',
  },
] as const;

/** Tours the first page of administration, without steps the person's role or screen lacks. */
const AdminTour = ({ onClose }: { onClose: () => void }) => (
  <Tour
    open
    onClose={onClose}
    onFinish={onClose}
    scrollIntoViewOptions={{ block: 'nearest' }}
    steps={STEPS.flatMap(({ place, title, text }) => {
      const target = place === null ? null : document.querySelector<HTMLElement>(place);
      return place !== null && target === null ? [] : [{ title, description: text, target }];
    })}
  />
);

export default AdminTour;
