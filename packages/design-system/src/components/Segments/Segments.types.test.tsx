import { SegmentNav, Segments } from "./index.ts";

const segments = [
  { value: "email", label: "Email" },
  { value: "phone", label: "Phone" },
] as const;

/** What must not compile. */
export const refused = {
  // @ts-expect-error It says what is chosen here.
  nameless: <Segments segments={segments} />,
  // @ts-expect-error A segment has its word, with an icon too.
  wordless: <Segments label="Sign in with" segments={[{ value: "email" }]} />,
  // @ts-expect-error Only what stands in the row can be chosen.
  unknownValue: <Segments label="Sign in with" segments={segments} defaultValue="fax" />,
  // @ts-expect-error A segment of a landmark leads somewhere.
  linkWithoutAddress: <SegmentNav label="Period" segments={[{ label: "Week" }]} />,
};
