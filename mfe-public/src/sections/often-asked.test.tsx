import { renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import { oftenAsked } from '../company/often-asked.ts';
import { OftenAsked } from './often-asked.tsx';

const things = (element: Element, property: string) => [
  ...element.querySelectorAll(`[itemprop="${property}"]`),
];

it('tells search engines each question and its answer as a reader finds them', () => {
  const { container } = renderWithPlatform(<OftenAsked questions={oftenAsked} />, { signedIn: false });
  const page = container.querySelector('[itemtype="https://schema.org/FAQPage"]');
  const marked = things(page as Element, 'mainEntity').map((entity) => {
    expect(entity).toHaveAttribute('itemtype', 'https://schema.org/Question');
    const [answer] = things(entity, 'acceptedAnswer');
    expect(answer).toHaveAttribute('itemtype', 'https://schema.org/Answer');
    return {
      question: things(entity, 'name')[0]?.textContent,
      answer: things(answer as Element, 'text')[0]?.textContent,
    };
  });
  expect(marked).toEqual(oftenAsked);
  for (const { question, answer } of oftenAsked) {
    const one = within(screen.getByText(question).closest('details') as HTMLElement);
    expect(one.getByText(answer)).toBeInTheDocument();
  }
});
