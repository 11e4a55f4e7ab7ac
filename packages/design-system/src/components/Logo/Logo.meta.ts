import { defineMeta } from "../../lib/meta.ts";

export default defineMeta({
  name: "Logo",
  group: "base",
  status: "ready",
  since: "0.1.0",
  summary: "Mark, name and claim of the marketplace, as the link home.",
  pattern: "https://www.w3.org/WAI/tutorials/images/functional/",
  parts: {
    component: {
      Logo: "The link home.",
      LogoMark: "The wheel alone: decoration.",
    },
    part: {
      mark: "The mark in the link: the wheel, or one of one's own.",
      words: "Name and claim; the link's name is read out in their place.",
    },
  },
  keyboard: { Tab: "Goes to the logo; the mark alone is passed by.", Enter: "Goes to the home page." },
  serverSafe: false,
  budget: { js: 950 },
});
