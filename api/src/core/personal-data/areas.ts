import { personal as account } from '../../areas/account/personal.ts';
import { personal as advice } from '../../areas/advice/personal.ts';
import { personal as consents } from '../../areas/consents/personal.ts';
import { personal as dashboard } from '../../areas/dashboard/personal.ts';
import { personal as details } from '../../areas/details/personal.ts';
import { personal as document } from '../../areas/documents/personal.ts';
import { personal as employer } from '../../areas/employer/personal.ts';
import { personal as mail } from '../mail/personal.ts';
import { personal as wealth } from '../../areas/wealth/personal.ts';
import { personal as profileImage } from '../../areas/profile-image/personal.ts';
import { personal as capabilities } from '../capability/personal.ts';
import type { PersonalArea } from './area.ts';
import { personal as copies } from './personal.ts';

/** Who holds something about people, area by area, in the order of the readable page. */
export const personalAreas: readonly PersonalArea[] = [
  account,
  details,
  employer,
  dashboard,
  consents,
  wealth,
  document,
  profileImage,
  advice,
  mail,
  copies,
  capabilities,
];
