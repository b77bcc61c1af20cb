import { newCv } from '@phila/contract/cv';
import { store } from '@phila/platform';
import type { CvBody } from './cv-body.ts';
import { cvEdits } from './cv-edits.ts';

const { changed, entryHidden, settled } = cvEdits.actions;
const saved: CvBody = { name: 'My CV', ...newCv() };
const edits = () => cvEdits.select(store.getState());

it('keeps what is changed of each CV until it is settled, beginning with what is saved', () => {
  store.dispatch(changed({ id: 'a', saved, version: 3, change: { name: 'Teaching' } }));
  store.dispatch(changed({ id: 'a', saved, version: 4, change: { templateId: 30 } }));
  store.dispatch(changed({ id: 'b', saved, version: 1, change: { name: 'Planning' } }));
  expect(edits()).toEqual({
    a: { version: 4, body: { ...saved, name: 'Teaching', templateId: 30 } },
    b: { version: 1, body: { ...saved, name: 'Planning' } },
  });
  store.dispatch(settled('a'));
  expect(Object.keys(edits())).toEqual(['b']);
});

it('hides an entry once, in its own CV alone, and shows it again', () => {
  const hide = (entry: string, isHidden: boolean) =>
    store.dispatch(entryHidden({ id: 'c', saved, version: 1, section: 'experience', entry, isHidden }));
  hide('e1', true);
  hide('e1', true);
  hide('e2', true);
  expect(edits()['c']?.body.hidden.experience).toEqual(['e1', 'e2']);
  expect(edits()['c']?.body.hidden.skills).toEqual([]);
  hide('e1', false);
  expect(edits()['c']?.body.hidden.experience).toEqual(['e2']);
  expect(saved.hidden.experience).toEqual([]);
});
