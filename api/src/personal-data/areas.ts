import { personal as account } from '../account/personal.ts';
import { personal as advice } from '../advice/personal.ts';
import { personal as consents } from '../consents/personal.ts';
import { personal as dashboard } from '../dashboard/personal.ts';
import { personal as details } from '../details/personal.ts';
import { personal as document } from '../document/personal.ts';
import { personal as employer } from '../employer/personal.ts';
import { personal as mail } from '../mail/personal.ts';
import { personal as wealth } from '../wealth/personal.ts';
import { personal as profileImage } from '../profile-image/personal.ts';
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
];
