/** A tire's size: section width in mm, profile in percent of it, rim diameter in inches. */
export interface TireSize {
  width: number;
  profile: number;
  rim: number;
}

/**
 * A size as typed: `205/55R16`, `205/55 ZR 16`, `P205-55-16`, `205 55 16`, `2055516`. Lookarounds exclude
 * parts of longer numbers or words.
 */
const written =
  /(?<![\p{L}\p{N}.])(?:p|lt)?(\d{3})(?:\s*[/\\-]\s*|\s+|)(\d{2})(?:\s*[/\\-]?\s*z?r[fd]?\s*|\s*[/\\-]\s*|\s+|)(\d{2})(?![\p{N}])/giu;

const plausible = ({ width, profile, rim }: TireSize): boolean =>
  width >= 125 &&
  width <= 395 &&
  width % 10 === 5 &&
  profile >= 25 &&
  profile <= 85 &&
  profile % 5 === 0 &&
  rim >= 12 &&
  rim <= 24;

/** A tire size in a text with its offsets. */
export interface FoundTireSize extends TireSize {
  start: number;
  end: number;
}

/** All tire sizes in a text; skips implausible numbers (a year, a price). */
export const findTireSizes = (text: string): FoundTireSize[] =>
  [...text.matchAll(written)].flatMap((match) => {
    const size = { width: Number(match[1]), profile: Number(match[2]), rim: Number(match[3]) };
    return plausible(size) ? [{ ...size, start: match.index, end: match.index + match[0].length }] : [];
  });

/** The filter facets of a size. */
export const tireSizeFacets = ({ width, profile, rim }: TireSize): string[] => [
  `width:${width}`,
  `profile:${profile}`,
  `rim:${rim}`,
];
