import * as z from 'zod/mini';
import {
  cvDefaultColours,
  type CvDocument,
  cvDocument,
  type CvInput,
  type CvTemplate,
} from '@phila/contract/cv';

/** CVs to try the layouts with, from a beginner's to the longest; for tests, the benchmark and manual checks. */

const base = (template: CvTemplate): Pick<CvInput, 'template' | 'colour' | 'watermark' | 'date'> => ({
  template,
  colour: cvDefaultColours[template],
  watermark: false,
  date: '2026-11-22',
});

/** A head and shoulders, 64 by 64 pixels. */
export const picture =
  'data:image/jpeg;base64,/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCABAAEADASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAYFAwf/xAArEAABAwIEAwkBAQAAAAAAAAABAAIDBBEFBhJhMUGhExUhIkJRkZKx8IH/xAAYAQEAAwEAAAAAAAAAAAAAAAAAAQIDBP/EABsRAAIDAAMAAAAAAAAAAAAAAAABAgMxERIy/9oADAMBAAIRAxEAPwCzREWhmEQkAEk2A5rFq8x00LyyCN0xHFwNh8qHJLSVFvDaRYtJmOmmeGTxuhJ9RNx/pW0CCAQbg80Uk8Di1oREUkBERAYuZ6p0NEyFhsZiQTsOXUKUVXmeldNRMmYCTCSSNjz6BSi5rfR01cdQqvLFU6aifC83MJAB2PLoVKKryxSuhonzPFjMQQNhz6lKvQt46m0iIuk5giLlVVEVJTvnndpjYLkoDo62k6rWt43UtiNPgQlJZiDYXc2sHaAfCyMWxqpxKQtLjHB6Ywf33WYrOtPSFY1hVYdTYGZQX4g2ZwPg147MH5VS22kabWt4WXli08Jxqpw2QNDjJBfzRk/nsirSwOxvT0FFypaiKrp2TwO1RvFwV1VSQpLOVY508VE0+Vo1v3J4f26rVBZov39PfhZtvqFaOlZYZCIi0KBERAU+TaxwmlonHyuGtmxHH+2VaoLK9+/oLcLOv9Sr1Zy0vHD/2Q==';

/** CV with a name and a line or two. */
export const shortCv = (template: CvTemplate): CvDocument =>
  z.parse(cvDocument, {
    ...base(template),
    profile: {
      firstName: 'Lerato',
      lastName: 'Nkosi',
      heading: 'Matriculant looking for a first job',
      personalSummary: 'I learn quickly, I am on time, and I speak isiZulu, Sesotho and English.',
      mobileNo: '+27 71 555 0142',
      personalEmail: 'lerato.nkosi@example.com',
      city: 'Soweto',
    },
  });

/** Typical CV: some jobs, a qualification, skills, languages, references; one or two pages. */
export const usualCv = (template: CvTemplate): CvDocument =>
  z.parse(cvDocument, {
    ...base(template),
    profile: {
      firstName: 'Mulalo',
      lastName: 'Netshiḓaulu',
      heading: 'Electrical engineer, power systems',
      personalSummary:
        'Electrical engineer with eleven years in transmission and distribution. Led the refurbishment of forty rural substations on time and 6% under budget, and trained the technicians who keep them running. Registered with ECSA as a professional engineer.',
      mobileNo: '+27 82 555 0117',
      personalEmail: 'mulalo.netshidaulu@example.com',
      city: 'Thohoyandou',
      links: [
        { label: 'linkedin.com/in/mulalo', url: 'https://www.linkedin.com/in/mulalo' },
        { label: null, url: 'https://mulalo.example.com/work?a=1&b=(2)' },
      ],
      picture,
    },
    experience: [
      {
        id: 'e1',
        experienceTypeId: 2,
        projectName: 'Imbali Foods',
        positionRole: 'Senior electrical engineer',
        startDate: '2021-03-01',
        endDate: null,
        currentRole: true,
        responsibilities:
          'Responsible for the supply of two plants and a cold store of 40 000 pallets.\n- Cut the cost of energy by 18% with a 3.2 MW solar plant and a new tariff.\n- Brought unplanned outages down from eleven to two a year.\n- Lead a team of six electricians and two interns.',
      },
      {
        id: 'e2',
        experienceTypeId: 2,
        projectName: 'Umoya Energy',
        positionRole: 'Electrical engineer, Transmission',
        startDate: '2016-07-01',
        endDate: '2021-02-28',
        currentRole: false,
        responsibilities:
          'Planned and supervised the refurbishment of substations in Limpopo and Mpumalanga.\n- 40 substations of 22 kV and 132 kV, on time and 6% under budget.\n- Wrote the standard for protection settings that all regions now use.',
      },
      {
        id: 'e3',
        experienceTypeId: 1,
        projectName: 'Light for Tshivhase',
        positionRole: 'Volunteer project lead',
        startDate: '2018-01-01',
        endDate: '2019-12-31',
        currentRole: false,
        responsibilities: 'Solar light for four schools, with learners who built the kits themselves.',
      },
      {
        id: 'e4',
        experienceTypeId: 2,
        projectName: 'Venḓa Switchgear',
        positionRole: 'Engineer in training',
        startDate: '2015-01-15',
        endDate: '2016-06-30',
        currentRole: false,
        responsibilities: 'Testing and commissioning of medium-voltage switchgear.',
      },
    ],
    education: [
      {
        id: 'd1',
        institution: 'University of Pretoria',
        courseName: 'BEng (Electrical Engineering)',
        qualificationName: 'Bachelor’s degree',
        detail: 'NQF level 8',
        startDate: '2011-02-01',
        endDate: '2014-12-01',
      },
      {
        id: 'd2',
        institution: 'Mbilwi Secondary School, Sibasa',
        qualificationName: 'National Senior Certificate',
        endDate: '2010',
      },
    ],
    courses: [
      {
        id: 'c1',
        courseName: 'Project management for engineers',
        courseStatus: 'Completed',
        startDate: '2019-05-06',
        endDate: '2019-09-20',
      },
    ],
    skills: [
      {
        id: 's1',
        skillName: 'Protection settings',
        skillLevel: 'Expert',
        skillDescription: 'Relays of all large makers, from study to commissioning.',
      },
      { id: 's2', skillName: 'PowerFactory', skillLevel: 'Specialist' },
      { id: 's3', skillName: 'AutoCAD', skillLevel: 'Skilled' },
      { id: 's4', skillName: 'Project budgets', skillLevel: 'Skilled' },
      {
        id: 's5',
        skillName: 'Python',
        skillLevel: 'Intermediate',
        skillDescription: 'Scripts for load studies.',
      },
    ],
    languages: [
      { id: 'l1', name: 'Tshivenḓa', level: 'Home language' },
      { id: 'l2', name: 'English', level: 'Fluent' },
      { id: 'l3', name: 'Afrikaans', level: 'Read and write' },
    ],
    memberships: [
      {
        id: 'm1',
        name: 'South African Institute of Electrical Engineers',
        membershipNo: '100417',
        areaOfRegistration: 'Member',
        dateValidFrom: '2017-01-01',
      },
    ],
    registrations: [
      {
        id: 'r1',
        name: 'Engineering Council of South Africa',
        registrationNo: '20190417',
        areaOfRegistration: 'Professional engineer',
        dateFrom: '2019-04-01',
        dateTo: '2029-03-31',
      },
    ],
    references: [
      {
        id: 'f1',
        fullName: 'Annelie van Rensburg',
        company: 'Umoya Energy',
        position: 'Head of Transmission',
        emailAddress: 'annelie@example.com',
        contactNo: '+27 83 555 0191',
      },
      {
        id: 'f2',
        fullName: 'Dr Šiba Maḽindi',
        company: 'Imbali Foods',
        position: 'Chief operating officer',
        emailAddress: 'siba@example.com',
        contactNo: '+27 84 555 0163',
      },
    ],
  });

