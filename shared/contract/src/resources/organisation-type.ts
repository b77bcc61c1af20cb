import { text, yesNo } from '../records/fields.ts';
import { answered } from '../rules/answered.ts';
import { required } from '../rules/text.ts';
import { resource } from './resource.ts';

/** Types of organisations: a company, a branch. Visible to every organisation, changed for the whole site. */
export const organisationType = resource({
  name: 'organisation-types',
  title: 'type of organisation',
  plural: 'types of organisations',
  owner: 'site',
  capability: 'organisation.structures',
  named: 'name',
  isRestorable: true,
  fields: {
    name: text('Name', required('Please enter a name', 60)),
    isActive: yesNo('Can be chosen', answered('Please say whether it can be chosen'), { initial: true }),
  },
});
