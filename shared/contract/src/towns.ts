/** South African town with its location, in degrees with two decimals. */
export interface Town {
  name: string;
  latitude: number;
  longitude: number;
}

const town = (name: string, latitude: number, longitude: number): Town => ({ name, latitude, longitude });

/**
 * Larger towns of all nine provinces, by name: to choose from without sharing a location, and to name a place if no
 * geocoder answers. Coordinates of town centres (OpenStreetMap).
 */
export const towns: readonly Town[] = [
  town('Bloemfontein', -29.12, 26.21),
  town('Cape Town', -33.93, 18.42),
  town('Durban', -29.86, 31.03),
  town('East London', -33.02, 27.91),
  town('George', -33.96, 22.46),
  town('Gqeberha', -33.96, 25.6),
  town('Johannesburg', -26.2, 28.05),
  town('Kimberley', -28.74, 24.76),
  town('Klerksdorp', -26.85, 26.67),
  town('Ladysmith', -28.56, 29.78),
  town('Mahikeng', -25.87, 25.64),
  town('Makhanda', -33.31, 26.53),
  town('Mbombela', -25.47, 30.98),
  town('Mthatha', -31.59, 28.78),
  town('Musina', -22.34, 30.04),
  town('Newcastle', -27.76, 29.93),
  town('Paarl', -33.73, 18.96),
  town('Pietermaritzburg', -29.6, 30.38),
  town('Polokwane', -23.9, 29.47),
  town('Pretoria', -25.75, 28.19),
  town('Richards Bay', -28.78, 32.04),
  town('Rustenburg', -25.67, 27.24),
  town('Soweto', -26.27, 27.86),
  town('Springbok', -29.66, 17.89),
  town('Thohoyandou', -22.95, 30.48),
  town('Upington', -28.45, 21.26),
  town('Vereeniging', -26.67, 27.93),
  town('Welkom', -27.98, 26.73),
  town('Witbank (eMalahleni)', -25.87, 29.23),
];
