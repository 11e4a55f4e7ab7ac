/**
 * Colors of surfaces that look the same in the light and the dark scheme, because a picture gives them their light:
 * the hero, the dark floor banner, medals, controls that lie on pictures, and paper. Grades keep theirs, too: they are
 * known by them.
 */
export const scene = {
  white: "#FFFFFF",
  ink: "#17181A",
  inkSoft: "#44484F",
  /** Secondary words and lines on paper. */
  paperMuted: "#5F646C",
  paperLine: "#D5D8DC",
  heroGround: "radial-gradient(circle at 76% 45%, #FFFFFF, #E4ECF5 55%, #CBDAE8)",
  nightGround: "linear-gradient(180deg, #2B3038, #0F1114)",
  /** The cover of a shop without a picture; the words stand on its dark side. */
  storeGround: "linear-gradient(100deg, #122C47, #1D4A78 55%, #3F6E9E)",
  /** White laid over the night: a control, and one that is pointed at. */
  mist: "rgb(255 255 255 / 10%)",
  mistHover: "rgb(255 255 255 / 16%)",
  whiteHover: "#E6E8EC",
  /** Ink laid over a picture: a control, one that is pointed at, a sign. */
  smoke: "rgb(23 24 26 / 34%)",
  smokeHover: "rgb(23 24 26 / 60%)",
  smokeSign: "rgb(23 24 26 / 66%)",
  /** Steps of a scale from the best to the worst, under letters in ink. */
  gradeA: "#3FAE6D",
  gradeB: "#93C64F",
  gradeC: "#F4CE42",
  gradeD: "#F3A24A",
  gradeE: "#EC6B5E",
  barShadow: "0 -4px 16px rgb(23 24 26 / 8%)",
} as const;
