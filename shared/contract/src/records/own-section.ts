import { required } from '../rules/text.ts';
import { prose, text } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Longest title of a section, in characters: one line of a CV. */
const LONGEST_TITLE = 60;

/** Specification: career, "Own sections": parts of a CV that no other record has, such as awards or publications. */
export const ownSection = record({
  title: 'Own Section',
  one: 'a section of your own',
  paths: tablePaths('/Career/own-sections', {
    create: '/Career/own-section',
    update: '/Career/own-section/{id}',
    remove: '/Career/own-section/{id}',
  }),
  fields: {
    title: text('Title', required('Please give the section a title', LONGEST_TITLE), {
      hint: 'Such as Awards, Publications, Volunteering or Interests.',
    }),
    content: prose('Rows', required('Please write at least one row', 4000), {
      hint: 'One row a line. A line that begins with a hyphen becomes a bullet.',
    }),
  },
  // Dialogs name an entry by its first two columns, and its text is no name.
  columns: ['title'],
});
