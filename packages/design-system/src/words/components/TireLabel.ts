/** Texts of `TireLabel`. */
export interface TireLabelTexts {
  /** Title above the label. */
  title: string;
  fuel: string;
  wet: string;
  /** Announced for a scale: `{grade}` is the tire's letter. */
  grade: string;
  noise: string;
  /** Announced for the noise: `{level}` in decibels, `{grade}` is its class. */
  noiseLevel: string;
  /** Before the symbols for snow and ice. */
  winter: string;
  snow: string;
  ice: string;
}

/** Default without a locale. */
export const english: TireLabelTexts = {
  title: "Tire label",
  fuel: "Fuel efficiency",
  wet: "Wet grip",
  grade: "{grade} on a scale of A to E",
  noise: "Noise",
  noiseLevel: "{level} dB, class {grade} on a scale of A to C",
  winter: "Winter grip",
  snow: "Severe snow (3PMSF)",
  ice: "Ice",
};
