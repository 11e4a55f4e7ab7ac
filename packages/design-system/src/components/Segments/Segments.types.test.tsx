import { SegmentNav, Segments } from "./index.ts";

const segments = [
  { value: "email", label: "Email" },
  { value: "phone", label: "Phone" },
] as const;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A label is required.
  nameless: <Segments segments={segments} />,
  // @ts-expect-error A segment needs text, even with an icon.
  wordless: <Segments label="Sign in with" segments={[{ value: "email" }]} />,
  // @ts-expect-error Only a segment's value can be selected.
  unknownValue: <Segments label="Sign in with" segments={segments} defaultValue="fax" />,
  // @ts-expect-error A segment of a SegmentNav needs an `href`.
  linkWithoutAddress: <SegmentNav label="Period" segments={[{ label: "Week" }]} />,
};
