import { brand } from '@phila/contract/brand';
import { dateText, numberText } from '@phila/contract/format';
import { compromises, waysToTell } from '@phila/contract/resources/incident';

/** Values of an incident that the notices say; null where they are not answered yet. */
export interface Incident {
  title: string;
  certainty: string | null;
  foundOn: string | null;
  foundAt: string | null;
  beganOn: string | null;
  beganAt: string | null;
  compromises: readonly string[];
  happened: string | null;
  dataKinds: string | null;
  cause: string | null;
  intruder: string | null;
  people: number | null;
  consequences: string | null;
  measures: string | null;
  advice: string | null;
  delay: string | null;
  regulatorToldOn: string | null;
  peopleToldOn: string | null;
  peopleToldBy: readonly string[];
}

const HOUR = 3_600_000;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Reads an incident from a row of the register. */
export const incidentOf = (row: Readonly<Record<string, unknown>>): Incident => ({
  title: text(row['title']) ?? '',
  certainty: text(row['certainty']),
  foundOn: text(row['foundOn']),
  foundAt: text(row['foundAt']),
  beganOn: text(row['beganOn']),
  beganAt: text(row['beganAt']),
  compromises: texts(row['compromises']),
  happened: text(row['happened']),
  dataKinds: text(row['dataKinds']),
  cause: text(row['cause']),
  intruder: text(row['intruder']),
  people: typeof row['people'] === 'number' ? row['people'] : null,
  consequences: text(row['consequences']),
  measures: text(row['measures']),
  advice: text(row['advice']),
  delay: text(row['delay']),
  regulatorToldOn: text(row['regulatorToldOn']),
  peopleToldOn: text(row['peopleToldOn']),
  peopleToldBy: texts(row['peopleToldBy']),
});

/** Moment of a day and a time in South Africa, with offset; without a time, the day's first. */
const momentOf = (day: string, time: string | null): string => `${day}T${time ?? '00:00'}:00+02:00`;

const plural = (count: number, one: string): string => `${numberText(count)} ${one}${count === 1 ? '' : 's'}`;

/** Says how long ago it was found: hours for the first three days, days after them. */
export const sinceFound = ({ foundOn, foundAt }: Incident, now: number): string => {
  if (foundOn === null) return 'It is not said when it was found.';
  const hours = Math.max(0, Math.floor((now - Date.parse(momentOf(foundOn, foundAt))) / HOUR));
  if (hours === 0) return 'Found less than an hour ago.';
  return `Found ${hours < 72 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day')} ago.`;
};

const TO_FILL = '[still to be said]';
const said = (value: string | null): string => value ?? TO_FILL;
const moment = (day: string | null, time: string | null): string =>
  day === null ? 'Not known yet' : `${dateText(day)}${time === null ? '' : ` at ${time}`}`;
const namesIn = (choices: readonly { id: string; name: string }[], ids: readonly string[]): string | null =>
  choices
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ') || null;

/**
 * Letter to the people, with what POPIA s 22(5) asks for: (a) what may follow, (b) what the operator does, (c) what
 * they should do, (d) who had the data, if it is known.
 */
export const letterOf = (incident: Incident): string => {
  const { informationOfficer, name } = brand;
  return [
    'Dear [name]',
    `We write to you because somebody who had no right to it ${incident.certainty === 'confirmed' ? 'reached' : 'may have reached'} personal information of yours at ${name}.`,
    `What happened\n${said(incident.happened)}\nIt began: ${moment(incident.beganOn, incident.beganAt)}. We found it: ${moment(incident.foundOn, incident.foundAt)}.`,
    `Which information\n${said(incident.dataKinds)}`,
    `Who had it\n${incident.intruder ?? 'We do not know who it was.'}`,
    `What may follow\n${said(incident.consequences)}`,
    `What we did and will do\n${said(incident.measures)}`,
    `What you should do\n${said(incident.advice)}`,
    `You can ask our Information Officer, ${informationOfficer.name}: ${informationOfficer.email}, ${informationOfficer.phone}. You may also complain to the Information Regulator (POPIA section 74): inforegulator.org.za.`,
    brand.company.legalName,
  ].join('\n\n');
};

/** Field of the Regulator's form and its answer. */
export type RegulatorField = readonly [label: string, answer: string];

/** Answers for the Regulator, in the order of parts A to C of its form SCN1; its online portal asks for the same. */
export const regulatorFields = (incident: Incident, today: string): RegulatorField[] => {
  const { informationOfficer, company } = brand;
  return [
    ['Responsible party', `${company.legalName}, registration number ${company.registrationNumber}`],
    [
      'Information Officer',
      `${informationOfficer.name}, registered as ${informationOfficer.registrationNumber}, ${informationOfficer.email}, ${informationOfficer.phone}`,
    ],
    ['Date of the incident', moment(incident.beganOn, incident.beganAt)],
    ['Found', moment(incident.foundOn, incident.foundAt)],
    ['Date reported to the Regulator', dateText(incident.regulatorToldOn ?? today)],
    ['Explanation for any delay', incident.delay ?? 'None'],
    ['Confirmed or alleged', incident.certainty === 'confirmed' ? 'Confirmed' : 'Alleged'],
    ['Type of security compromise', said(namesIn(compromises, incident.compromises))],
    [
      'Description of the incident',
      [said(incident.happened), incident.cause].filter((one) => one !== null).join('\n'),
    ],
    ['Type of personal information', said(incident.dataKinds)],
    ['Number of data subjects', incident.people === null ? TO_FILL : numberText(incident.people)],
    [
      'Notification of data subjects',
      incident.peopleToldOn === null
        ? 'Not yet'
        : `On ${dateText(incident.peopleToldOn)}${incident.peopleToldBy.length === 0 ? '' : `: ${namesIn(waysToTell, incident.peopleToldBy)}`}`,
    ],
    ['Possible consequences', said(incident.consequences)],
    ['Measures taken or to be taken', said(incident.measures)],
    ['What data subjects are advised to do', said(incident.advice)],
    ['Identity of the unauthorised person', incident.intruder ?? 'Not known'],
  ];
};
