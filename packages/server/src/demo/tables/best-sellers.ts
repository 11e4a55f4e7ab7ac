/**
 * Units sold by key for the top of the ranking: tires first, then some of every department. Other products
 * sell less.
 */
const bestSellers: Readonly<Record<string, number>> = {
  "norrland-polar-3-205-55-r16-91v": 8214,
  "carmine-touring-gt-205-55-r16-91v": 6480,
  "carmine-winter-gt-205-55-r16-91v": 5932,
  "gloss-shine-shampoos": 5417,
  "verdant-eco-4-205-55-r16-91t": 5108,
  "carmine-home-guardian-vincent-liu": 4876,
  "carmine-0w-20-motor-oil": 4630,
  "forza-five-silver": 4395,
  "norrland-ice-grip-205-55-r16-91t": 4204,
  "stride-court-high-mitch-lensink": 4021,
};

/** @param drawn sales of a product that isn't listed above */
export const soldOf = (key: string, drawn: number): number => bestSellers[key] ?? drawn;