const EMPLOYERS = [
  'Provinsiale Departement van Landbou, Grondhervorming en Landelike Ontwikkeling, Potchefstroom',
  'Masipala wa Tshiṱiriki wa Vhembe, Muhasho wa Mishumo ya Nnyi na Nnyi na Themamveledziso, Thohoyandou',
  'Suid-Afrikaanse Nasionale Padagentskap Beperk, Noordelike Streek, Polokwane',
  'Yunivesithi ya Venḓa, Tshikolo tsha Zwa Mutakalo na Ngudo dza Vhupileli',
  'Êrens-en-Ôral Môrester Elektrotegniese Ingenieursdienste (Eiendoms) Beperk',
] as const;
const ROLES = [
  'Streekbestuurder: Padonderhoud, Brugbou en Verkeersveiligheidsinfrastruktuur',
  'Mulanguli muhulwane wa mbekanyamushumo dza mveledziso ya vhathu na vhuṱoli ha masheleni',
  'Senior elektrotegniese ingenieur (hoogspanning) en tydelike hoof van instandhouding',
  'Mudededzi na muṱoḓisisi wa zwa vhulimi',
] as const;

/** CV with thirty jobs and long names in Afrikaans and Tshivenḓa. */
export const fullCv = (template: CvTemplate, { jobs = 30, words = 70 } = {}): CvDocument => {
  const usual = usualCv(template);
  const story =
    'Verantwoordelik vir die beplanning, begroting en uitvoering van die jaarlikse onderhoudsprogram, en vir die verslag daaroor aan die raad. U langa thendelano na vhoramabindu na u ṱola mishumo ya ḓuvha na ḓuvha.';
  const text = (index: number): string => {
    const all = `${story} `
      .repeat(Math.ceil(words / 30))
      .split(' ')
      .slice(0, words)
      .join(' ');
    return index % 3 === 0
      ? `${all}\n- Koste met ${index + 4}% verminder sonder om diens in te boet.\n- Themendelo ya vhathu vha ${index + 11} yo fhelela nga tshifhinga.\n- Twaalf nuwe tegnici opgelei.`
      : all;
  };
  return {
    ...usual,
    experience: Array.from({ length: jobs }, (_, index) => ({
      id: `j${index}`,
      experienceTypeId: 2,
      projectName: EMPLOYERS[index % EMPLOYERS.length] ?? '',
      positionRole: ROLES[index % ROLES.length] ?? '',
      startDate: `${2025 - index}-02-01`,
      endDate: index === 0 ? null : `${2026 - index}-01-31`,
      currentRole: index === 0,
      responsibilities: text(index),
    })),
    skills: Array.from({ length: 24 }, (_, index) => ({
      id: `k${index}`,
      skillName:
        ['Kontrakbestuur', 'U langa masheleni', 'Onderhandeling', 'Ṱhoḓisiso ya fhethu'][index % 4] ?? '',
      skillLevel: ['Beginner', 'Intermediate', 'Skilled', 'Specialist', 'Expert'][index % 5] ?? '',
      skillDescription: index % 4 === 0 ? 'In projekte van R 2 miljoen tot R 180 miljoen.' : null,
    })),
  };
};
