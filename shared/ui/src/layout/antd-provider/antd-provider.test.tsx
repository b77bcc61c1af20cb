import { store } from '@phila/platform';
import { renderWithPlatform } from '@phila/platform/fake';
import { act } from '@testing-library/react';
import { Button } from '../../controls/button/index.ts';
import { AntdProvider } from './index.ts';

const styles = (): HTMLStyleElement[] => [...document.querySelectorAll('style')];
const variables = (): string[] =>
  styles()
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes('--ant-color-primary:'));

describe('AntdProvider', () => {
  it('gives the theme as variables, one set for all of antd, and changes them with the colours', () => {
    renderWithPlatform(
      <>
        <AntdProvider>
          <Button type="primary">Save</Button>
        </AntdProvider>
        <AntdProvider>
          <Button>Leave</Button>
        </AntdProvider>
      </>,
    );
    expect(variables()).toHaveLength(1);
    expect(variables()[0]).toContain('#8b1a2b');
    const type = 'organisation/organisationCame';
    const payload = {
      name: 'U',
      logo: null,
      background: null,
      primaryColor: '#0B6E4F',
      secondaryColor: '#0b3d6e',
    };
    act(() => void store.dispatch({ type, payload }));
    expect(variables().join('')).toContain('#0b3d6e');
    expect(variables()).toHaveLength(1);
  });
});
