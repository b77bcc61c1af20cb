import * as z from 'zod/mini';
import { call } from '../../call.ts';

/** An organisation's looks (specification: accounts). Pictures are data URLs or bare base64; colours 6-digit hex. */
const organisationStructure = z.object({
  osNo: z.int(),
  osName: z.string(),
  logo: z.nullable(z.string()),
  primaryColor: z.nullable(z.string()),
  secondaryColor: z.nullable(z.string()),
  backgroundImage: z.nullable(z.string()),
});
export type OrganisationStructure = z.output<typeof organisationStructure>;

export const organisation = call({
  method: 'GET',
  path: '/Account/organizational-structure/{guid}',
  access: 'anyone',
  summary: 'The name, logo and colours of an organisation, for pages opened with ?Organization=.',
  params: z.strictObject({ guid: z.guid() }),
  value: organisationStructure,
});
