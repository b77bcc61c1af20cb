import { prose, text } from './fields.ts';
import { singlePaths } from './paths.ts';
import { record } from './record.ts';
import { webPage } from './web-page-field.ts';

/** The introduction at the top of a CV (specification: career, "About me"). */
export const aboutMe = record({
  title: 'About Me',
  one: 'your introduction',
  paths: singlePaths('/Career/about-me', '/Career/about-me', '/Career/about-me'),
  fields: {
    heading: text('Heading', undefined, {
      hint: 'What you are, in a few words, such as “Electrician with a wireman’s licence”.',
    }),
    // Not in the specification, but employers look for it. Precedes the summary, as in the head of a CV.
    linkedIn: webPage('LinkedIn', { hint: 'Such as linkedin.com/in/your-name.' }),
    website: webPage('Website', { hint: 'A portfolio or a page of your own.' }),
    personalSummary: prose('Personal summary', undefined, {
      hint: 'Three or four sentences: what you do, what you are good at, and what you look for.',
    }),
  },
});
