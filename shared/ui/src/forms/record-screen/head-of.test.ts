import { option, required, text } from '@phila/contract/fields';
import { record, tablePaths } from '@phila/contract/records';
import type { Row } from '../../lists/record-list/index.ts';
import { headOf } from './head-of.ts';

const work = record({
  title: 'Work',
  paths: tablePaths('/Career/work'),
  fields: {
    kind: option(
      'Kind',
      [
        { id: 'job', name: 'Job' },
        { id: 'project', name: 'Project' },
      ],
      undefined,
      { initial: 'job' },
    ),
    name: text('Project Name', required('Required')),
  },
  relabel: { name: ({ kind }) => kind === 'job' && 'Company Name' },
});
const rowOf = (id: string, kind: string) => ({ id, version: 1, kind, name: 'Imbali Foods' }) as Row;
const job = rowOf('1', 'job');
const project = rowOf('2', 'project');

it.each([
  ['no row, as in a new form', [], 'Company Name'],
  ['jobs', [job, job], 'Company Name'],
  ['projects', [project], 'Project Name'],
  ['both, as in a new form', [project, job, project], 'Company Name'],
])('heads the column of %s', (_, rows, head) => expect(headOf(work, 'name', rows)).toBe(head));

it('keeps the name of a field that has one name', () => expect(headOf(work, 'kind', [job])).toBe('Kind'));
