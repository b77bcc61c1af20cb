import * as z from 'zod/mini';
import { imageTypes } from '../calls/image/kinds.ts';
import { structures, types } from '../calls/organisation/index.ts';
import { colour } from '../calls/voucher/rules.ts';
import { keptLookup } from '../lookups/lookup.ts';
import { lookup, text, whole, yesNo } from '../records/fields.ts';
import { LARGEST_ID } from '../rules/number.ts';
import { ifGiven, rule } from '../rules/rule.ts';
import { organisationName } from '../rules/organisation-name.ts';
import { resource } from './resource.ts';

interface Structure {
  osNo: number;
  osName: string;
}

/**
 * Company, school, or part of one (specification: accounts, "Profiles and employers"), identified by number. Archiving
 * disables its link and keeps everything that refers to it.
 */
export const organisation = resource({
  name: 'organisations',
  title: 'organisation',
  plural: 'organisations',
  owner: 'organisation',
  capability: 'organisation.structures',
  named: 'osName',
  columns: ['osName', 'osNo', 'typeId', 'parentOsNo'],
  isRestorable: true,
  stepUp: 'organisations',
  fields: {
    osName: text('Name', organisationName()),
    osNo: whole('Number', { unit: 'number', min: 1, max: LARGEST_ID }, undefined, {
      hint: 'Leave blank for the next one. It never changes.',
    }),
    typeId: lookup('Type', keptLookup('organisation-types', types)),
    parentOsNo: lookup(
      'Part of',
      keptLookup('organisations', structures, {
        idOf: ({ osNo }: Structure) => osNo,
        labelOf: ({ osName }: Structure) => osName,
      }),
    ),
    primaryColor: text('First colour', ifGiven(rule(colour)), {
      hint: 'Such as #0B6E4F.',
      picks: 'colour',
    }),
    secondaryColor: text('Second colour', ifGiven(rule(colour)), {
      hint: 'Such as #F2A541.',
      picks: 'colour',
    }),
    showsAdverts: yesNo('Adverts', undefined, {
      initial: false,
      hint: 'Whether its people see adverts of others. Its own are always shown.',
    }),
    invitationsADay: whole('Invitations a day', { unit: 'number', min: 0, max: 5_000 }, undefined, {
      hint: 'With those below it. Leave blank for twice its confirmed members. Only those who look after the whole site change it.',
    }),
    guid: text('Name in links', ifGiven(rule(z.guid('Please enter a GUID'))), {
      hint: '?Organization=… Leave blank for a new one. It never changes.',
    }),
  },
  pictures: {
    logo: { label: 'Logo', type: imageTypes.Org },
    background: { label: 'Background', type: imageTypes.OrgBackground },
  },
});
