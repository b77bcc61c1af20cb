import { name, refusedInName, registrationName } from './name.ts';

/*
 * Names that people reported to other projects as refused, cut or changed. Each line names the GitHub report, with a
 * similar name if the report has none.
 */

test.each<[report: string, typed: string, kept: string]>([
  ['dotCMS/core#9118', "O'Neil", "O'Neil"],
  ['makeitlegit/ProperName#6', "O'Bryan", "O'Bryan"],
  ['spacedecentral/spacedecentral-network#72', "Thomas O'Brien", "Thomas O'Brien"],
  ['keybase/keybase-issues#339', "James O'Beirne", "James O'Beirne"],
  ['codeforamerica/golden-ticket#44', "J'Marcus", "J'Marcus"],
  ['keybase/client#8970', 'O‘Neil', 'O’Neil'],
  ['historyforge/historyforge#435', 'O’Connor', 'O’Connor'],
  ['historyforge/historyforge#435', 'Van Kirk', 'Van Kirk'],
  ['se-edu/addressbook-level2#42', "Aravinda d'Silva", "Aravinda d'Silva"],
  ['se-edu/addressbook-level2#42', 'Jolie-Pitt', 'Jolie-Pitt'],
  ['TEAMMATES/teammates#100', 'Jean-Claude', 'Jean-Claude'],
  ['NUS-CS2103-AY2526-S2/forum#646', 'Jun-yew', 'Jun-yew'],
  ['NUS-CS2103-AY2526-S2/forum#646', 'Anne-Marie', 'Anne-Marie'],
  ['rydurham/Sentinel#73', 'Mthembu-Smith', 'Mthembu-Smith'],
  ['debiki/talkyard#240', 'F. Scott', 'F. Scott'],
  ['debiki/talkyard#240', 'C.S. Lewis', 'C.S. Lewis'],
  ['datamade/probablepeople#56', 'St. Marie', 'St. Marie'],
  ['datamade/probablepeople#56', 'St Clair', 'St Clair'],
  ['ExtensionEngine/tailor#803', 'Gooding Jr.', 'Gooding Jr.'],
  ['ExtensionEngine/tailor#803', 'J. K. Rowling', 'J. K. Rowling'],
  ['zenodo/zenodo#2264', 'Smith, John', 'Smith, John'],
  ['udacityalumni/udacity-alumni-fe#150', 'Tamás', 'Tamás'],
  ['pagopa/pn-frontend#1817', 'Łukasz Žák', 'Łukasz Žák'],
  ['langfuse/langfuse#12999', 'André', 'André'],
  ['langfuse/langfuse#12999', 'Andre\u0301', 'André'],
  ['langfuse/langfuse#12999', 'Kale\u02bba', 'Kale\u02bba'],
  ['langfuse/langfuse#12999', 'Kale\u02bca', 'Kale\u02bca'],
  ['opencrvs/opencrvs-core#207', 'আনোয়ার হোসেন', 'আনোয়ার হোসেন'.normalize('NFC')],
  ['saayam-for-all/webapp#292', 'Mary Jane', 'Mary Jane'],
  ['salutare-group/Test-Request-Public#19', 'García Márquez', 'García Márquez'],
  ['kdeldycke/awesome-falsehood#135', 'O', 'O'],
  ['AKASHAorg/Alpha#121', 'AJ', 'AJ'],
  ['olimpiadi-informatica/cmsocial#79', 'Wu', 'Wu'],
  ['opendocman/opendocman#253', '王', '王'],
  ['hmcts/sscs-submit-your-appeal#338', 'Ben ', 'Ben'],
  ['mecachisenros/cf-civicrm#141', 'Burns ', 'Burns'],
  ['LiteFarmOrg/LiteFarm#3395', '  Juan', 'Juan'],
  ['MadLamprey/pe#1', 'Lau s/o Peter', 'Lau s/o Peter'],
  ['MadLamprey/pe#1', 'Kamala d/o Naidoo', 'Kamala d/o Naidoo'],
  ['MadLamprey/pe#1', 'Perumal S/O  Naidoo', 'Perumal S/O Naidoo'],
])('%s: %j is kept as %j', (_, typed, kept) => {
  expect(refusedInName(typed)).toBeNull();
  for (const rule of [name(), registrationName('First name')]) expect(rule.schema.parse(typed)).toBe(kept);
});

/** Refused here too, but the error names the character, so that the person can spell the name differently. */
test.each<[report: string, typed: string, said: string]>([
  ['MadLamprey/pe#1', 'Lau s/o', '“/” cannot stand in that place of a name.'],
  ['MadLamprey/pe#1', 'Lau c/o Peter', '“/” cannot stand in that place of a name.'],
  ['TEAMMATES/teammates#100', 'Tom (Jerry)', '“(” cannot be in a name.'],
])('%s: of %j it is said which character', (_, typed, said) => expect(refusedInName(typed)).toBe(said));
