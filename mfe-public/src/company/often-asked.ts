/** Common questions before writing to us; other pages give full answers. */
export const oftenAsked = [
  {
    question: 'What does it cost?',
    answer:
      'An account is free, and so are your records, the calculators and the CV in one column. What costs something, such as a course, a bundle of vouchers or another layout for your CV, has its price beside it before you order, with VAT in it.',
  },
  {
    question: 'Do I need an employer to use it?',
    answer:
      'No. All you need is an email address or a mobile number. If your employer works with us, it may invite you, and you find its offers beside your own things.',
  },
  {
    question: 'Does my employer see what I write here?',
    answer:
      'No. Your employer does not see what you add unless you share it. What your employer sends us about you is kept apart from it.',
  },
  {
    question: 'The code to sign up does not arrive. What now?',
    answer:
      'A code works once, for 10 minutes. Look in your spam folder, and check the address or the number that the page names: a letter may be missing. Then ask for another code on the same page.',
  },
  {
    question: 'Do you sell insurance or give advice?',
    answer:
      'Neither. We explain and compare, and each calculator shows how it got to its answer. For advice, speak to somebody who is licensed to give it.',
  },
  {
    question: 'How do I get a copy of my information, or close my account?',
    answer:
      'Both are in your settings, without writing to us: you may ask for a copy of all that we keep about you, and delete your account. What the law makes us keep, such as invoices, our privacy policy lists.',
  },
] as const;
