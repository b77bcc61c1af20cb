import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrganisationEntry } from './organisation-entry.tsx';

const GUID = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
const umoya = {
  osNo: 1,
  osName: 'Umoya Energy',
  logo: null,
  primaryColor: '#0B6E4F',
  secondaryColor: '#F2A541',
  backgroundImage: null,
};

const show = (...answers: Parameters<typeof fake.answer>) => {
  const opened: string[] = [];
  renderWithPlatform(<OrganisationEntry open={(address) => opened.push(address)} />, {
    signedIn: false,
    answers,
  });
  return opened;
};

const paste = async (text: string) => {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Link or code of your organisation'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Link me' }));
};

describe('the way in for an employee', () => {
  it('opens the site with the organisation of a pasted link', async () => {
    const opened = show(answer(calls.organisation.organisation, umoya));
    await paste(`https://phila.example/?Organization=${GUID}`);
    expect(fake.sent(calls.organisation.organisation)).toEqual([{ params: { guid: GUID } }]);
    expect(opened).toEqual([`/?Organization=${GUID}`]);
  });

  it('says so at the field when there is no code in what was pasted', async () => {
    const opened = show();
    await paste('Umoya Energy');
    expect(
      await screen.findByText(
        'This is not a link or code of an organisation. Ask your HR department for it.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Link or code of your organisation')).toBeInvalid();
    expect(opened).toEqual([]);
  });

  it('says at the field that no organisation has the code', async () => {
    const opened = show(
      answer(calls.organisation.organisation, () => {
        throw new CallError(404, 'Not found');
      }),
    );
    await paste(GUID);
    expect(await screen.findByText(/We do not know an organisation with this code/)).toBeInTheDocument();
    expect(opened).toEqual([]);
  });

  it('keeps what was pasted when the service is down', async () => {
    show(
      answer(calls.organisation.organisation, () => {
        throw new CallError(0, 'We cannot reach the service.');
      }),
    );
    await paste(GUID);
    expect(await screen.findByText('We cannot reach the service.')).toBeInTheDocument();
    expect(screen.getByLabelText('Link or code of your organisation')).toHaveValue(GUID);
  });
});
