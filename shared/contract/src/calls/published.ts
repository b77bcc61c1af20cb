export { ADVICE_LENGTH, adviceTimes, adviceTopics } from './account/advice.ts';
export { PASSWORDS_DIFFER } from './account/password.ts';
export type { OrganisationStructure } from './account/profile.ts';
export type { Session, Tokens } from './account/session.ts';
export { CONTACT_NEEDED } from './account/sign-up.ts';
export { type DetailsCategory, detailsCategories } from './details-category.ts';
export { everyCall } from './every-call.ts';
export type { OverviewResult } from './overview/my-details.ts';
export { itemsOf, LARGEST_PAGE, listOf, type Page, pageOf, type PageQuery, pageQuery } from './page.ts';
