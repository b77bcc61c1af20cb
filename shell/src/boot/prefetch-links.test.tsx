import { renderWithPlatform } from '@phila/platform/fake';
import { fireEvent, screen } from '@testing-library/react';
import { Link, NavLink } from 'react-router-dom';
import { prefetchLinks } from './prefetch-links.ts';

const preload = jest.fn();
let stop: () => void;

beforeEach(() => {
  preload.mockReset();
  stop = prefetchLinks(preload);
});
afterEach(() => stop());

it.each<[string, (element: Element) => void]>([
  ['hovered', (element) => void fireEvent.pointerOver(element)],
  ['focused', (element) => void fireEvent.focusIn(element)],
  ['touched', (element) => void fireEvent.touchStart(element)],
])('fetches the page behind any link of the site that is %s', (_, act) => {
  renderWithPlatform(
    <>
      <Link to="/career/skills#top">Skills</Link>
      <NavLink to="/career/goals">
        <b>Goals</b>
      </NavLink>
      <a href="/career/plain">Plain</a>
    </>,
  );
  for (const words of ['Skills', 'Goals', 'Plain']) act(screen.getByText(words));
  expect(preload.mock.calls).toEqual([['/career/skills'], ['/career/goals'], ['/career/plain']]);
});

it('fetches nothing for the page that is shown, another site, a file, or what is no link', () => {
  renderWithPlatform(
    <>
      <Link to="/#services">Services</Link>
      <Link to="https://learning.example/">Learning</Link>
      <a href="/manual.pdf" download>
        Manual
      </a>
      <p>Text</p>
    </>,
  );
  for (const words of ['Services', 'Learning', 'Manual', 'Text'])
    fireEvent.pointerOver(screen.getByText(words));
  expect(preload).not.toHaveBeenCalled();
});

it('asks once while the pointer moves on within one link', () => {
  renderWithPlatform(
    <Link to="/career">
      <b>My</b> <i>career</i>
    </Link>,
  );
  fireEvent.pointerOver(screen.getByText('My'));
  fireEvent(
    screen.getByText('career'),
    new MouseEvent('pointerover', { bubbles: true, relatedTarget: screen.getByText('My') }),
  );
  expect(preload).toHaveBeenCalledTimes(1);
});

it('can be stopped', () => {
  renderWithPlatform(<Link to="/career">Career</Link>);
  stop();
  fireEvent.pointerOver(screen.getByText('Career'));
  expect(preload).not.toHaveBeenCalled();
});
