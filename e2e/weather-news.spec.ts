import { contrast } from './contrast.ts';
import { findings } from './findings.ts';
import { NewsTicker } from './pages/news-ticker.ts';
import { WeatherPanel } from './pages/weather-panel.ts';
import { SERVICE_KILLED, expect, test } from './test.ts';

const johannesburg = { latitude: -26.204_103, longitude: 28.047_305 };
const failed = 'Could not fetch weather data. Please try again later.';

test.describe('on the dashboard', () => {
  test.use({ role: 'consumer', geolocation: johannesburg, permissions: ['geolocation'] });

  test('the weather of the own town, and on a press where the person is, now and on five days', async ({
    page,
    site,
  }) => {
    await page.goto('/dashboard');
    const weather = new WeatherPanel(page);
    await weather.bringIntoView();
    await expect(weather.panel.getByText('Durban, South Africa')).toBeVisible();
    await expect(weather.town).toHaveValue('Durban');
    await weather.useLocation.click();
    await expect(weather.panel.getByText('24°C').first()).toBeVisible();
    await expect(weather.panel.getByText('Humidity 41%')).toBeVisible();
    await expect(weather.panel.getByText('Johannesburg, South Africa')).toBeVisible();
    await expect(weather.days).toHaveCount(5);
    await expect(weather.panel.getByRole('link', { name: 'Weather data by Open-Meteo.com' })).toBeVisible();
    const queries = site.weather.asked.map(({ query }) => query['latitude'] ?? query['lat']);
    expect(queries).toContain('-26.20');
    expect(queries.every((latitude) => /^-?\d+\.\d\d$/.test(latitude ?? ''))).toBe(true);
    await expect(new NewsTicker(page).ticker).toBeVisible();
    expect(await findings(page)).toEqual([]);
    // Moves only by hand if the person prefers reduced motion.
    await expect(weather.pause).toBeHidden();
    await expect(weather.strip).toHaveAttribute('data-more-after');
    await expect(weather.strip).not.toHaveAttribute('data-more-before');
    await weather.later.click();
    await expect.poll(() => weather.scrolled()).toBeGreaterThan(100);
    await expect(weather.strip).toHaveAttribute('data-more-before');
  });

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('the days move by themselves until they are paused', { tag: '@long' }, async ({ page }) => {
      await page.goto('/dashboard');
      const weather = new WeatherPanel(page);
      await weather.bringIntoView();
      await expect(weather.days).toHaveCount(5);
      await page.mouse.move(0, 0);
      await expect.poll(() => weather.scrolled()).toBeGreaterThan(100);
      await weather.pause.click();
      await expect(weather.panel.getByRole('button', { name: 'Resume the forecast' })).toBeVisible();
    });
  });

  test(
    'a provider that fails: the sentence, and another town',
    { tag: '@long' },
    async ({ page, context, site, complaints }) => {
      complaints.expect(/status of 503/);
      site.weather.override('*', (_request, response) => {
        response.statusCode = 500;
        response.end();
      });
      await context.setGeolocation({ latitude: -31.5, longitude: 24.5 });
      await page.goto('/dashboard');
      const weather = new WeatherPanel(page);
      await weather.bringIntoView();
      await weather.useLocation.click();
      await expect(weather.failure).toHaveText(failed);
      site.weather.override('*');
      await weather.chooseTown('Springbok');
      await expect(weather.days).toHaveCount(5);
    },
  );

  test.describe('of a person without an address', () => {
    test.use({ role: 'admin', permissions: [] });

    test('offers the choice, and does not ask for the location', { tag: '@long' }, async ({ page }) => {
      await page.goto('/dashboard');
      const weather = new WeatherPanel(page);
      await weather.bringIntoView();
      await expect(weather.ask).toBeVisible();
      await expect(weather.failure).toBeHidden();
      expect(await findings(page)).toEqual([]);
      await weather.chooseTown('Kimberley');
      await expect(weather.panel.getByText('Kimberley, South Africa')).toBeVisible();
    });
  });
});

test.describe('on the dashboard of an employee', () => {
  test.use({ role: 'employee', geolocation: johannesburg, permissions: ['geolocation'] });

  test('it is in the colour of the organisation, and read', { tag: '@long' }, async ({ page }) => {
    await page.goto('/dashboard');
    const weather = new WeatherPanel(page);
    await weather.bringIntoView();
    await weather.useLocation.or(weather.ask).click();
    await expect(weather.days).toHaveCount(5);
    await expect(weather.panel).toHaveAttribute('data-tinted', 'true');
    expect(await findings(page)).toEqual([]);
    for (const text of ['24°C', 'partly cloudy', 'Humidity 41%', 'Johannesburg, South Africa'])
      expect(await contrast(weather.panel.getByText(text).first())).toBeGreaterThanOrEqual(4.5);
  });
});

test.describe('the news', () => {
  test.use({ role: 'consumer' });

  test('is under the header, three headlines, each in a new tab', async ({ page }) => {
    await page.goto('/dashboard');
    const news = new NewsTicker(page);
    await expect(news.ticker).toHaveAttribute('data-state', 'open');
    const headlines = await news.headlines(3);
    expect(headlines[0]).toMatch(/^Tax season/);
    expect(new Set(headlines).size).toBe(3);
    await expect(news.headline).toHaveAttribute('target', '_blank');
    await expect(news.headline).toHaveAttribute('rel', /noopener/);
  });

  test(
    'goes on after the service was away, nothing twice',
    { tag: '@long' },
    async ({ page, site, complaints }) => {
      complaints.expect(/WebSocket connection/, SERVICE_KILLED, /status of 503/);
      await page.goto('/dashboard');
      const news = new NewsTicker(page);
      await expect(news.ticker).toHaveAttribute('data-state', 'open');
      const before = await news.headlines(3);
      const resumed = page.waitForEvent('websocket', {
        predicate: (socket) => /\/api\/v1\/News\/rss\?after=\d+$/.test(socket.url()),
      });
      await site.stop();
      await expect(news.ticker).toHaveAttribute('data-state', /^(error|closed|connecting)$/);
      await expect(news.headline).toBeVisible();
      await site.start();
      await resumed;
      await expect(news.ticker).toHaveAttribute('data-state', 'open');
      expect(await news.headlines(3)).toEqual(before);
    },
  );
});
