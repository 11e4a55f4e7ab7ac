const points = 5;
const outer = 9.2;
const inner = 3.9;
const step = 20;

const vertex = (centre: number, index: number): string => {
  const radius = index % 2 === 0 ? outer : inner;
  const angle = (Math.PI / points) * index - Math.PI / 2;
  return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(10.6 + radius * Math.sin(angle)).toFixed(1)}`;
};

const star = (place: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => vertex(place * step + step / 2, index)).join("L")}Z`;

/** Five stars in a row in a box of 100 × 20. */
export const starsPath = Array.from({ length: 5 }, (_, place) => star(place)).join("");

/** Filled width of the row in percent, for a score of 0 to 5. */
export const coveredShare = (value: number): number => Math.min(5, Math.max(0, value)) * 20;
