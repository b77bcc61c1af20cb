import { imageTypes } from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { drawPicture, keepPicture } from '../image/public.ts';
import { organisationTypes } from './tables.ts';
import { addDemoDocuments, demoRoom } from './demo-room.ts';
import { imbaliLogo, umoyaBackground, umoyaLogo } from './demo-pictures.ts';

/** The demo organisation (specification: service). */
export const demoOrganisation = {
  osNo: 1,
  guid: '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10',
  osName: 'Umoya Energy',
  logo: umoyaLogo,
  backgroundImage: umoyaBackground,
  primaryColor: '#0B6E4F',
  secondaryColor: '#F2A541',
};

/** A second demo organisation, for a person with profiles at two (api/README.md, “Demo employers”). */
export const secondDemoOrganisation = {
  osNo: 2,
  guid: '2f6d1c84-9b3a-4e57-8a41-6c0d5e7f9b12',
  osName: 'Imbali Foods',
  logo: imbaliLogo,
  backgroundImage: null,
  primaryColor: '#7A2E5D',
  secondaryColor: '#E8B04A',
};

/** A subsidiary of the first demo organisation. */
const partOfDemoOrganisation = {
  osNo: 3,
  parentOsNo: demoOrganisation.osNo,
  guid: 'c4a1e7d2-58b6-4f39-8e0c-7d3b9a61f524',
  osName: 'Umoya Solar',
  logo: umoyaLogo,
  backgroundImage: null,
  primaryColor: '#B4530A',
  secondaryColor: '#0B6E4F',
};

export const demo = async ({ services }: Demo): Promise<void> => {
  const [company, branch] = await services.database
    .insert(organisationTypes)
    .values(['Company', 'Branch', 'School', 'Community organisation'].map((name) => ({ name })))
    .returning({ id: organisationTypes.id });
  const made = [
    { ...demoOrganisation, ...demoRoom(services.clock.now()) },
    secondDemoOrganisation,
    partOfDemoOrganisation,
  ];
  await services.database
    .insert(organisations)
    .values(made.map((one) => ({ ...one, typeId: (one === partOfDemoOrganisation ? branch : company)?.id })))
    .onConflictDoNothing();
  for (const { osNo, logo } of made)
    await keepPicture(services, {
      type: imageTypes.Org,
      itemId: osNo,
      picture: await drawPicture(Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64').toString()),
      owner: 'demo',
    });
  await addDemoDocuments(services, demoOrganisation.osNo);
};
