import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Logo",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "Mark, name and claim of the marketplace, as a link to the home page.",
  pattern: "https://www.w3.org/WAI/tutorials/images/functional/",
  parts: {
    component: {
      Logo: "The link to the home page.",
      LogoMark: "The mark alone, as decoration.",
    },
    part: {
      mark: "The mark in the link: the default wheel or a custom one.",
      words: "Name and claim; replaced by the link's name for screen readers.",
    },
  },
  keyboard: {
    Tab: "Moves focus to the logo; the mark alone can't be focused.",
    Enter: "Opens the home page.",
  },
  serverSafe: false,
  budget: { js: 950 },
});
