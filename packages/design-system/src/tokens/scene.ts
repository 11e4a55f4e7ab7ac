/**
 * Colors that are the same in the light and dark scheme, because they are on pictures: the hero, the dark
 * department banner, medals, controls on pictures, and paper. Grade colors are fixed too, because users know
 * them.
 */
export const scene = {
  white: "#FFFFFF",
  ink: "#17181A",
  inkSoft: "#44484F",
  /** Secondary text and lines on paper. */
  paperMuted: "#5F646C",
  paperLine: "#D5D8DC",
  /** Grounds of the hero, brightest behind its picture. */
  heroGround: "radial-gradient(circle at 76% 45%, #FFFFFF, #E4ECF5 55%, #CBDAE8)",
  heroSand: "radial-gradient(circle at 76% 45%, #FFFFFF, #F6EBDD 55%, #EBD9C2)",
  heroRose: "radial-gradient(circle at 76% 45%, #FFFFFF, #FBE9E6 55%, #F2D3CD)",
  heroSage: "radial-gradient(circle at 76% 45%, #FFFFFF, #E6F1E6 55%, #CFE2D1)",
  nightGround: "linear-gradient(180deg, #2B3038, #0F1114)",
  /** Shop cover without a picture; the text is on its dark side. */
  storeGround: "linear-gradient(100deg, #122C47, #1D4A78 55%, #3F6E9E)",
  /** White overlay on dark backgrounds: a control and its hover state. */
  mist: "rgb(255 255 255 / 10%)",
  mistHover: "rgb(255 255 255 / 16%)",
  whiteHover: "#E6E8EC",
  /** Dark overlay on pictures: a control, its hover state, a badge. */
  smoke: "rgb(23 24 26 / 34%)",
  smokeHover: "rgb(23 24 26 / 60%)",
  smokeSign: "rgb(23 24 26 / 66%)",
  /** Grades from best to worst; backgrounds for dark letters. */
  gradeA: "#3FAE6D",
  gradeB: "#93C64F",
  gradeC: "#F4CE42",
  gradeD: "#F3A24A",
  gradeE: "#EC6B5E",
  barShadow: "0 -4px 16px rgb(23 24 26 / 8%)",
} as const;
