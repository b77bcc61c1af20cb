import { calls, type ListedProduct } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import CoursesPage from './courses-page.tsx';

const course: ListedProduct = {
  productId: 7,
  productName: 'First aid level 1',
  sku: 'course-first-aid-1',
  categoryId: 3,
  categoryName: 'Short courses',
  price: 890,
  productShortDescription: 'Two days.',
  imageUrl: '',
  link: '',
  owned: false,
};

it('lists the courses of the shop with their prices, each leading to its page', async () => {
  renderWithPlatform(<CoursesPage />, {
    signedIn: false,
    answers: [
      answer(calls.shop.productCategories, [
        { id: 1, name: 'CV templates', order: 1, isActive: true, productCount: 4 },
        { id: 3, name: 'Short courses', order: 2, isActive: true, productCount: 1 },
      ]),
      answer(calls.shop.productsByCategory, {
        items: [course],
        totalCount: 1,
        pageNumber: 1,
        pageSize: 25,
        totalPages: 1,
        hasNext: false,
        hasPrevious: false,
      }),
    ],
  });
  const link = await screen.findByRole('link', { name: /First aid level 1/ });
  expect(link).toHaveAttribute('href', '/product/7');
  expect(link).toHaveTextContent('890.00');
});
