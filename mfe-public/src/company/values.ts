/** Our values: brief on the contact page, with their consequences on their own. */
export const values = [
  {
    title: 'Yours stays yours',
    text: 'What you write here belongs to you. Your employer sees none of it unless you share it.',
    so: 'Every request is checked against whose record it is. You can take a copy or close your account yourself, without writing to us.',
  },
  {
    title: 'Plain words',
    text: 'If a sentence needs a lawyer or a banker, we wrote it badly.',
    so: 'Each hard word is explained where it is used, and each calculator shows every step of its sum.',
  },
  {
    title: 'Information, not pressure',
    text: 'We explain and compare. We do not sell insurance, and no one pays to be first in a comparison.',
    so: 'Plans are shown in the order you choose. An advert says that it is one.',
  },
  {
    title: 'Small phones first',
    text: 'Data costs money, so a page here weighs as little as we can make it.',
    so: 'No film plays by itself, pictures come as you reach them, and the calculators go on in your browser.',
  },
  {
    title: 'For everybody',
    text: 'With a keyboard, with a screen reader, in large letters, in the dark.',
    so: 'Each page is tested for it before it is released.',
  },
] as const;
