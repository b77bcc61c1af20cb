import * as z from 'zod/mini';
import { call } from '../../call.ts';

/** Degrees; the client sends two decimals, and the service uses no more. */
const place = z.strictObject({
  latitude: z.number('Invalid latitude').check(z.gte(-90, 'Invalid latitude'), z.lte(90, 'Invalid latitude')),
  longitude: z
    .number('Invalid longitude')
    .check(z.gte(-180, 'Invalid longitude'), z.lte(180, 'Invalid longitude')),
});

const described = z.array(z.object({ description: z.string() }));

/** Sources of weather and place names, as their licences require. */
const attribution = z.array(z.object({ text: z.string(), link: z.string() }));

/**
 * Specification: weather-and-news, "Weather": the used fields of OpenWeatherMap's answer, in degrees Celsius and
 * percent.
 */
export const current = call({
  method: 'POST',
  path: '/Weather/current',
  access: 'anyone',
  limit: 'weather',
  saves: false,
  summary: 'The weather at a place now, in the shape of OpenWeatherMap.',
  body: place,
  value: z.object({
    /** 200 on success; the panel treats anything else as a failure. */
    cod: z.number(),
    message: z.string(),
    main: z.object({ temp: z.number(), humidity: z.number() }),
    weather: described,
    /** Name of the place; empty if unknown. */
    name: z.string(),
    /** Two letters (ISO 3166-1), or empty. */
    sys: z.object({ country: z.string() }),
    attribution,
  }),
});

/** Forecast in OpenWeatherMap's format: five days in steps of three hours. */
export const forecast = call({
  method: 'POST',
  path: '/Weather/forecast',
  access: 'anyone',
  limit: 'weather',
  saves: false,
  summary: 'The weather of the next five days at a place, in the shape of OpenWeatherMap.',
  body: place,
  value: z.object({
    /** '200' on success. */
    cod: z.string(),
    message: z.string(),
    list: z.array(
      z.object({
        /** `2026-11-22 12:00:00`. */
        dt_txt: z.string(),
        main: z.object({ temp: z.number() }),
        weather: described,
      }),
    ),
    attribution,
  }),
});
