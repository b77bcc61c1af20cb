import { toForm } from '@phila/contract/records';
import { saved, specimen } from '../../testing/specimen.ts';
import { merge } from './merge.ts';

const at = (changes: object) => ({ ...saved, ...changes });
const names = (found: { name: string }[]) => found.map(({ name }) => name);

describe('merge', () => {
  it('finds nothing where both sides agree', () => {
    const same = merge(specimen, saved, at({ firstName: 'Tee' }), toForm(specimen, at({ firstName: 'Tee' })));
    expect(same).toEqual({ both: [], theirsOnly: [] });
  });

  it('takes over what was changed elsewhere only, and leaves what was changed here only', () => {
    const found = merge(specimen, saved, at({ employer: 'Dam' }), toForm(specimen, at({ firstName: 'Tee' })));
    expect(found.both).toEqual([]);
    expect(found.theirsOnly).toEqual([
      expect.objectContaining({ name: 'employer', theirs: 'Dam', theirsInForm: 'Dam' }),
    ]);
  });

  it('asks about what was changed on both sides, also inside a group and a reference', () => {
    const theirs = at({
      address: { street: '9 Baobab', city: 'Bloemfontein' },
      province: { id: 1, name: 'Eastern Cape' },
    });
    const mine = at({ address: { street: '1 Acacia', city: 'Bloemfontein' }, province: { id: 5, name: '' } });
    const { both, theirsOnly } = merge(specimen, saved, theirs, toForm(specimen, mine));
    expect(names(both).toSorted()).toEqual(['address.street', 'province']);
    expect(theirsOnly).toEqual([]);
    expect(both.find(({ name }) => name === 'province')).toMatchObject({ mineInForm: 5, theirsInForm: 1 });
  });

  it('takes a blank select, an empty text and a null for the same', () => {
    const blank = at({ titleID: null, employer: null, languages: [] });
    const found = merge(specimen, blank, blank, { ...toForm(specimen, blank), titleID: 0, employer: '  ' });
    expect(found).toEqual({ both: [], theirsOnly: [] });
  });

  it('compares a record that is added here and was added elsewhere', () => {
    const { both, theirsOnly } = merge(specimen, null, saved, toForm(specimen, { firstName: 'Tee' }));
    expect(names(both)).toEqual(['firstName']);
    expect(names(theirsOnly)).toContain('employer');
  });
});
