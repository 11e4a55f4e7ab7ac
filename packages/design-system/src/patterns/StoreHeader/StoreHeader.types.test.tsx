import { StoreHeader } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Stars are read out as words.
  mute: <StoreHeader name="Nordic" score={{ value: 4.8, text: "4.8" }} />,
  // @ts-expect-error A shop needs a name.
  nameless: <StoreHeader score={{ value: 4.8, text: "4.8", label: "4.8 of 5" }} />,
};
